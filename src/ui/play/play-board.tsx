import { useCallback, useMemo, useRef } from 'react';
import { useWindowDimensions } from 'react-native';

import type { AnyDesk, Choice, Ghost, Stander } from '@/games/desk';
import type { DisplayList } from '@/geometry/display-list';
import type { BoardSurfaceHandle, BoardSurfaceProps } from '@/view/board-surface';
import type { Insets, Point, Rect } from '@/view/camera/camera';
import { PaintedBoard, type Snap } from '@/view/painted-board';
import { pickSpot } from '@/view/pick-spot';
import type { Spot } from '@/view/spot';
import { useCarry } from '@/view/surface/carry';

import { useTheme } from '../theme/theme-context';
import type { Moment } from './timeline';
import { homeOf } from './timeline-home';
import { useCrowd } from './use-crowd';

export interface PlayBoardProps {
  readonly desk: AnyDesk;
  readonly list: DisplayList;
  readonly choices: readonly Choice[];
  /** The labels of the choices, in their order. */
  readonly labels: readonly string[];
  readonly standers: readonly (Stander & { readonly words: string })[];
  readonly ghost: Ghost | undefined;
  readonly focus: Rect | undefined;
  /** What is on its way now, for so long. */
  readonly moving: Pick<Moment, 'moving' | 'ms'> | undefined;
  /** How many play. */
  readonly seats: number;
  readonly insets: Insets;
  readonly label: string;
  readonly onChoose: (id: string) => void;
  /** The piece was dragged to a place. */
  readonly onMove: (id: string) => void;
  /** A tap that meant no choice; true if it did something all the same. */
  readonly onElsewhere: (board: Point) => boolean;
  readonly onAsk: (board: Point) => void;
  readonly onSnap: (snap: Snap | undefined) => void;
}

/** A small place is meant by touches up to so many points from its middle. */
const REACH_PT = 44;
/** A whole cell is large enough to be hit; beside it lie others, and a touch there means those. */
const CELL_REACH_PT = 14;

/** How far beside places of this size a touch may be. */
const reachFor = (choices: readonly Choice[], cell: number, zoom: number): number => {
  const least = Math.min(...choices.map(({ box }) => Math.min(box.width, box.height)));
  return least >= cell ? CELL_REACH_PT : Math.max(CELL_REACH_PT, REACH_PT - (least * zoom) / 2);
};

/** A game's board under the hands of a person. The only part of the screen that needs Skia. */
export default function PlayBoard(props: PlayBoardProps) {
  const { desk, choices, labels, standers, ghost, onChoose, onMove, onElsewhere, onAsk } = props;
  const { colours, scheme, motion } = useTheme();
  const surface = useRef<BoardSurfaceHandle>(null);

  const targets = useMemo(() => choices.map(({ id, box }) => ({ id, rect: box })), [choices]);
  const spots = useMemo<readonly Spot[]>(
    () => [
      ...choices.map(({ id, box }, at) => ({
        id,
        rect: box,
        label: labels[at] ?? '',
        role: 'button' as const,
      })),
      ...standers.map(({ id, box, words }) => ({ id, rect: box, label: words, role: 'button' as const })),
    ],
    [choices, labels, standers],
  );

  const carry = useCarry({
    piece: ghost?.box,
    onDrop: (middle, zoom) => {
      const found = pickSpot(targets, middle, zoom, reachFor(choices, desk.cell, zoom));
      const here = ghost && found.kind === 'spot' && isSame(found.spot.rect, ghost.box);
      if (found.kind !== 'spot' || here) return false;
      onMove(found.spot.id);
      return true;
    },
  });

  const { moving, seats, insets } = props;
  const window = useWindowDimensions();
  const sprites = useMemo(
    () =>
      moving?.moving.map(({ stamp, home, going }) => ({
        stamp,
        ms: going ? moving.ms : 0,
        ...(home === undefined ? {} : { to: homeOf(home, seats, insets, window) }),
      })),
    [moving, seats, insets, window],
  );

  const onRest = useCrowd(surface, choices, props);

  const onTap: BoardSurfaceProps['onTap'] = ({ board, zoom }) => {
    if (targets.length > 0) {
      const found = pickSpot(targets, board, zoom, reachFor(choices, desk.cell, zoom));
      if (found.kind === 'spot') {
        onChoose(found.spot.id);
        return true;
      }
      if (found.kind === 'tie') {
        surface.current?.closeIn({ ...board, width: 0, height: 0 });
        return true;
      }
    }
    return onElsewhere(board);
  };
  const onSpot = useCallback(
    (id: string) => {
      const stander = standers.find((each) => each.id === id);
      if (stander) onAsk(middleOf(stander.box));
      else onChoose(id);
    },
    [standers, onAsk, onChoose],
  );

  return (
    <PaintedBoard
      ref={surface}
      testID="play-board"
      list={props.list}
      faces={desk.faces}
      palette={scheme === 'dark' ? 'night' : 'day'}
      lifted={ghost}
      sprites={sprites}
      onSnap={props.onSnap}
      cell={desk.cell}
      insets={props.insets}
      focus={props.focus}
      ground={colours.table}
      ring={colours.focus}
      reduceMotion={motion.reduced}
      label={props.label}
      spots={spots}
      onSpot={onSpot}
      onTap={onTap}
      onLongPress={({ board }) => onAsk(board)}
      carry={carry}
      onRest={onRest}
    />
  );
}

const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

const isSame = (a: Rect, b: Rect): boolean => a.x === b.x && a.y === b.y;
