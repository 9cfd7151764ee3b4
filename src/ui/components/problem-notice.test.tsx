import { render, screen } from '@testing-library/react-native';

import { announceChange } from '@/platform/announce';
import { problem } from '@/saves/problems';

import { createI18n } from '../i18n/i18n';
import { I18nContext } from '../i18n/i18n-context';
import { createSettingsStore } from '../settings/settings-store';
import { SettingsProvider } from '../settings/settings-context';
import { ThemeProvider } from '../theme/theme-context';
import { ProblemNotice } from './problem-notice';

jest.mock('@/platform/announce', () => ({ announceChange: jest.fn() }));

const show = (news?: boolean) => {
  const store = createSettingsStore({ read: async () => undefined, write: async () => undefined });
  render(
    <I18nContext value={createI18n('en')}>
      <SettingsProvider value={store}>
        <ThemeProvider choice="light">
          <ProblemNotice problem={problem('outdated')} {...(news === undefined ? {} : { news })} />
        </ThemeProvider>
      </SettingsProvider>
    </I18nContext>,
  );
};

beforeEach(() => jest.mocked(announceChange).mockClear());

test('a problem is said by itself, its title and what to do', () => {
  show();
  expect(announceChange).toHaveBeenCalledWith(
    'From older rules. This game was begun under older rules that the app no longer plays.',
  );
});

test('a problem that a list tells of is found by reading the page', () => {
  show(false);
  expect(screen.getByText('From older rules')).toBeOnTheScreen();
  expect(announceChange).not.toHaveBeenCalled();
});
