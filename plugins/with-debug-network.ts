import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { AndroidConfig, withDangerousMod, type ConfigPlugin } from 'expo/config-plugins';

const DEBUG_SOURCE_SETS = ['debug', 'debugOptimized'];
const DEBUG_PERMISSIONS = ['android.permission.INTERNET'];

/**
 * Gives Android debug builds back the network that `blockedPermissions` takes from every build.
 *
 * The main manifest says `tools:node="remove"`, which also strips what libraries ask for. A source set outranks the
 * main manifest, so declaring the permission there keeps Metro reachable in debug and release silent.
 */
const withDebugNetwork: ConfigPlugin = (config) =>
  withDangerousMod(config, [
    'android',
    async (mod) => {
      for (const sourceSet of DEBUG_SOURCE_SETS) {
        const path = join(mod.modRequest.platformProjectRoot, 'app/src', sourceSet, 'AndroidManifest.xml');
        if (!existsSync(path)) throw new Error(`The Android template has no ${sourceSet} manifest any more.`);
        const manifest = await AndroidConfig.Manifest.readAndroidManifestAsync(path);
        AndroidConfig.Permissions.ensurePermissions(manifest, DEBUG_PERMISSIONS);
        await AndroidConfig.Manifest.writeAndroidManifestAsync(path, manifest);
      }
      return mod;
    },
  ]);

export default withDebugNetwork;
