import { readOptions } from './options';

test('house rules are off by default', () => {
  expect(readOptions(undefined)).toEqual({ rules: [] });
  expect(readOptions({})).toEqual({ rules: [] });
});

test('house rules are put in order, each once', () => {
  expect(readOptions({ rules: ['lean guild', 'stacked houses', 'lean guild'] })).toEqual({
    rules: ['stacked houses', 'lean guild'],
  });
});

test.each([[null], [7], [[]], [{ rules: 'lean guild' }], [{ rules: ['fat guild'] }], [{ walls: 3 }]])(
  '%j are no options',
  (data) => {
    expect(readOptions(data)).toHaveProperty('rule', 'options');
  },
);
