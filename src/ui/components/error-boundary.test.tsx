import { fireEvent, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { createI18n } from '../i18n/i18n';
import { I18nContext } from '../i18n/i18n-context';
import { ErrorBoundary } from './error-boundary';

let broken = true;

function Fragile() {
  if (broken) throw new Error('the ink ran out');
  return <Text>whole</Text>;
}

function Bounded({ onLeave }: { readonly onLeave?: () => void }) {
  return (
    <I18nContext value={createI18n('en')}>
      <ErrorBoundary onLeave={onLeave}>
        <Fragile />
      </ErrorBoundary>
    </I18nContext>
  );
}

beforeEach(() => {
  broken = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test('what fails is replaced by a notice that says so and names the cause', () => {
  render(<Bounded />);
  expect(screen.getByText('A blot on the page')).toBeOnTheScreen();
  expect(screen.getByTestId('failure-cause')).toHaveTextContent('the ink ran out');
  expect(screen.queryByTestId('failure-leave')).toBeNull();
});

test('trying again draws what failed anew', () => {
  render(<Bounded />);
  fireEvent.press(screen.getByTestId('failure-retry'));
  expect(screen.getByTestId('failure')).toBeOnTheScreen();
  broken = false;
  fireEvent.press(screen.getByTestId('failure-retry'));
  expect(screen.getByText('whole')).toBeOnTheScreen();
});

test('where there is a way out it is offered and taken', () => {
  const leave = jest.fn();
  render(<Bounded onLeave={leave} />);
  fireEvent.press(screen.getByTestId('failure-leave'));
  expect(leave).toHaveBeenCalledTimes(1);
});
