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
    text: 'This game was written by a newer version of the app. Update the app and open it again; it is kept until then.',
  },
  'unknown-game': {
    title: 'Unknown game',
    text: 'This app has no game called “{{game}}”. Perhaps a newer version has.',
  },
  damaged: {
    title: 'Damaged',
    text: 'This game cannot be read: it was cut off or changed. It is kept as it is, and you can share it with a report.',
  },
  broken: {
    title: 'Damaged in the middle',
    text: 'Step {{step}} cannot be played. Everything before it is whole and can be opened as a game of its own.',
  },
  outdated: {
    title: 'From older rules',
    text: 'This game was begun under older rules that the app no longer plays. It is kept, and can be shared.',
  },
  gone: { title: 'No longer there', text: 'This game was removed.' },
  'library-full': {
    title: 'The library is full',
    text: 'The library holds {{limit}} games, as many as it can. Share what you want to keep and remove some to make room.',
  },
  'played-on': {
    title: 'Played on elsewhere',
    text: 'This game was played on in another window. Leave it and open it again to go on from there; the last step here is not saved.',
  },
  'storage-full': {
    title: 'No room to save',
    text: 'The last step could not be saved because this device is full. Remove games or other files, then try again; the game waits.',
  },
  'storage-failed': {
    title: 'Not saved',
    text: 'The last step could not be saved. Try again; the game waits. If it keeps failing, share the game to keep it.',
  },
  'computer-failed': {
    title: 'The computer is stuck',
    text: 'The computer player found no move. Try again, or report the problem with this game.',
  },
  'not-now': { title: 'Not now', text: 'Somebody else is to act.' },
};
