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
    text: 'Dieses Spiel stammt aus einer neueren Version der App. Aktualisiere die App und öffne es dann; bis dahin bleibt es erhalten.',
  },
  'unknown-game': {
    title: 'Unbekanntes Spiel',
    text: 'Diese App kennt kein Spiel namens „{{game}}“. Vielleicht kennt es eine neuere Version.',
  },
  damaged: {
    title: 'Beschädigt',
    text: 'Dieses Spiel lässt sich nicht lesen: Es wurde abgeschnitten oder verändert. Es bleibt, wie es ist, und du kannst es mit einer Meldung teilen.',
  },
  broken: {
    title: 'In der Mitte beschädigt',
    text: 'Schritt {{step}} lässt sich nicht spielen. Alles davor ist heil und kann als eigenes Spiel geöffnet werden.',
  },
  outdated: {
    title: 'Nach älteren Regeln',
    text: 'Dieses Spiel wurde nach älteren Regeln begonnen, die die App nicht mehr spielt. Es bleibt erhalten und lässt sich teilen.',
  },
  gone: { title: 'Nicht mehr da', text: 'Dieses Spiel wurde gelöscht.' },
  'library-full': {
    title: 'Die Sammlung ist voll',
    text: 'Die Sammlung fasst {{limit}} Spiele, mehr gehen nicht. Teile, was du behalten willst, und lösche einige.',
  },
  'played-on': {
    title: 'Anderswo weitergespielt',
    text: 'Dieses Spiel wurde in einem anderen Fenster weitergespielt. Verlasse es und öffne es neu, um dort fortzufahren; der letzte Schritt hier ist nicht gespeichert.',
  },
  'storage-full': {
    title: 'Kein Platz zum Speichern',
    text: 'Der letzte Schritt wurde nicht gespeichert, weil das Gerät voll ist. Lösche Spiele oder andere Dateien und versuche es noch einmal; das Spiel wartet.',
  },
  'storage-failed': {
    title: 'Nicht gespeichert',
    text: 'Der letzte Schritt ließ sich nicht speichern. Versuche es noch einmal; das Spiel wartet. Wenn es nicht gelingt, teile das Spiel, um es zu behalten.',
  },
  'computer-failed': {
    title: 'Der Computer kommt nicht weiter',
    text: 'Der Computerspieler fand keinen Zug. Versuche es noch einmal oder melde das Problem mit diesem Spiel.',
  },
  'not-now': { title: 'Jetzt nicht', text: 'Jemand anders ist an der Reihe.' },
};
