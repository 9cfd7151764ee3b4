import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';

import type { AnyGame, GameEvent, Move, Reason, Seat } from '@/core/contract';
import { PUBLIC } from '@/core/contract';
import type { AnyDesk, Offer } from '@/games/desk';
import type { Table } from '@/session/table';

import type { AnySession } from '../services/services';
import type { Pace } from '../services/pace';
import { choose as chooseIn, moveOf, startPick, waysOf, type Pick } from './picking';

export interface Play {
  readonly table: Table<unknown>;
  readonly offer: Offer;
  readonly pick: Pick | undefined;
  /** The move that ✓ would make. */
  readonly chosen: Move | undefined;
  /** How many ways the chosen place has. */
  readonly ways: number;
  /** ✓ does something now. */
  readonly canConfirm: boolean;
  choose(id: string): void;
  turn(): void;
  /** Drops what is chosen; false if nothing was. */
  drop(): boolean;
  confirm(): void;
  undo(): void;
  redo(): void;
  takeOver(): void;
  hurry(): void;
}

interface PlayOptions {
  readonly session: AnySession;
  readonly game: AnyGame;
  readonly desk: AnyDesk;
  readonly pace: Pace;
  /** What can be done in one way only is done by one tap. */
  readonly atOnce: boolean;
  readonly onRefused: (reason: Reason) => void;
}

/** A person's hands in a game: choose, confirm, take back. Nothing is done before ✓. */
export const usePlay = ({ session, game, desk, pace, atOnce, onRefused }: PlayOptions): Play => {
  const table = useSyncExternalStore(session.subscribe, session.getTable, session.getTable);
  const { seen, legal, wait } = table;
  const offer = useMemo(() => desk.offer(seen, legal), [desk, seen, legal]);
  const [held, setHeld] = useState<{ readonly offer: Offer; readonly pick: Pick | undefined }>();
  // A pick belongs to the offer it was made for: when the position changes it is gone by itself.
  const pick = held?.offer === offer ? held.pick : startPick(offer);
  const chosen = moveOf(offer, pick);
  const refused = useRef(onRefused);
  useEffect(() => {
    refused.current = onRefused;
  });

  const tell = useCallback((answer: Promise<Reason | undefined>) => {
    void answer.then((reason) => reason && refused.current(reason));
  }, []);
  const make = useCallback(
    (move: Move, stands: boolean) => {
      pace.relax();
      tell(session.attempt(game.unpack(move), { stands }));
    },
    [session, game, pace, tell],
  );

  const choose = (id: string): void => {
    const next = chooseIn(offer, pick, id);
    setHeld({ offer, pick: next });
    const move = moveOf(offer, next);
    // One tap may do a thing, but only ✓ ends a turn.
    if (atOnce && waysOf(offer, next) === 1 && move !== undefined) make(move, false);
  };
  const takeOver = (): void => {
    pace.relax();
    tell(session.takeOver());
  };

  return {
    table,
    offer,
    pick,
    chosen,
    ways: waysOf(offer, pick),
    canConfirm: chosen !== undefined || wait?.for === 'end-of-turn',
    choose,
    turn: () => pick && setHeld({ offer, pick: chooseIn(offer, pick, pick.id) }),
    drop: () => {
      if (!held?.pick || held.offer !== offer) return false;
      setHeld(undefined);
      return true;
    },
    confirm: () => {
      if (wait?.for === 'end-of-turn') takeOver();
      else if (chosen !== undefined) make(chosen, true);
    },
    undo: () => tell(session.undo()),
    redo: () => tell(session.redo()),
    takeOver,
    hurry: () => pace.hurry(),
  };
};

/** The seat that looks at the table, or that it waits for. */
export const viewerOf = ({ eye, wait, decider }: Table<unknown>): Seat | undefined =>
  wait?.seat ?? (eye === PUBLIC ? decider : eye);

/** What the others have done on the board since this seat's own last step; for nobody's eyes nothing is new. */
export const recentOf = (
  desk: AnyDesk,
  heard: readonly GameEvent[],
  seat: Seat | undefined,
): readonly GameEvent[] => {
  if (seat === undefined) return [];
  const recent: GameEvent[] = [];
  for (let at = heard.length - 1; at >= 0; at--) {
    const event = heard[at];
    if (desk.where(event) === undefined) continue;
    if (event.seat === seat) break;
    recent.push(event);
  }
  return recent;
};
