import { POLICY } from './policy';

/** A manifest and whose it is: `app` for our own, else the library's name. */
export interface Manifest {
  readonly owner: string;
  readonly text: string;
}

interface PermissionTag {
  readonly name: string;
  readonly removed: boolean;
}

/** The `uses-permission` entries of a manifest, also those for newer systems only. */
export function permissionsOf(manifest: string): PermissionTag[] {
  const bare = manifest.replace(/<!--[\s\S]*?-->/g, '');
  return [...bare.matchAll(/<uses-permission(?:-sdk-\d+)?\s([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const name = /android:name="([^"]+)"/.exec(attributes)?.[1];
    return name ? [{ name, removed: /tools:node="remove(All)?"/.test(attributes) }] : [];
  });
}

/**
 * What release asks for after Gradle has merged the manifests, by who asked: the app's own and the libraries'
 * permissions, without those that the app's manifest removes.
 */
export function mergedPermissions(app: string, libraries: readonly Manifest[]): Map<string, string[]> {
  const own = permissionsOf(app);
  const removed = new Set(own.filter((tag) => tag.removed).map((tag) => tag.name));
  const asked = new Map<string, string[]>();
  for (const { owner, text } of [{ owner: 'app', text: app }, ...libraries]) {
    for (const { name, removed: gone } of permissionsOf(text)) {
      if (gone || removed.has(name)) continue;
      asked.set(name, [...(asked.get(name) ?? []), owner]);
    }
  }
  return asked;
}

/** The merged permissions against the policy's exact set. */
export function checkReleasePermissions(app: string, libraries: readonly Manifest[]): string[] {
  const merged = mergedPermissions(app, libraries);
  const stray = [...merged]
    .filter(([name]) => !POLICY.permissions.includes(name))
    .map(
      ([name, owners]) =>
        `${name} (asked for by ${[...new Set(owners)].join(', ')}) is neither in the policy nor in android.blockedPermissions`,
    );
  const unused = POLICY.permissions
    .filter((name) => !merged.has(name))
    .map((name) => `${name} is in the policy, but nothing asks for it`);
  return [...stray, ...unused];
}

/** Debug builds must reach Metro although release may not reach anything. */
export function checkDebugPermissions(sourceSets: readonly Manifest[]): string[] {
  return sourceSets.flatMap(({ owner, text }) => {
    const names = permissionsOf(text).map(({ name }) => name);
    return POLICY.debugPermissions
      .filter((name) => !names.includes(name))
      .map((name) => `the ${owner} manifest does not give back ${name}`);
  });
}
