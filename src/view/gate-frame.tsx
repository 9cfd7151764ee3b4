import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** A module whose default export is drawn once Skia may be evaluated. */
export interface Gated<P> {
  readonly default: ComponentType<P>;
}

export interface BoardGateProps<P> {
  /** Hands over the component that imports Skia: `() => import('./board')` on the web, the module itself elsewhere. */
  readonly load: () => Gated<P> | Promise<Gated<P>>;
  /** The component's own props. */
  readonly props: P;
  readonly loading: ReactNode;
  readonly failed: (retry: () => void) => ReactNode;
}

interface FrameProps<P> extends BoardGateProps<P> {
  /** Makes Skia ready. Called again on a retry. */
  readonly prepare: () => void | Promise<void>;
}

type Progress<P> = { at: 'loading' } | { at: 'failed' } | { at: 'ready'; Component: ComponentType<P> };

/** Waits for Skia and for the component that draws with it; shows a calm wait, or a failure with a way to try again. */
export function GateFrame<P extends object>({ prepare, load, props, loading, failed }: FrameProps<P>) {
  const [progress, setProgress] = useState<Progress<P>>({ at: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    const open = async () => {
      try {
        await prepare();
        const { default: Component } = await load();
        if (!left) setProgress({ at: 'ready', Component });
      } catch {
        if (!left) setProgress({ at: 'failed' });
      }
    };
    void open();
    return () => {
      left = true;
    };
    // A new `load` is the same board; only a retry opens the gate again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);

  const retry = useCallback(() => {
    setProgress({ at: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  switch (progress.at) {
    case 'loading':
      return <>{loading}</>;
    case 'failed':
      return <>{failed(retry)}</>;
    case 'ready':
      return <progress.Component {...props} />;
  }
}
