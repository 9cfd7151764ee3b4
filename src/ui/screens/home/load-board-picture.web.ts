/** The picture to be drawn. In a browser its module may only be evaluated once CanvasKit is there. */
export const loadBoardPicture = () => import('./board-picture');
