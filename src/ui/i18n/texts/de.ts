import type { Translation } from '../translation';
import type { en } from './en';

export const de: Translation<typeof en> = {
  common: {
    back: 'Zurück',
    home: 'Zur Titelseite',
  },
  home: {
    title: 'Bastide',
    motto: 'Städte, Plättchen für Plättchen gezeichnet',
    board: 'Plan aufschlagen',
    settings: 'Einstellungen',
  },
  settings: {
    title: 'Einstellungen',
    language: 'Sprache',
    languageOfDevice: 'Wie auf diesem Gerät',
    languageNow: 'Zurzeit {{language}}',
    theme: 'Erscheinungsbild',
    themeOfDevice: 'Wie auf diesem Gerät',
    themeLight: 'Hell',
    themeLightHint: 'Bei Tag',
    themeDark: 'Dunkel',
    themeDarkHint: 'Bei Lampenschein',
    unkept: 'Dieses Gerät konnte die Wahl nicht speichern. Sie gilt, bis die App geschlossen wird.',
    promise: 'Spielt ohne Netz, verlangt kein Konto und sammelt nichts.',
    colophon: 'Bastide {{version}}. Gesetzt in Alegreya und Source Sans 3, unter der SIL Open Font License.',
  },
  board: {
    title: 'Spielplan',
    loading: 'Der Plan wird entrollt …',
    failed: 'Das Zeichenwerkzeug konnte nicht geladen werden.',
    plot: 'Bauplatz {{name}}',
    plots_one:
      'Stadtplan mit {{count}} Bauplatz, noch unbebaut. Ziehen bewegt, zwei Finger zoomen, Doppeltippen zeigt alles.',
    plots_other:
      'Stadtplan mit {{count}} Bauplätzen, noch unbebaut. Ziehen bewegt, zwei Finger zoomen, Doppeltippen zeigt alles.',
  },
  failure: {
    title: 'Ein Klecks auf der Seite',
    text: 'Hier ist etwas schiefgegangen. Nichts Gespeichertes ist verloren.',
    retry: 'Noch einmal versuchen',
  },
  missing: {
    title: 'Jenseits der Karte',
    text: 'Diese Seite gibt es in diesem Buch nicht.',
  },
};
