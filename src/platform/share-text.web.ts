import type { Handed } from './share-text';

/** Puts a text on the clipboard: few browsers share. */
export const shareText = async (text: string): Promise<Handed> => {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'nowhere';
  }
};
