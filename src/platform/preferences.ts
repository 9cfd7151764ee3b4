import AsyncStorage from '@react-native-async-storage/async-storage';

/** A few texts that outlive the app, by key. Both calls may fail: storage can be full, blocked or broken. */
export interface Preferences {
  read(key: string): Promise<string | undefined>;
  write(key: string, text: string): Promise<void>;
}

/** The preferences of this device. */
export const devicePreferences: Preferences = {
  read: async (key) => (await AsyncStorage.getItem(key)) ?? undefined,
  write: (key, text) => AsyncStorage.setItem(key, text),
};
