import { importText, type Fresh, type Games, type Imported } from './import';
import { isProblem, problem, type Problem, type ProblemKind } from './problems';

const MENDABLE: readonly ProblemKind[] = ['damaged', 'broken', 'outdated'];

/** Whether something may still be whole of a save that cannot be opened for this reason. */
export const isMendable = ({ rule }: Problem): boolean => MENDABLE.includes(rule);

/**
 * What can be saved of a damaged save: of all its texts, slots and files, the one that still holds the most steps, as a
 * new game. The damaged one stays where it is.
 */
export const mend = (texts: readonly string[], games: Games, fresh: Fresh): Imported | Problem => {
  let best: Imported | Problem = problem('damaged');
  for (const text of texts) {
    const found = importText(text, games, fresh);
    if (isProblem(found)) continue;
    if (isProblem(best) || found.save.cursor > best.save.cursor) best = found;
  }
  return best;
};
