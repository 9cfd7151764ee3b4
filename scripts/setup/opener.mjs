import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const isThere = (name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

/** The program that opens a page for the person at this machine; nothing where there is no desktop. */
export const findOpener = () => {
  if (process.platform === 'darwin') return 'open';
  if (process.platform === 'win32') return 'start';
  const desktop = process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  return desktop && isThere('xdg-open') ? 'xdg-open' : undefined;
};
