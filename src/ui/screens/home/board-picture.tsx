import { useEffect, useState } from 'react';
import { PixelRatio, StyleSheet } from 'react-native';
import Animated, { FadeIn } from 'react-native-reanimated';

import { isProblem } from '@/saves/problems';
import { SEAT_COLOURS, type Save, type Summary } from '@/saves/save';
import { peek } from '@/session/open';
import { boxCalled } from '@/ui/services/services';
import { useServices } from '@/ui/services/services-context';
import { useTheme } from '@/ui/theme/theme-context';
import { shootBoard } from '@/view/paint/shoot';

/** Points and the most pixels a point of the picture: as large as it is shown on a phone, scaled elsewhere. */
const SIDE = 320;
const DENSITY = 2;

/** The last picture taken: coming back to the title page draws nothing anew. */
let kept: { readonly of: string; readonly uri: string } | undefined;

/** How a board looks to everybody, without marks. */
const settledBoard = (save: Save) => {
  const box = boxCalled(save.game);
  const seen = box && peek(box.game, save);
  if (!box || seen === undefined) return undefined;
  const colours = save.seats.map(({ colour }) => SEAT_COLOURS.indexOf(colour));
  const look = { colours, open: [], lit: [], dead: false, control: false };
  return { list: box.desk.picture(seen, look, []), faces: box.desk.faces };
};

interface BoardPictureProps {
  readonly summary: Summary;
}

/** A game's board as it stands, over whatever it is laid upon. Says nothing to readers: its name stands beside it. */
export default function BoardPicture({ summary }: BoardPictureProps) {
  const { library } = useServices();
  const { scheme, motion } = useTheme();
  const { id, updated } = summary;
  const of = `${id}/${updated}/${scheme}`;
  const [shot, setShot] = useState(kept);

  useEffect(() => {
    if (kept?.of === of) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    // A game that cannot be read says so where it is opened; here it has no picture.
    void library.load(id).then((save) => {
      const board = left || isProblem(save) ? undefined : settledBoard(save);
      if (!board) return;
      const palette = scheme === 'dark' ? 'night' : 'day';
      const density = Math.min(DENSITY, PixelRatio.get());
      stop = shootBoard({ ...board, palette, side: SIDE, density }, (uri) => {
        kept = { of, uri };
        setShot(kept);
      });
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [library, id, of, scheme]);

  if (shot?.of !== of) return undefined;
  return (
    <Animated.Image
      testID="home-board"
      source={{ uri: shot.uri }}
      style={StyleSheet.absoluteFill}
      {...(motion.reduced ? undefined : { entering: FadeIn.duration(motion.settle) })}
    />
  );
}
