import { pause, type Pause } from '@/platform/clock';

/** How quickly chance and the computer's seats act, so that people can follow. */
export interface Pace {
  /** Waits as long as a step of the computer should take. */
  wait(): Promise<void>;
  /** Sets how long that is, in milliseconds. */
  set(ms: number): void;
  /** While there is something to be seen nobody goes on by themselves, unless in a hurry. */
  hold(on: boolean): void;
  /** Cuts the present wait short, and all others until a person acts again. */
  hurry(): void;
  /** A person acts: the next steps of the computer take their time again. */
  relax(): void;
}

/** What a step takes if no setting says otherwise. */
export const USUAL_MS = 700;

export const createPace = (start: (ms: number) => Pause = pause): Pace => {
  let ms = USUAL_MS;
  let hurried = false;
  let held = false;
  let waiting: Pause | undefined;
  let free: (() => void) | undefined;
  return {
    wait: async () => {
      if (hurried || ms === 0) return;
      waiting = start(ms);
      await waiting.over;
      waiting = undefined;
      if (held && !hurried) await new Promise<void>((resolve) => (free = resolve));
    },
    set: (next) => {
      ms = next;
    },
    hold: (on) => {
      held = on;
      if (!on) free?.();
    },
    hurry: () => {
      hurried = true;
      waiting?.end();
      free?.();
    },
    relax: () => {
      hurried = false;
    },
  };
};
