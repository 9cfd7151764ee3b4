import { importText, type Fresh, type Games, type Imported } from './import';
import { isProblem, problem, type Problem } from './problems';

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
