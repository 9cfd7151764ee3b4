import { useCallback, useEffect, useState } from 'react';

import { isProblem, type Problem } from '@/saves/problems';

import type { AnySession } from '../services/services';
import { useServices } from '../services/services-context';

export type Opening =
  | { readonly at: 'opening' }
  | { readonly at: 'refused'; readonly problem: Problem }
  | { readonly at: 'open'; readonly session: AnySession };

const OPENING: Opening = { at: 'opening' };

/** The session of a game for as long as a screen shows it. */
export const useSession = (id: string): Opening & { readonly retry: () => void } => {
  const services = useServices();
  const [attempt, setAttempt] = useState({ id, count: 0 });
  const [opened, setOpened] = useState<{ readonly of: unknown; readonly opening: Opening }>();
  const current = attempt.id === id ? attempt : { id, count: 0 };
  if (current !== attempt) setAttempt(current);

  useEffect(() => {
    let left = false;
    void services.openSession(attempt.id).then((result) => {
      if (left) return;
      const opening: Opening = isProblem(result)
        ? { at: 'refused', problem: result }
        : { at: 'open', session: result };
      setOpened({ of: attempt, opening });
    });
    return () => {
      left = true;
      void services.closeSession(attempt.id);
    };
  }, [services, attempt]);

  const retry = useCallback(() => setAttempt(({ count }) => ({ id, count: count + 1 })), [id]);
  return { ...(opened?.of === current ? opened.opening : OPENING), retry };
};
