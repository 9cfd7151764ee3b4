import { toy } from './testing/toy';
import { conform } from './conformance/conform';
test('the toy keeps every law', () => {
  for (const seats of [2, 3, 4])
    for (let seed = 0; seed < 10; seed++) expect(conform(toy, { seats, seed })).toEqual([]);
});
