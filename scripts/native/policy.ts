/** What a release of Bastide is allowed to be. Raised here, on purpose, when a feature needs more. */
export const POLICY = {
  name: 'Bastide',
  scheme: 'bastide',
  id: 'app.bastide',
  locales: ['en', 'de', 'fr'],
  /** Permissions of an Android release, exactly. */
  permissions: [] as readonly string[],
  /** What a debug build needs to reach Metro. */
  debugPermissions: ['android.permission.INTERNET'],
  storageMegabytes: 64,
  orientations: [
    'UIInterfaceOrientationPortrait',
    'UIInterfaceOrientationPortraitUpsideDown',
    'UIInterfaceOrientationLandscapeLeft',
    'UIInterfaceOrientationLandscapeRight',
  ],
  gameFile: { extension: 'bastide', mimeType: 'application/x-bastide', uniformType: 'app.bastide.game' },
  buildProfiles: ['development', 'preview', 'production'],
} as const;
