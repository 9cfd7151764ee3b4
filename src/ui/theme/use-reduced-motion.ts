import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

/** Whether the person asked the system for less motion; follows the system setting while the app runs. */
export const useReducedMotion = (): boolean => {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    let gone = false;
    void AccessibilityInfo.isReduceMotionEnabled().then((now) => {
      if (!gone) setReduced(now);
    });
    const listener = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => {
      gone = true;
      listener.remove();
    };
  }, []);
  return reduced;
};
