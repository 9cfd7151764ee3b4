import detox from '@config-plugins/detox';
import type { ConfigPlugin } from 'expo/config-plugins';

/**
 * Makes a Detox build when `BASTIDE_DETOX=1` is set at prebuild, and leaves every other build alone.
 *
 * The tests reach the app over a socket, so only such a build keeps the network in release too.
 */
const withDetox: ConfigPlugin = (config) => {
  if (process.env.BASTIDE_DETOX !== '1') return config;
  const blocked = config.android?.blockedPermissions ?? [];
  const android = {
    ...config.android,
    permissions: ['android.permission.INTERNET'],
    blockedPermissions: blocked.filter((permission) => permission !== 'android.permission.INTERNET'),
  };
  return detox({ ...config, android }, { subdomains: ['10.0.2.2', 'localhost'] });
};

export default withDetox;
