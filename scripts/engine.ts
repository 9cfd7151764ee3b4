/**
 * `npm run -s engine -- VERB …`: the engine without the app. Prints one JSON value, or text with --text; exits 1 with
 * a one-line reason on bad input. docs/record-format.md explains what it prints.
 */
import { perft } from '../src/core/perft';
import { figures } from './engine/figures';
import { boxOf, optionsOf, readInput, seatsOf, seedOf, wholeOf, type Input } from './engine/input';
import { match } from './engine/match';
import { legalFile, play, replayFile, type Answer } from './engine/record';
import { Trouble } from './engine/trouble';

const pieces = (input: Input): Answer => ({ json: boxOf(input.words[1]).listPieces() });

const countPositions = (input: Input): Answer => {
  const box = boxOf(input.words[1]);
  const [seats, seed] = [seatsOf(input, box), seedOf(input)];
  const depth = wholeOf(input, 'depth', { least: 0, most: 60 });
  const positions = perft(box.game, { options: optionsOf(input, box), seats, seed }, depth);
  return { json: { game: box.game.id, seats, seed, depth, positions } };
};

const TABLE = ['seats', 'seed', 'rules', 'options'];

const VERBS: { readonly [verb: string]: { run: (input: Input) => Answer; takes: string[]; usage: string } } =
  {
    pieces: { run: pieces, takes: [], usage: 'pieces GAME' },
    play: {
      run: play,
      takes: [...TABLE, 'levels'],
      usage: 'play GAME --seats N --seed S [--levels a,b,…] [--rules x,y] [--all]',
    },
    replay: { run: replayFile, takes: [], usage: 'replay FILE [--all]' },
    legal: { run: legalFile, takes: [], usage: 'legal FILE' },
    match: {
      run: match,
      takes: [...TABLE, 'levels', 'games'],
      usage: 'match GAME --levels a,b --games N --seed S [--seats N]',
    },
    perft: {
      run: countPositions,
      takes: [...TABLE, 'depth'],
      usage: 'perft GAME --seats N --seed S --depth D',
    },
    figures: {
      run: figures,
      takes: [...TABLE, 'levels', 'games'],
      usage: 'figures GAME [--games N] [--seed S] [--seats N]',
    },
  };

const main = (args: readonly string[]): void => {
  const name = args.find((arg) => !arg.startsWith('--')) ?? '';
  if (!Object.hasOwn(VERBS, name)) {
    const known = Object.values(VERBS).map(({ usage }) => usage);
    throw new Trouble(`there is no verb ${name || '(none named)'}; known: ${known.join(' | ')}`);
  }
  const { run, takes, usage } = VERBS[name];
  const input = readInput(args, takes);
  if (input.words.length > 2) throw new Trouble(`too many words; usage: ${usage}`);
  const { json, text, failed } = run(input);
  console.log(input.flags.has('text') ? (text ?? JSON.stringify(json, undefined, 2)) : JSON.stringify(json));
  if (failed !== undefined) throw new Trouble(failed);
};

try {
  main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Trouble)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
