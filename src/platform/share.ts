import { getDocumentAsync } from 'expo-document-picker';
import { File, Paths } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';
import { LIMITS } from '../saves/limits';
import { problem } from '../saves/problems';
import { readingProblem } from '../saves/ports';
import { MIME_TYPE, UNIFORM_TYPE, type Picked } from './share-types';

/** Hands a text as a file to whatever app a person picks; says whether that was possible. */
const handOut = async (name: string, text: string, mimeType: string, UTI: string): Promise<boolean> => {
  if (!(await isAvailableAsync())) return false;
  const file = new File(Paths.cache, name);
  if (file.exists) file.delete();
  file.write(text);
  await shareAsync(file.uri, { mimeType, UTI });
  return true;
};

/** Shares an exported game through the system's sheet. */
export const shareGame = (name: string, text: string): Promise<boolean> =>
  handOut(name, text, MIME_TYPE, UNIFORM_TYPE);

/** Shares plain text, such as a report, through the system's sheet. */
export const shareReport = (name: string, text: string): Promise<boolean> =>
  handOut(name, text, 'text/plain', 'public.plain-text');

/** Lets a person pick a game's file. */
export const pickGame = async (): Promise<Picked> => {
  try {
    // Any type: few systems know ours, and what it holds is checked anyway.
    const picked = await getDocumentAsync({ type: '*/*', copyToCacheDirectory: true });
    return picked.canceled ? undefined : await readGameAt(picked.assets[0].uri);
  } catch (error) {
    return { problem: readingProblem(error) };
  }
};

/** Reads a file that was picked, or that another app opened with this one. */
export const readGameAt = async (uri: string): Promise<Picked> => {
  try {
    const file = new File(uri);
    const { size } = file;
    if (size > LIMITS.text) return { problem: problem('too-large', { size, limit: LIMITS.text }) };
    return { text: await file.text() };
  } catch (error) {
    return { problem: readingProblem(error) };
  }
};

/** Whether an address that opened the app is a file to read, and not a screen. */
export const isGameFile = (url: string): boolean => /^(file|content):/.test(url);
