import { Share } from 'react-native';

/** What became of a text that was handed out: with another app, on the clipboard, or nowhere. */
export type Handed = 'shared' | 'copied' | 'nowhere';

/** Hands a text to whatever app a person picks. */
export const shareText = async (text: string): Promise<Handed> => {
  try {
    await Share.share({ message: text });
    return 'shared';
  } catch {
    return 'nowhere';
  }
};
