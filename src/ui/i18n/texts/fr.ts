import type { Translation } from '../translation';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  common: {
    back: 'Retour',
    home: 'À la page de titre',
  },
  home: {
    title: 'Bastide',
    motto: 'Des villes dessinées tuile par tuile',
    board: 'Ouvrir le plateau',
    settings: 'Réglages',
  },
  settings: {
    title: 'Réglages',
    language: 'Langue',
    languageOfDevice: 'Comme sur cet appareil',
    languageNow: 'Actuellement {{language}}',
    theme: 'Apparence',
    themeOfDevice: 'Comme sur cet appareil',
    themeLight: 'Clair',
    themeLightHint: 'De jour',
    themeDark: 'Sombre',
    themeDarkHint: 'À la lampe',
    unkept: 'Cet appareil n’a pas pu enregistrer votre choix. Il vaut jusqu’à la fermeture de l’application.',
    promise: 'Se joue sans réseau, sans compte, et ne recueille rien.',
    colophon:
      'Bastide {{version}}. Composé en Alegreya et Source Sans 3, sous licence SIL Open Font License.',
  },
  board: {
    title: 'Plateau',
    loading: 'On déroule le plan…',
    failed: 'Les outils de dessin n’ont pas pu être chargés.',
    plot: 'Parcelle {{name}}',
    plots_one:
      'Plan de ville de {{count}} parcelle, non bâtie. Glissez pour déplacer, pincez pour zoomer, touchez deux fois pour tout voir.',
    plots_many:
      'Plan de ville de {{count}} de parcelles, non bâties. Glissez pour déplacer, pincez pour zoomer, touchez deux fois pour tout voir.',
    plots_other:
      'Plan de ville de {{count}} parcelles, non bâties. Glissez pour déplacer, pincez pour zoomer, touchez deux fois pour tout voir.',
  },
  failure: {
    title: 'Une tache sur la page',
    text: 'Quelque chose s’est mal passé ici. Rien de ce qui était enregistré n’est perdu.',
    retry: 'Réessayer',
  },
  missing: {
    title: 'Hors de la carte',
    text: 'Il n’y a pas de telle page dans ce livre.',
  },
};
