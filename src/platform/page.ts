import { setBackgroundColorAsync } from 'expo-system-ui';

/** How the app's surroundings should look: the window behind it, the browser's frame, the language read aloud. */
export interface Surroundings {
  readonly background: string;
  readonly scheme: 'light' | 'dark';
  readonly language: string;
}

/** Colours what shows behind the screens while they turn or the window is resized. */
export const dressPage = ({ background }: Surroundings): void => {
  void setBackgroundColorAsync(background);
};

/** Names the page; only a browser shows it. */
export const titlePage = (_title: string): void => undefined;
