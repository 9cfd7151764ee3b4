import Constants from 'expo-constants';
import { Platform } from 'react-native';

/** What runs here, for reports; nothing that tells one person's device from another's. */
export const runningVersions = (): { readonly [part: string]: string | number } => ({
  bastide: Constants.expoConfig?.version ?? 'unknown',
  system: Platform.OS,
  version: Platform.Version ?? 'unknown',
});
