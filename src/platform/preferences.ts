import { deviceShelf } from './storage';

/** A few texts that outlive the app, by key. Both calls may fail: storage can be full, blocked or broken. */
export interface Preferences {
  read(key: string): Promise<string | undefined>;
  write(key: string, text: string): Promise<void>;
}

/** The preferences of this device, on the shelf that saves lie on: a killed browser keeps them too. */
export const devicePreferences: Preferences = {
  read: async (key) => (await deviceShelf.get([key]))[0],
  write: (key, text) => deviceShelf.put(key, text),
};
