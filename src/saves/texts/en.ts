import type { ProblemKind } from '../problems';

/** What happened, and what to do about it. */
export type ProblemText = { readonly title: string; readonly text: string };
export type ProblemTexts = { readonly [kind in ProblemKind]: ProblemText };

export const en: ProblemTexts = {
  'not-a-game': {
    title: 'Not a Bastide game',
    text: 'This text or file is not a game from this app. Ask for it to be shared again from the library.',
  },
  'too-large': {
    title: 'Too large',
    text: 'This is larger than any game can be ({{size}} of at most {{limit}} characters), so it was not read.',
  },
  newer: {
    title: 'From a newer version',
    text: 'This game was written by a newer version of the app. Update the app, then try again.',
  },
  'unknown-game': {
    title: 'Unknown game',
    text: 'This app has no game called “{{game}}”. Perhaps a newer version has.',
  },
  damaged: {
    title: 'Damaged',
    text: 'This game cannot be read: it was cut off or changed.',
  },
  broken: {
    title: 'A step is damaged',
    text: 'Step {{step}} of this game is missing or cannot be played.',
  },
  outdated: {
    title: 'From older rules',
    text: 'This game was begun under older rules that the app no longer plays.',
  },
  gone: {
    title: 'No longer there',
    text: 'There is no such game on this device.',
  },
  'library-full': {
    title: 'The library is full',
    text: 'The library holds {{limit}} games, as many as it can. Share what you want to keep and remove some to make room.',
  },
  'played-on': {
    title: 'Played on elsewhere',
    text: 'This game was played on in another window. Close it here and open it again to go on from there; the last change made here is not saved.',
  },
  'storage-full': {
    title: 'No room to save',
    text: 'The last change could not be saved because this device is full. Remove games or other files, then try again. What was saved before is not lost.',
  },
  'storage-failed': {
    title: 'Not saved',
    text: 'The last change could not be saved. Try again. What was saved before is not lost.',
  },
  unreadable: {
    title: 'Cannot be read',
    text: 'The file or the storage of this device could not be read. Try again; nothing was changed.',
  },
  'computer-failed': {
    title: 'The computer is stuck',
    text: 'The computer player found no move. Try again; if it stays stuck, share the game from the library.',
  },
  'not-now': { title: 'Not now', text: 'Somebody else is to act.' },
};
