import { useMemo } from 'react';

import type { GameEvent } from '@/core/contract';
import type { AnyDesk, Light } from '@/games/desk';
import { SEAT_COLOURS } from '@/saves/save';

import { useTranslation } from '../i18n/i18n-context';
import type { Aids } from '../settings/settings';
import { recentOf, viewerOf, type Play } from './use-play';
import type { Words } from './use-words';

interface BoardOptions {
  readonly desk: AnyDesk;
  readonly play: Play;
  readonly words: Words;
  readonly aids: Aids;
  readonly heard: readonly GameEvent[];
  readonly lit: readonly Light[];
  /** Show who holds what. */
  readonly control: boolean;
}

const NOBODY: readonly [] = [];

/** What the board shows and offers now; parts stay the same objects while nothing in them changes. */
export const useBoard = ({ desk, play, words, aids, heard, lit, control }: BoardOptions) => {
  const { t } = useTranslation();
  const { table, offer, pick, chosen } = play;
  const { seen, seats } = table;
  const viewer = viewerOf(table);
  const colours = useMemo(() => seats.map(({ colour }) => SEAT_COLOURS.indexOf(colour)), [seats]);
  const recent = useMemo(() => recentOf(desk, heard, viewer), [desk, heard, viewer]);
  const open = useMemo(
    () => (aids.legalSpots ? offer.choices.map(({ moves }) => moves[0]) : NOBODY),
    [aids.legalSpots, offer],
  );
  const list = useMemo(
    () =>
      desk.picture(
        seen,
        { colours, open, chosen, lit, dead: aids.deadCells && offer.choices.length > 0, control },
        recent,
      ),
    [desk, seen, colours, open, chosen, lit, aids.deadCells, offer, control, recent],
  );
  const ghost = useMemo(
    () => (chosen === undefined ? undefined : desk.ghost(seen, chosen)),
    [desk, seen, chosen],
  );
  const labels = useMemo(
    () =>
      offer.choices.map(({ id, label }) =>
        id === pick?.id ? t('play.chosen', { place: words.say(label) }) : words.say(label),
      ),
    [offer, pick?.id, words, t],
  );
  const standers = useMemo(
    () => desk.standers(seen).map((each) => ({ ...each, words: words.say(each.label) })),
    [desk, seen, words],
  );
  const supplies = useMemo(
    () => colours.map((colour, seat) => desk.supplies(seen, seat, colour)),
    [desk, seen, colours],
  );
  const hand = desk.hand(seen, chosen);
  return { list, ghost, labels, standers, supplies, viewer, choices: offer.choices, hand };
};
