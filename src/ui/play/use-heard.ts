import { useState } from 'react';

import type { GameEvent } from '@/core/contract';
import type { Table } from '@/session/table';

import type { AnySession } from '../services/services';

/** The past as the eye of the table may know it: the same list for as long as position and eye are the same. */
export const useHeard = (session: AnySession, { seen, eye }: Table<unknown>): readonly GameEvent[] => {
  const [last, setLast] = useState(() => ({ session, seen, eye, heard: session.heard() }));
  if (last.session === session && last.seen === seen && last.eye === eye) return last.heard;
  // While drawing, not after: a past that belongs to another eye must not show for a single frame.
  const next = { session, seen, eye, heard: session.heard() };
  setLast(next);
  return next.heard;
};
