/** The board to be drawn. In a browser its module may only be evaluated once CanvasKit is there. */
export const loadGalleryBoard = () => import('./gallery-board');
