import * as planBoard from './plan-board';

/** The board to be drawn. On a phone it is part of the app. */
export const loadPlanBoard = () => planBoard;
