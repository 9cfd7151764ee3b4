import { askNode } from '../testing/plain-node';

const IMPORT = `
  import { chooseStates } from './scripts/browser/sweep-options.mjs';
  import { statesFor } from './scripts/browser/sweep-states.mjs';
  import { TIGHTEST } from './scripts/run/layers.mjs';
  const attempt = (list, states) => { try { return chooseStates(list, states); } catch (error) { return error.message; } };`;

describe('the screens of a sweep', () => {
  const choose = (list: string): unknown =>
    askNode(IMPORT, `attempt('${list}', ['home', 'home-first', 'over', 'over-late'])`);

  it('are named whole, or by how their names begin', () => {
    expect(choose('home')).toEqual(['home']);
    expect(choose('over-late,hom')).toEqual(['over-late', 'home', 'home-first']);
  });

  it('must be there', () => {
    expect(choose('home,hoem')).toMatch(/no screen hoem/);
    expect(choose('')).toMatch(/no screen/);
  });

  it('are there, those that every run of the tests looks at', () => {
    const list = `TIGHTEST.command[1][TIGHTEST.command[1].indexOf('--screens') + 1]`;
    const names = askNode<string[]>(IMPORT, `${list}.split(',')`);
    expect(names.length).toBeGreaterThan(1);
    expect(askNode(IMPORT, `attempt(${list}, Object.keys(statesFor(undefined, '', {})))`)).toEqual(names);
  });
});
