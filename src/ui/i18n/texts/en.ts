/** The English texts of the app; the other languages follow these keys. */
export const en = {
  common: {
    back: 'Back',
    home: 'To the title page',
  },
  home: {
    title: 'Bastide',
    motto: 'Towns, drawn tile by tile',
    board: 'Open the board',
    settings: 'Settings',
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    languageOfDevice: 'As on this device',
    languageNow: 'Now {{language}}',
    theme: 'Appearance',
    themeOfDevice: 'As on this device',
    themeLight: 'Light',
    themeLightHint: 'By day',
    themeDark: 'Dark',
    themeDarkHint: 'By lamplight',
    unkept: 'This device could not store your choice. It holds until the app is closed.',
    promise: 'Plays without a network, asks for no account and collects nothing.',
    colophon: 'Bastide {{version}}. Set in Alegreya and Source Sans 3, under the SIL Open Font License.',
  },
  board: {
    title: 'Board',
    loading: 'Unrolling the plan …',
    failed: 'The drawing tools could not be loaded.',
    plot: 'Plot {{name}}',
    plots_one: 'Town plan of {{count}} plot, none built on. Drag to move, pinch to zoom, double tap to fit.',
    plots_other:
      'Town plan of {{count}} plots, none built on. Drag to move, pinch to zoom, double tap to fit.',
  },
  failure: {
    title: 'A blot on the page',
    text: 'Something went wrong here. Nothing that was stored is lost.',
    retry: 'Try again',
  },
  missing: {
    title: 'Off the map',
    text: 'There is no such page in this book.',
  },
} as const;
