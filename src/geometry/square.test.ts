import fc from 'fast-check';
import { printBoard, readBoard } from './board-picture';
import { piecesBySlot, printPieces, readPicture, turnRows, type Letters } from './picture';
import { readSheet } from './tile-sheet';
import { readTileAction, writeTileAction } from './tile-words';
import { DX, DY, FACING, parseSlot, SIDES, SLOTS, turnSlot, writeSlot } from './sides';

type Kind = 'ground' | 'street' | 'market';
const LETTERS: Letters<Kind> = {
  r: { kind: 'ground' },
  B: { kind: 'ground', mark: 'building' },
  s: { kind: 'street' },
  m: { kind: 'market' },
  F: { kind: 'market', mark: 'fish' },
  G: { kind: 'market', mark: 'grain' },
  '.': {},
};
const picture = (text: string) => readPicture(text.trim().split('\n'), LETTERS);

const BEND = picture(`
  r r s m m
  r r s m F
  r r s s s
  r B r r r
  r r r r r`);
const TEE = picture(`
  r r r r r
  r r B r r
  s s . s s
  r r s r r
  r r s r r`);

describe('sides and slots', () => {
  test('slots run clockwise from the left slot of the north side, and have words', () => {
    const words = Array.from({ length: SLOTS }, (_, slot) => writeSlot(slot));
    expect(words.join(' ')).toBe('n1 n2 n3 e1 e2 e3 s1 s2 s3 w1 w2 w3');
    expect(words.map(parseSlot)).toEqual(words.map((_, slot) => slot));
    expect(['n4', 'x1', 'n', 'n12', ''].map(parseSlot)).toEqual(new Array(5).fill(undefined));
  });

  test('a clockwise quarter turn adds three', () => {
    expect(turnSlot(1, 1)).toBe(4);
    expect(turnSlot(10, 3)).toBe(7);
  });

  test('left faces right across a side, and facing twice is where one began', () => {
    expect(writeSlot(FACING[0])).toBe('s3');
    expect(writeSlot(FACING[4])).toBe('w2');
    expect(FACING.map((slot) => FACING[slot])).toEqual(FACING.map((_, slot) => slot));
  });

  test('north is up: y − 1', () => {
    expect(SIDES.map((side, i) => `${side} ${DX[i]},${DY[i]}`)).toEqual([
      'n 0,-1',
      'e 1,0',
      's 0,1',
      'w -1,0',
    ]);
  });
});

