import { FILE_ENDING } from '../saves/export';
import { LIMITS } from '../saves/limits';
import { problem } from '../saves/problems';
import { readingProblem } from '../saves/ports';
import { MIME_TYPE, type Picked } from './share-types';

/** Downloads a text as a file. */
const download = async (name: string, text: string, type: string): Promise<boolean> => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: some browsers begin the download only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return true;
};

export const shareGame = (name: string, text: string): Promise<boolean> => download(name, text, MIME_TYPE);

export const shareReport = (name: string, text: string): Promise<boolean> =>
  download(name, text, 'text/plain');

/** Lets a person pick a game's file; must be called while a tap is being dealt with. */
export const pickGame = (): Promise<Picked> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = `.${FILE_ENDING},.json,.txt,${MIME_TYPE},application/json,text/plain`;
    input.onchange = () => {
      const file = input.files?.[0];
      resolve(file ? readGame(file) : undefined);
    };
    input.oncancel = () => resolve(undefined);
    input.click();
  });

/** Reads a file that was picked or dropped. */
export const readGame = async (file: Blob): Promise<Picked> => {
  const { size } = file;
  if (size > LIMITS.text) return { problem: problem('too-large', { size, limit: LIMITS.text }) };
  try {
    return { text: await file.text() };
  } catch (error) {
    return { problem: readingProblem(error) };
  }
};

/** Browsers open no files with a page. */
export const readGameAt = async (_uri: string): Promise<Picked> => undefined;
export const isGameFile = (_url: string): boolean => false;
