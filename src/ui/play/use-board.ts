import { useEffect, useMemo } from 'react';

import type { GameEvent } from '@/core/contract';
import type { AnyDesk, Light } from '@/games/desk';
import { announce } from '@/platform/announce';
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
  const hand = useMemo(() => desk.hand(seen, chosen), [desk, seen, chosen]);
  const lie = hand?.lie === undefined ? undefined : words.say(hand.lie);
  const labels = useMemo(
    () =>
      offer.choices.map(({ id, label }) => {
        const place = words.say(label);
        if (id !== pick?.id) return place;
        return t('play.chosen', { place: lie === undefined ? place : `${place}, ${lie}` });
      }),
    [offer, pick?.id, words, lie, t],
  );
  // A turn changes nothing that a screen reader would say by itself.
  useEffect(() => {
    if (lie !== undefined) announce(lie);
  }, [pick?.id, lie]);
  const standers = useMemo(
    () => desk.standers(seen).map((each) => ({ ...each, words: words.say(each.label) })),
    [desk, seen, words],
  );
  const supplies = useMemo(
    () => colours.map((colour, seat) => desk.supplies(seen, seat, colour)),
    [desk, seen, colours],
  );
  return { list, ghost, labels, standers, supplies, viewer, choices: offer.choices, hand };
};
