import * as galleryBoard from './gallery-board';

/** The board to be drawn. On a phone it is part of the app. */
export const loadGalleryBoard = () => galleryBoard;
