import type { ProblemTexts } from './en';

export const fr: ProblemTexts = {
  'not-a-game': {
    title: 'Pas une partie de Bastide',
    text: 'Ce texte ou ce fichier n’est pas une partie de cette application. Demandez qu’on la partage à nouveau depuis la bibliothèque.',
  },
  'too-large': {
    title: 'Trop grand',
    text: 'C’est plus grand qu’une partie ne peut l’être ({{size}} caractères, {{limit}} au plus) ; rien n’a été lu.',
  },
  newer: {
    title: 'D’une version plus récente',
    text: 'Cette partie vient d’une version plus récente de l’application. Mettez l’application à jour, puis réessayez.',
  },
  'unknown-game': {
    title: 'Jeu inconnu',
    text: 'Cette application n’a pas de jeu nommé « {{game}} ». Une version plus récente l’a peut-être.',
  },
  damaged: {
    title: 'Endommagée',
    text: 'Cette partie est illisible : elle a été coupée ou modifiée.',
  },
  broken: {
    title: 'Un coup est endommagé',
    text: 'Le coup {{step}} de cette partie manque ou ne peut pas être joué.',
  },
  outdated: {
    title: 'D’anciennes règles',
    text: 'Cette partie a commencé avec d’anciennes règles que l’application ne joue plus.',
  },
  gone: {
    title: 'Introuvable',
    text: 'Cette partie n’est pas sur cet appareil.',
  },
  'library-full': {
    title: 'La bibliothèque est pleine',
    text: 'La bibliothèque contient {{limit}} parties, son maximum. Partagez celles à garder et supprimez-en quelques-unes.',
  },
  'played-on': {
    title: 'Partie poursuivie ailleurs',
    text: 'Cette partie a été poursuivie dans une autre fenêtre. Fermez-la ici et rouvrez-la pour continuer de là ; la dernière modification faite ici n’est pas enregistrée.',
  },
  'storage-full': {
    title: 'Plus de place pour enregistrer',
    text: 'La dernière modification n’a pas pu être enregistrée : l’appareil est plein. Supprimez des parties ou d’autres fichiers, puis réessayez. Ce qui était déjà enregistré n’est pas perdu.',
  },
  'storage-failed': {
    title: 'Non enregistré',
    text: 'La dernière modification n’a pas pu être enregistrée. Réessayez. Ce qui était déjà enregistré n’est pas perdu.',
  },
  unreadable: {
    title: 'Lecture impossible',
    text: 'Impossible de lire le fichier ou la mémoire de cet appareil. Réessayez ; rien n’a été modifié.',
  },
  'computer-failed': {
    title: 'L’ordinateur est bloqué',
    text: 'Le joueur ordinateur n’a trouvé aucun coup. Réessayez ; si cela persiste, partagez la partie depuis la bibliothèque.',
  },
  'not-now': { title: 'Pas maintenant', text: 'C’est à quelqu’un d’autre de jouer.' },
};
