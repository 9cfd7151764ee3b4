import { useRouter } from 'expo-router';
import { useCallback } from 'react';

/** The way back from a screen; to the title page where there is nothing behind it, as after a link from outside. */
export const useLeave = (): (() => void) => {
  const router = useRouter();
  return useCallback(() => {
    if (router.canGoBack()) router.back();
    else router.replace('/');
  }, [router]);
};
