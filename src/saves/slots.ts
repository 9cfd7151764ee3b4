/**
 * Two slots a save, written in turn, so that a write cut off in the middle costs at most the step it carried; and a
 * second copy in a file, because storage can lose every key at once.
 */
import { PlayedOn, type Folder, type Ports } from './ports';
import { seal, unseal, type Sealed } from './seal';

const SLOTS = ['a', 'b'] as const;
export type Slot = (typeof SLOTS)[number];

/** Where the newest whole write of a save lies. */
export interface Place {
  readonly sequence: number;
  /** The slot that holds it; none if only the file does. */
  readonly slot?: Slot;
}

/** The newest whole write of a save; the texts alone if none is whole. */
export interface Found {
  readonly newest?: Sealed & Place;
  readonly texts: readonly string[];
}

const KEY = /^bastide\/save\/([0-9a-z]{1,24})\/[ab]$/;
const FILE = /^([0-9a-z]{1,24})\.(?:bastide|part)$/;

const keyOf = (id: string, slot: Slot): string => `bastide/save/${id}/${slot}`;
export const keysOf = (id: string): readonly string[] => SLOTS.map((slot) => keyOf(id, slot));
const fileOf = (id: string): string => `${id}.bastide`;
const asideOf = (id: string): string => `${id}.part`;

/** The ids that keys and files speak of, each once, in order. */
export const idsIn = (keys: readonly string[], files: readonly string[]): readonly string[] => {
  const ids = new Set<string>();
  for (const key of keys) ids.add(KEY.exec(key)?.[1] ?? '');
  for (const file of files) ids.add(FILE.exec(file)?.[1] ?? '');
  ids.delete('');
  return [...ids].sort();
};

/** The newest whole of the two slots' texts and the files' texts. */
export const findNewest = (
  slots: readonly (string | undefined)[],
  files: readonly (string | undefined)[],
): Found => {
  let newest: (Sealed & Place) | undefined;
  slots.forEach((text, at) => {
    const sealed = unseal(text);
    if (sealed && sealed.sequence > (newest?.sequence ?? 0)) newest = { ...sealed, slot: SLOTS[at] };
  });
  for (const text of files) {
    const sealed = unseal(text);
    if (sealed && sealed.sequence > (newest?.sequence ?? 0)) newest = sealed;
  }
  const texts = [...slots, ...files].filter((text) => text !== undefined);
  return newest ? { newest, texts } : { texts };
};

/**
 * The texts of a save's files: the copy, and what was written aside if its move was cut off. A folder that cannot be
 * read is as good as none: the slots may still be whole.
 */
export const readFiles = async (
  folder: Folder | undefined,
  id: string,
): Promise<readonly (string | undefined)[]> => {
  if (!folder) return [];
  try {
    return [await folder.read(fileOf(id)), await folder.read(asideOf(id))];
  } catch {
    return [];
  }
};

/** A write of a save. */
export interface Write {
  readonly id: string;
  readonly body: string;
  /** Where the newest lies. */
  readonly at: Place | undefined;
  readonly finished: boolean;
}

const slotAfter = (at: Place | undefined): Slot => (at?.slot === 'a' ? 'b' : 'a');
export const sequenceAfter = (at: Place | undefined): number => (at?.sequence ?? 0) + 1;

/**
 * Throws if the slot that is to be written holds a later step than this app knows of: `own` is the highest sequence
 * number that it has written itself, or tried to.
 */
export const guardNext = async (
  { shelf }: Ports,
  id: string,
  at: Place | undefined,
  own: number,
): Promise<void> => {
  // What cannot be read may still be written over.
  const [there] = await shelf.get([keyOf(id, slotAfter(at))]).catch(() => [undefined]);
  if ((unseal(there)?.sequence ?? 0) > Math.max(own, at?.sequence ?? 0)) throw new PlayedOn();
};

/**
 * Writes a save to the slot that does not hold the newest, then its file; a finished game keeps one slot. `written` is
 * told as soon as the slot holds it: should the file fail, the next write must not go to that slot again.
 */
export const writeNext = async (
  { shelf, folder }: Ports,
  { id, body, at, finished }: Write,
  written: (place: Place) => void,
): Promise<void> => {
  const [slot, sequence] = [slotAfter(at), sequenceAfter(at)];
  const text = seal(sequence, body);
  await shelf.put(keyOf(id, slot), text);
  written({ sequence, slot });
  if (folder) {
    await folder.write(asideOf(id), text);
    await folder.move(asideOf(id), fileOf(id));
  }
  if (finished && at?.slot) await shelf.drop([keyOf(id, at.slot)]);
};

/** Puts the texts of a damaged save back, every one: each may hold steps that the others have lost. */
export const putBack = async (
  { shelf, folder }: Ports,
  id: string,
  texts: readonly string[],
): Promise<void> => {
  const [inSlots, inFiles] = [texts.slice(0, SLOTS.length), texts.slice(SLOTS.length)];
  for (const [at, text] of inSlots.entries()) await shelf.put(keyOf(id, SLOTS[at]), text);
  for (const [at, text] of inFiles.entries()) await folder?.write(at === 0 ? fileOf(id) : asideOf(id), text);
};

/** Removes a save. Files first, or they would bring it back; the newest slot last, or an old step would come back. */
export const removeAll = async (
  { shelf, folder }: Ports,
  id: string,
  at: Place | undefined,
): Promise<void> => {
  if (folder) {
    await folder.drop(asideOf(id));
    await folder.drop(fileOf(id));
  }
  for (const slot of at?.slot === 'a' ? (['b', 'a'] as const) : SLOTS) await shelf.drop([keyOf(id, slot)]);
};
