import { isGameFile } from './share';

/** Where an address that opened the app leads: a game's file to the import screen, any other to its own screen. */
export const screenFor = (path: string): string =>
  isGameFile(path) ? `/import?from=${encodeURIComponent(path)}` : path;
