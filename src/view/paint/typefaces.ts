import { useTypeface } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import type { Brush } from './shapes';

/** The fonts of the board, once all are loaded; the system's fonts differ too much to draw a map with. */
export const useTypefaces = (): Brush['typefaces'] | undefined => {
  const title = useTypeface(require('@expo-google-fonts/alegreya/600SemiBold/Alegreya_600SemiBold.ttf'));
  const titleItalic = useTypeface(
    require('@expo-google-fonts/alegreya/500Medium_Italic/Alegreya_500Medium_Italic.ttf'),
  );
  const play = useTypeface(require('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'));
  const playBold = useTypeface(require('@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf'));
  return useMemo(
    () => (title && titleItalic && play && playBold ? { title, titleItalic, play, playBold } : undefined),
    [title, titleItalic, play, playBold],
  );
};
