import { Alegreya_500Medium_Italic } from '@expo-google-fonts/alegreya/500Medium_Italic';
import { Alegreya_700Bold } from '@expo-google-fonts/alegreya/700Bold';
import { SourceSans3_400Regular } from '@expo-google-fonts/source-sans-3/400Regular';
import { SourceSans3_600SemiBold } from '@expo-google-fonts/source-sans-3/600SemiBold';

/** The font files shipped with the app, under the family names that `type.ts` uses. */
export const FONTS = {
  'Alegreya-MediumItalic': Alegreya_500Medium_Italic,
  'Alegreya-Bold': Alegreya_700Bold,
  'SourceSans3-Regular': SourceSans3_400Regular,
  'SourceSans3-SemiBold': SourceSans3_600SemiBold,
} as const;

export type Family = keyof typeof FONTS;
