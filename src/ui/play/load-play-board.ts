import * as playBoard from './play-board';

/** The board to be drawn. On a phone it is part of the app. */
export const loadPlayBoard = () => playBoard;
