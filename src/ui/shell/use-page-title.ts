import { useIsFocused } from 'expo-router';
import { useEffect } from 'react';

import { titlePage } from '@/platform/page';

const APP = 'Bastide';

/** Titles the browser's page after the screen in front. */
export const usePageTitle = (title: string): void => {
  const inFront = useIsFocused();
  useEffect(() => {
    if (inFront) titlePage(title === APP ? APP : `${title} · ${APP}`);
  }, [inFront, title]);
};
