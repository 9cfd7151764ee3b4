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
    text: 'Cette partie vient d’une version plus récente de l’application. Mettez l’application à jour, puis ouvrez-la ; elle est conservée d’ici là.',
  },
  'unknown-game': {
    title: 'Jeu inconnu',
    text: 'Cette application n’a pas de jeu nommé « {{game}} ». Une version plus récente l’a peut-être.',
  },
  damaged: {
    title: 'Endommagée',
    text: 'Cette partie est illisible : elle a été coupée ou modifiée. Elle est conservée telle quelle, et vous pouvez la partager avec un rapport.',
  },
  broken: {
    title: 'Endommagée au milieu',
    text: 'Le coup {{step}} ne peut pas être joué. Tout ce qui précède est intact et peut s’ouvrir comme une partie à part.',
  },
  outdated: {
    title: 'D’anciennes règles',
    text: 'Cette partie a commencé avec d’anciennes règles que l’application ne joue plus. Elle est conservée et peut être partagée.',
  },
  gone: { title: 'Introuvable', text: 'Cette partie a été supprimée.' },
  'library-full': {
    title: 'La bibliothèque est pleine',
    text: 'La bibliothèque contient {{limit}} parties, son maximum. Partagez celles à garder et supprimez-en quelques-unes.',
  },
  'played-on': {
    title: 'Partie poursuivie ailleurs',
    text: 'Cette partie a été poursuivie dans une autre fenêtre. Quittez-la et rouvrez-la pour continuer de là ; le dernier coup ici n’est pas enregistré.',
  },
  'storage-full': {
    title: 'Plus de place pour enregistrer',
    text: 'Le dernier coup n’a pas pu être enregistré : l’appareil est plein. Supprimez des parties ou d’autres fichiers, puis réessayez ; la partie attend.',
  },
  'storage-failed': {
    title: 'Non enregistré',
    text: 'Le dernier coup n’a pas pu être enregistré. Réessayez ; la partie attend. Si cela persiste, partagez la partie pour la conserver.',
  },
  'computer-failed': {
    title: 'L’ordinateur est bloqué',
    text: 'Le joueur ordinateur n’a trouvé aucun coup. Réessayez ou signalez le problème avec cette partie.',
  },
  'not-now': { title: 'Pas maintenant', text: 'C’est à quelqu’un d’autre de jouer.' },
};
