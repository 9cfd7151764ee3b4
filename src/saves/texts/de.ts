import type { ProblemTexts } from './en';

export const de: ProblemTexts = {
  'not-a-game': {
    title: 'Kein Spiel von Bastide',
    text: 'Dieser Text oder diese Datei ist kein Spiel aus dieser App. Lass es dir aus der Sammlung noch einmal schicken.',
  },
  'too-large': {
    title: 'Zu groß',
    text: 'Das ist größer, als ein Spiel sein kann ({{size}} von höchstens {{limit}} Zeichen), und wurde nicht gelesen.',
  },
  newer: {
    title: 'Aus einer neueren Version',
    text: 'Dieses Spiel stammt aus einer neueren Version der App. Aktualisiere die App und versuche es dann noch einmal.',
  },
  'unknown-game': {
    title: 'Unbekanntes Spiel',
    text: 'Diese App kennt kein Spiel namens „{{game}}“. Vielleicht kennt es eine neuere Version.',
  },
  damaged: {
    title: 'Beschädigt',
    text: 'Dieses Spiel lässt sich nicht lesen: Es wurde abgeschnitten oder verändert.',
  },
  broken: {
    title: 'Ein Schritt ist beschädigt',
    text: 'Schritt {{step}} dieses Spiels fehlt oder lässt sich nicht spielen.',
  },
  outdated: {
    title: 'Nach älteren Regeln',
    text: 'Dieses Spiel wurde nach älteren Regeln begonnen, die die App nicht mehr spielt.',
  },
  gone: {
    title: 'Nicht mehr da',
    text: 'Dieses Spiel gibt es auf diesem Gerät nicht.',
  },
  'library-full': {
    title: 'Die Sammlung ist voll',
    text: 'Die Sammlung fasst {{limit}} Spiele, mehr gehen nicht. Teile, was du behalten willst, und lösche einige.',
  },
  'played-on': {
    title: 'Anderswo weitergespielt',
    text: 'Dieses Spiel wurde in einem anderen Fenster weitergespielt. Schließe es hier und öffne es neu, um dort fortzufahren; die letzte Änderung hier ist nicht gespeichert.',
  },
  'storage-full': {
    title: 'Kein Platz zum Speichern',
    text: 'Die letzte Änderung wurde nicht gespeichert, weil das Gerät voll ist. Lösche Spiele oder andere Dateien und versuche es noch einmal. Was vorher gespeichert war, ist nicht verloren.',
  },
  'storage-failed': {
    title: 'Nicht gespeichert',
    text: 'Die letzte Änderung ließ sich nicht speichern. Versuche es noch einmal. Was vorher gespeichert war, ist nicht verloren.',
  },
  unreadable: {
    title: 'Nicht lesbar',
    text: 'Die Datei oder der Speicher dieses Geräts ließ sich nicht lesen. Versuche es noch einmal; verändert wurde nichts.',
  },
  'computer-failed': {
    title: 'Der Computer kommt nicht weiter',
    text: 'Der Computerspieler fand keinen Zug. Versuche es noch einmal; hilft es nicht, teile das Spiel aus der Sammlung.',
  },
  'not-now': { title: 'Jetzt nicht', text: 'Jemand anders ist an der Reihe.' },
};
