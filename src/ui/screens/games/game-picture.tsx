import { Image, StyleSheet } from 'react-native';

import { radius } from '@/ui/theme/measures';
import { useTheme } from '@/ui/theme/theme-context';

import cityDay from '../../../../assets/games/city-day.jpg';
import cityNight from '../../../../assets/games/city-night.jpg';
import type { Offered } from './offered';

/** As the board paints them; `scripts/gallery/illustrate.ts` draws them anew. */
const PICTURES: Readonly<Record<Offered['id'], Readonly<Record<'light' | 'dark', number>>>> = {
  city: { light: cityDay, dark: cityNight },
};

interface GamePictureProps {
  readonly game: Offered['id'];
  /** Across a card, or beside the name in a list. */
  readonly shape: 'wide' | 'small';
}

/** What a game looks like when it is played. Its name stands beside it, so it says nothing to a screen reader. */
export function GamePicture({ game, shape }: GamePictureProps) {
  const { scheme, colours } = useTheme();
  return (
    <Image
      aria-hidden
      alt=""
      source={PICTURES[game][scheme]}
      resizeMode="cover"
      style={[styles.picture, styles[shape], { borderColor: colours.edge }]}
    />
  );
}

const styles = StyleSheet.create({
  picture: { borderWidth: 1, borderRadius: radius.m },
  // Not the picture's own height, which would come with it.
  wide: { width: '100%', height: 'auto', aspectRatio: 2.4 },
  small: { width: 72, height: 56 },
});
