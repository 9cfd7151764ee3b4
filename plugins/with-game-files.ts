import { withAndroidManifest, withInfoPlist, AndroidConfig, type ConfigPlugin } from 'expo/config-plugins';

const EXTENSION = 'bastide';
const MIME_TYPE = 'application/x-bastide';
const UNIFORM_TYPE = 'app.bastide.game';
const TYPE_NAME = 'Bastide game';

/** Declares `.bastide` files as ours, so that a game sent by mail or kept in a folder opens in the app. */
const withGameFiles: ConfigPlugin = (config) => withGameFilesAndroid(withGameFilesIos(config));

const withGameFilesIos: ConfigPlugin = (config) =>
  withInfoPlist(config, (mod) => {
    mod.modResults.UTExportedTypeDeclarations = [
      {
        UTTypeIdentifier: UNIFORM_TYPE,
        UTTypeDescription: TYPE_NAME,
        // Not `public.text`: editors would offer to open a game, and we would be offered every text.
        UTTypeConformsTo: ['public.data', 'public.content'],
        UTTypeTagSpecification: {
          'public.filename-extension': [EXTENSION],
          'public.mime-type': [MIME_TYPE],
        },
      },
    ];
    mod.modResults.CFBundleDocumentTypes = [
      {
        CFBundleTypeName: TYPE_NAME,
        CFBundleTypeRole: 'Editor',
        LSHandlerRank: 'Owner',
        LSItemContentTypes: [UNIFORM_TYPE],
      },
    ];
    // The system hands over a copy: an import never holds on to, or writes into, the sender's file.
    mod.modResults.LSSupportsOpeningDocumentsInPlace = false;
    return mod;
  });

const withGameFilesAndroid: ConfigPlugin = (config) =>
  withAndroidManifest(config, (mod) => {
    const activity = AndroidConfig.Manifest.getMainActivityOrThrow(mod.modResults);
    const others = (activity['intent-filter'] ?? []).filter((filter) => !opensGames(filter));
    activity['intent-filter'] = [...others, BY_TYPE, BY_NAME];
    return mod;
  });

type IntentFilter = AndroidConfig.Manifest.ManifestIntentFilter;
type Data = NonNullable<IntentFilter['data']>[number]['$'];

function opening(...data: Data[]): IntentFilter {
  return {
    action: [{ $: { 'android:name': 'android.intent.action.VIEW' } }],
    category: [
      { $: { 'android:name': 'android.intent.category.DEFAULT' } },
      { $: { 'android:name': 'android.intent.category.BROWSABLE' } },
    ],
    data: data.map(($) => ({ $ })),
  };
}

/** A sender that knows our type. */
const BY_TYPE = opening(
  { 'android:scheme': 'content' },
  { 'android:scheme': 'file' },
  { 'android:mimeType': MIME_TYPE },
);

/**
 * A sender that does not, but keeps the file's name in the address.
 * `.*` is not greedy there, so a name with further dots needs a pattern of its own.
 */
const BY_NAME = opening(
  { 'android:scheme': 'content' },
  { 'android:scheme': 'file' },
  { 'android:host': '*' },
  { 'android:mimeType': '*/*' },
  { 'android:pathPattern': `.*\\\\.${EXTENSION}` },
  { 'android:pathPattern': `.*\\\\..*\\\\.${EXTENSION}` },
  { 'android:pathPattern': `.*\\\\..*\\\\..*\\\\.${EXTENSION}` },
);

function opensGames(filter: IntentFilter): boolean {
  return (filter.data ?? []).some(
    ({ $ }) => $['android:mimeType'] === MIME_TYPE || $['android:pathPattern']?.endsWith(`.${EXTENSION}`),
  );
}

export default withGameFiles;
