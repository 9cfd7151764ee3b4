import * as boardPicture from './board-picture';

/** The picture to be drawn. On a phone it is part of the app. */
export const loadBoardPicture = () => boardPicture;
