import { screen } from '@testing-library/react-native';

import { announceChange } from '@/platform/announce';
import type * as SettingsContext from '@/ui/settings/settings-context';

import { enter, testServices } from '../testing/rooms';
import { SettingsScreen } from './settings-screen';

jest.mock('@/platform/announce', () => ({ announce: jest.fn(), announceChange: jest.fn() }));
jest.mock('@/ui/settings/settings-context', () => {
  const actual = jest.requireActual<typeof SettingsContext>('@/ui/settings/settings-context');
  return { ...actual, useSettings: () => ({ ...actual.useSettings(), kept: false }) };
});
jest.setTimeout(60_000);

test('a choice that could not be stored is said by itself', async () => {
  await enter({ settings: SettingsScreen }, '/settings', testServices());
  expect(screen.getByTestId('settings-unkept')).toBeOnTheScreen();
  expect(announceChange).toHaveBeenCalledWith(expect.stringContaining('could not store your choice'));
});
