import { renderHook } from '@testing-library/react-native';
import type { ReactNode } from 'react';

import { PLAYABLE } from '@/games/playable';
import type { Seating } from '@/saves/save';

import { createI18n } from '../i18n/i18n';
import { I18nContext } from '../i18n/i18n-context';
import { useWords } from './use-words';

const i18n = createI18n('en');
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <I18nContext value={i18n}>{children}</I18nContext>
);

test('a name with a line break shifts nobody else’s', () => {
  const names = ['Ada\nBea', 'Cleo', '"'];
  const seats = names.map((name): Seating => ({ by: 'person', name, colour: 'blue' }));
  const { result } = renderHook(() => useWords(PLAYABLE[0].desk, seats), { wrapper });
  expect(names.map((_, seat) => result.current.nameOf(seat))).toEqual(names);
});
