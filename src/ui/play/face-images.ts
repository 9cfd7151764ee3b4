import { createContext, useContext, useSyncExternalStore } from 'react';

import type { Snap } from '@/view/painted-board';

/** A face as an image to be shown by any view. */
export interface FaceShot {
  readonly uri: string;
  readonly width: number;
  readonly height: number;
}

/** Images of faces, drawn when first asked for by whoever can draw: the board, once it is there. */
export interface FaceImages {
  get(face: string, size: number): FaceShot | undefined;
  subscribe(watcher: () => void): () => void;
  serve(snap: Snap | undefined): void;
}

export const createFaceImages = (): FaceImages => {
  const watchers = new Set<() => void>();
  let shots = new Map<string, FaceShot>();
  let snap: Snap | undefined;
  return {
    get: (face, size) => {
      const key = `${face}@${size}`;
      const known = shots.get(key);
      if (known || !snap) return known;
      const shot = snap(face, size);
      if (shot) shots.set(key, shot);
      return shot;
    },
    subscribe: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    serve: (next) => {
      snap = next;
      // Another palette draws other images; while nobody can draw, the old ones stay.
      if (next) shots = new Map();
      for (const watcher of watchers) watcher();
    },
  };
};

export const FaceImagesContext = createContext<FaceImages>(createFaceImages());

export const useFaceShot = (face: string, size: number): FaceShot | undefined => {
  const images = useContext(FaceImagesContext);
  return useSyncExternalStore(
    images.subscribe,
    () => images.get(face, size),
    () => images.get(face, size),
  );
};
