import { MARK } from '../tables';

/** A tile of a path pays 1, of one with a fountain somewhere 2. */
export const pathEach = (marks: number): number => ((marks & MARK) !== 0 ? 2 : 1);
