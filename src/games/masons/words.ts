/**
 * The words of the log.
 *
 *     draw:city-size  early  wall:12  roll:white,red,any  tower:white@6  house:red@30  palace:red@12-13
 *     merge:12  keep  play:city-size  discard:city-size  swap:city-size  done  city:12
 */
import type { Move } from '../../core/contract';
import { LINES, POINTS, TRIANGLES } from './board';
import { CARDS } from './cards';
import {
  building,
  early,
  findThrow,
  finishing,
  housing,
  keeping,
  pack,
  pairing,
  rolling,
  towering,
  unpack,
} from './moves';
import { COLOURS, HOUSE_DIE, NONE, TOWER_COLOURS } from './pieces';

export const write = (move: Move): string => {
  const action = unpack(move);
  switch (action.do) {
    case 'draw':
    case 'play':
    case 'discard':
    case 'swap':
      return `${action.do}:${CARDS[action.card].name}`;
    case 'early':
    case 'keep':
    case 'done':
      return action.do;
    case 'wall':
      return `wall:${action.line}`;
    case 'roll': {
      const dice: string[] = [];
      if (action.tower !== NONE) dice.push(TOWER_COLOURS[action.tower]);
      if (action.first !== NONE) dice.push(HOUSE_DIE[action.first], HOUSE_DIE[action.second]);
      return `roll:${dice.join(',')}`;
    }
    case 'tower':
      return `tower:${TOWER_COLOURS[action.colour]}@${action.point}`;
    case 'house':
      return `house:${COLOURS[action.colour]}@${action.triangle}`;
    case 'palace':
      return `palace:${COLOURS[action.colour]}@${action.first}-${action.second}`;
    case 'merge':
    case 'city':
      return `${action.do}:${action.city}`;
  }
};

const NUMBER = /^(0|[1-9]\d?)$/;

/** A number below `below`, written without leading zeros. */
const number = (text: string | undefined, below: number): number => {
  if (text === undefined || !NUMBER.test(text)) return NONE;
  const value = Number(text);
  return value < below ? value : NONE;
};

const cardNamed = new Map(CARDS.map((card, index) => [card.name, index]));

/** The move a word stands for, legal or not; nothing if it is no word of this game. */
export const read = (word: string): Move | undefined => {
  const colon = word.indexOf(':');
  const verb = colon < 0 ? word : word.slice(0, colon);
  const rest = colon < 0 ? undefined : word.slice(colon + 1);
  switch (verb) {
    case 'early':
      return rest === undefined ? early : undefined;
    case 'keep':
      return rest === undefined ? keeping : undefined;
    case 'done':
      return rest === undefined ? finishing : undefined;
    case 'draw':
    case 'play':
    case 'discard':
    case 'swap': {
      const card = cardNamed.get(rest ?? '');
      return card === undefined ? undefined : pack({ do: verb, card });
    }
    case 'wall': {
      const line = number(rest, LINES);
      return line === NONE ? undefined : building(line);
    }
    case 'merge':
    case 'city': {
      const city = number(rest, TRIANGLES);
      return city === NONE ? undefined : pack({ do: verb, city });
    }
    case 'roll':
      return readRoll((rest ?? '').split(','));
    case 'tower': {
      const [name, at] = split(rest);
      const [colour, point] = [(TOWER_COLOURS as readonly string[]).indexOf(name), number(at, POINTS)];
      return colour === NONE || point === NONE ? undefined : towering(colour, point);
    }
    case 'house': {
      const [name, at] = split(rest);
      const [colour, triangle] = [(COLOURS as readonly string[]).indexOf(name), number(at, TRIANGLES)];
      return colour === NONE || triangle === NONE ? undefined : housing(colour, triangle);
    }
    case 'palace':
      return readPalace(...split(rest));
    default:
      return undefined;
  }
};

/** `red@12` in two; more or fewer parts leave the second undefined. */
const split = (text: string | undefined): [name: string, at: string | undefined] => {
  const parts = (text ?? '').split('@');
  return [parts[0], parts.length === 2 ? parts[1] : undefined];
};

const readPalace = (name: string, at: string | undefined): Move | undefined => {
  const colour = (COLOURS as readonly string[]).indexOf(name);
  const [first, second, more] = (at ?? '').split('-');
  const [low, high] = [number(first, TRIANGLES), number(second, TRIANGLES)];
  if (colour === NONE || low === NONE || high < low || more !== undefined) return undefined;
  return pairing(colour, low, high);
};

const readRoll = (dice: readonly string[]): Move | undefined => {
  const tower = (TOWER_COLOURS as readonly string[]).indexOf(dice[0]);
  const faces = (tower === NONE ? dice : dice.slice(1)).map((name) =>
    (HOUSE_DIE as readonly string[]).indexOf(name),
  );
  if (faces.length === 0) return rolling(tower, NONE);
  const thrown = faces.length === 2 ? findThrow(faces[0], faces[1]) : NONE;
  return thrown === NONE || faces[0] === NONE ? undefined : rolling(tower, thrown);
};
