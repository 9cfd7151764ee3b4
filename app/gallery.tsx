import { lazy, Suspense } from 'react';

import { MissingScreen } from '@/ui/screens/missing/missing-screen';

/** All of the art, in development builds. In others this address leads nowhere, and nothing of it is in the bundle. */
const Gallery = __DEV__ ? lazy(() => import('@/ui/screens/gallery/gallery-screen')) : MissingScreen;

export default function GalleryRoute() {
  return (
    <Suspense>
      <Gallery />
    </Suspense>
  );
}
