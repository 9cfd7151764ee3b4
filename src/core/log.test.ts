import { CHANCE } from './contract';
import { append, canRedo, canUndo, EMPTY_LOG, redo, undo, undoWall, type Entry, type Log } from './log';

const entry = (actor: number, word = 'x', reveals = actor === CHANCE): Entry => ({ word, actor, reveals });
const logOf = (...entries: Entry[]): Log => entries.reduce(append, EMPTY_LOG);

test('own steps can be taken back to the last draw', () => {
  const log = logOf(entry(CHANCE), entry(0), entry(0));
  expect(undoWall(log)).toBe(1);
  expect(undo(undo(undo(log))).cursor).toBe(1);
});

test('nothing can be taken back right after a draw', () => {
  expect(canUndo(logOf(entry(0), entry(CHANCE)))).toBe(false);
  expect(canUndo(EMPTY_LOG)).toBe(false);
});

test("another seat's step is a wall", () => {
  expect(undoWall(logOf(entry(CHANCE), entry(0), entry(1), entry(1)))).toBe(2);
});

test('a step that revealed something is a wall, though it was one’s own', () => {
  expect(undoWall(logOf(entry(CHANCE), entry(0, 'take', true), entry(0)))).toBe(2);
});

test('what was undone can be done again, until another step is made', () => {
  const back = undo(logOf(entry(CHANCE), entry(0, 'a'), entry(0, 'b')));
  expect(canRedo(back)).toBe(true);
  expect(redo(back).cursor).toBe(3);
  const other = append(back, entry(0, 'c'));
  expect(canRedo(other)).toBe(false);
  expect(other.entries.map((e) => e.word)).toEqual(['x', 'a', 'c']);
  expect(redo(other)).toBe(other);
});
