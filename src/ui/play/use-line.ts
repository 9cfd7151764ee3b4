import { useCallback, useEffect, useState } from 'react';

const LINE_MS = 2600;

/** A line that goes away by itself. */
export const useLine = (): [string | undefined, (line: string | undefined) => void] => {
  const [said, setSaid] = useState<{ readonly line: string }>();
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(undefined), LINE_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const say = useCallback((line: string | undefined) => setSaid(line === undefined ? line : { line }), []);
  return [said?.line, say];
};
