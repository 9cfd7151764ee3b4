import AsyncStorage from '@react-native-async-storage/async-storage';
import type { Shelf } from '../saves/ports';
import { tellFull } from './storage-error';

/** Where saves lie on phones and tablets. */
export const deviceShelf: Shelf = {
  keys: () => AsyncStorage.getAllKeys(),
  get: async (keys) => {
    const found = new Map(await AsyncStorage.multiGet(keys));
    return keys.map((key) => found.get(key) ?? undefined);
  },
  put: (key, text) => tellFull(() => AsyncStorage.setItem(key, text)),
  drop: (keys) => AsyncStorage.multiRemove(keys),
};
