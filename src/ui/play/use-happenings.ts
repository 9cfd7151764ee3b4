import { useCallback, useEffect, useRef, useState } from 'react';

import { PUBLIC, type Eye, type GameEvent } from '@/core/contract';
import type { AnyDesk } from '@/games/desk';
import type { Box } from '@/geometry/display-list';
import { announce } from '@/platform/announce';
import { SEAT_COLOURS } from '@/saves/save';
import { isPerson } from '@/session/presence';
import type { Step } from '@/session/table';

import { useTranslation } from '../i18n/i18n-context';
import type { AnySession } from '../services/services';
import { momentsOf, type Moment } from './timeline';
import type { Words } from './use-words';

export interface Happenings {
  /** What is being shown now. */
  readonly moment: Moment | undefined;
  /** Where the last step happened, to be looked at. */
  readonly focus: Box | undefined;
  /** Stops showing; true if there was something. */
  skip(): boolean;
  /** Drops what was meant for one seat's eyes: what everybody heard goes on. */
  forget(): void;
}

/** A moment, and whose eyes it was made for. */
interface Heard extends Moment {
  readonly eye: Eye;
}

/** Follows a game step by step: shows what scores, says what others do. */
export const useHappenings = (
  session: AnySession,
  desk: AnyDesk,
  words: Words,
  calm: boolean,
): Happenings => {
  const { t } = useTranslation();
  const [queue, setQueue] = useState<readonly Heard[]>([]);
  const [focus, setFocus] = useState<Box>();
  const moment = queue[0];

  useEffect(() => {
    if (!moment) return undefined;
    const timer = setTimeout(() => setQueue((waiting) => waiting.slice(1)), moment.ms);
    return () => clearTimeout(timer);
  }, [moment]);

  const follow = useRef<(step: Step<unknown, GameEvent>) => void>(undefined);
  useEffect(() => {
    follow.current = ({ kind, actor, after, events }) => {
      if (kind === 'taken-back') {
        setQueue([]);
        announce(t('play.undone'));
        return;
      }
      const { eye, seats } = session.getTable();
      const colours = seats.map(({ colour }) => SEAT_COLOURS.indexOf(colour));
      const next = momentsOf({ desk, after, colours }, events, calm).map((each) => ({ ...each, eye }));
      setQueue((waiting) => [...waiting, ...next]);
      const places = events.flatMap((event) => desk.where(event) ?? []);
      if (places.length > 0) setFocus(places[places.length - 1]);
      const own = isPerson(session.getTable().seats, actor);
      const said = events.filter(({ points }) => !own || points !== undefined);
      if (said.length > 0) announce(said.map((event) => words.say(desk.describe(event))).join('. '));
    };
  });
  useEffect(() => session.listen((step) => follow.current?.(step)), [session]);

  const skip = useCallback(() => {
    if (queue.length === 0) return false;
    setQueue([]);
    return true;
  }, [queue]);
  const forget = useCallback(() => setQueue((waiting) => waiting.filter(({ eye }) => eye === PUBLIC)), []);
  return { moment, focus, skip, forget };
};
