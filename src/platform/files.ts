import { Directory, File, Paths } from 'expo-file-system';
import type { Folder } from '../saves/ports';
import { tellFull } from './storage-error';

const folder = (): Directory => {
  const directory = new Directory(Paths.document, 'games');
  if (!directory.exists) directory.create({ intermediates: true, idempotent: true });
  return directory;
};
const fileNamed = (name: string): File => new File(folder(), name);

/** The folder of second copies on phones and tablets; it goes into the system's backups. */
export const deviceFolder: Folder | undefined = {
  names: async () =>
    folder()
      .list()
      .map((entry) => entry.name),
  read: async (name) => {
    const file = fileNamed(name);
    return file.exists ? file.text() : undefined;
  },
  write: (name, text) => tellFull(() => fileNamed(name).write(text)),
  move: (from, to) => tellFull(() => fileNamed(from).move(fileNamed(to), { overwrite: true })),
  drop: async (name) => {
    const file = fileNamed(name);
    if (file.exists) file.delete();
  },
};