describe('pictures', () => {
  test('pieces are found by flood fill, never across corners', () => {
    expect(printPieces(BEND)).toBe(
      'ground [building] n1 e3 s1 s2 s3 w1 w2 w3 · street n2 e2 · market [fish] n3 e1',
    );
  });

  test('a crossing joins nothing', () => {
    expect(printPieces(TEE)).toBe(
      'ground [building] n1 n2 n3 e1 w3 · street w2 · street e2 · ground s3 w1 · street s2 · ground e3 s1',
    );
  });

  test('borders are pairs of pieces with side neighbours', () => {
    expect(BEND.borders).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test('turns with the same picture are named by the lowest', () => {
    expect(BEND.twins).toEqual([0, 1, 2, 3]);
    expect(TEE.twins).toEqual([0, 1, 2, 3]);
    const straight = picture('rrsrr\nrrsrr\nrrsrr\nrrsrr\nrrsrr');
    expect(straight.twins).toEqual([0, 1, 0, 1]);
    expect(picture('rrrrr\nrrrrr\nrrBrr\nrrrrr\nrrrrr').twins).toEqual([0, 0, 0, 0]);
    expect(picture('mmmmm\nmmmmm\nmFmGm\nmmmmm\nmmmmm').twins).toEqual([0, 1, 2, 3]);
  });

  test('slots of a turned picture are those of the picture turned as text', () => {
    for (const tile of [BEND, TEE]) {
      for (let turn = 0; turn < 4; turn++) {
        const turned = readPicture(turnRows(tile.rows, turn), LETTERS);
        const kinds = (of: typeof tile, at: number) =>
          piecesBySlot(of, at).map((piece) => of.pieces[piece].kind + of.pieces[piece].slots.length);
        expect(kinds(tile, turn)).toEqual(kinds(turned, 0));
      }
    }
  });

  test('turning four times is not turning', () => {
    expect(turnRows(BEND.rows, 4)).toEqual(BEND.rows);
    expect(turnRows(BEND.rows, 1)[0]).toBe('rrrrr');
    expect(turnRows(BEND.rows, 1)[2]).toBe('rrsss');
  });

  test('what is no tile is refused', () => {
    expect(() => picture('rrrrr')).toThrow('five rows');
    expect(() => picture('rrrrr\nrrxrr\nrrrrr\nrrrrr\nrrrrr')).toThrow("'x'");
    expect(() => picture('rrrrr\nrrrrr\nrrsrr\nrrrrr\nrrrrr')).toThrow('touches no side');
  });
});

describe('pictures of boards', () => {
  const BOARD = `
    +=====+==1==+
    Grrsrr rrsrr
    Grrsrr rrsrr
    Grrsss ssrrr
    Grrrrr rrrrr
    Grrrrr rrrrr
    +     +     +     +
           rrrrr rrsrr=
           rrrrr rrsrr=
           rrrrr rrsss2
           rrrrr rrrrr=
           rrrrr rrrrr=
          +     +     +`;

  test('tiles and what is built around them are read', () => {
    const tiles = readBoard(BOARD);
    expect(tiles.map(({ x, y, frame }) => `${x},${y} ${frame.join('')}`)).toEqual([
      '0,0 =  G',
      '1,0 1   ',
      '1,1     ',
      '2,1  2  ',
    ]);
    expect(tiles[3].rows).toEqual(['rrsrr', 'rrsrr', 'rrsss', 'rrrrr', 'rrrrr']);
    expect(readBoard(BOARD, [1, 1])[0]).toMatchObject({ x: -1, y: -1 });
  });

  test('printing and reading are each other’s way back', () => {
    const spots = fc.uniqueArray(fc.tuple(fc.nat(3), fc.nat(3)), {
      minLength: 1,
      selector: ([x, y]) => x * 4 + y,
    });
    const marks = fc.constantFrom(' ', '=', 'G', '1');
    fc.assert(
      fc.property(spots, fc.array(marks, { minLength: 16, maxLength: 16 }), ([...places], frames) => {
        const [west, north] = [Math.min(...places.map(([x]) => x)), Math.min(...places.map(([, y]) => y))];
        const taken = new Set(places.map(([x, y]) => x * 9 + y));
        const tiles = places
          .sort(([ax, ay], [bx, by]) => ay - by || ax - bx)
          .map(([x, y], at) => ({
            x: x - west,
            y: y - north,
            rows: ['rrsrr', 'rrsrr', 'rrsss', 'rrrrr', 'rrrrr'],
            // Where two frames share a line, or an empty cell lies between two tiles, only one of them is drawn on.
            frame: [0, 1, 2, 3].map((side) =>
              side === at % 4 && !taken.has((x + DX[side]) * 9 + y + DY[side]) ? frames[at % 16] : ' ',
            ),
          }));
        expect(readBoard(printBoard(tiles))).toEqual(tiles);
      }),
    );
  });
});

describe('a sheet of tiles', () => {
  const rows = ['rrrrr', 'rrsrr', 'rrsrr', 'rrsrr', 'rrsrr'];
  const side = rows.map((row) => `${row}   ${row}`).join('\n');

  test('is read by columns, remarks left out', () => {
    expect(readSheet(`\n# dead ends\nlane 2  court 1\n${side}`)).toEqual([
      { name: 'lane', copies: 2, rows },
      { name: 'court', copies: 1, rows },
    ]);
  });

  test('loses no tile in silence', () => {
    expect(() => readSheet(`lane    court 1\n${side}`)).toThrow('lane    court 1');
    expect(() => readSheet(`lane 2  court 1\n${side}\nrrrrr`)).toThrow('names with copies');
  });
});

describe('the words of tiles', () => {
  const tiles = [{ name: 'bend' }, { name: 'tee' }];
  const kindOf = (name: string): number | undefined => {
    const kind = tiles.findIndex((tile) => tile.name === name);
    return kind < 0 ? undefined : kind;
  };

  test('are written and read', () => {
    for (const word of ['draw:tee', 'place:bend@3,-2/e', 'claim:n2']) {
      const action = readTileAction(word, kindOf);
      expect(action).toBeDefined();
      expect(writeTileAction(action!, tiles)).toBe(word);
    }
    expect(readTileAction('place:tee@3,-2/w', kindOf)).toEqual({
      do: 'place',
      kind: 1,
      x: 3,
      y: -2,
      turn: 3,
    });
  });

  test('are nothing else', () => {
    for (const word of [
      'draw:',
      'draw:lane',
      'draw:tee@0,0/n',
      'place:tee',
      'place:tee@0,0',
      'place:tee@0,0/x',
      'place:tee@00,0/n',
      'claim:n4',
      'skip',
    ])
      expect(readTileAction(word, kindOf)).toBeUndefined();
  });
});
