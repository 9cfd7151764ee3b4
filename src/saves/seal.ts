/**
 * A save as it lies in a slot or a file: one line with its sequence number, length and checksum, then the save as
 * ASCII-only JSON, so that characters are bytes and no encoding on the way can change it.
 */
import { checksum } from './checksum';

export interface Sealed {
  /** Counts the writes of a save: of two whole ones the higher is the newer. */
  readonly sequence: number;
  readonly body: string;
}

/** Data as JSON in which every character is ASCII. */
export const writeAscii = (data: unknown, space?: number): string =>
  JSON.stringify(data, undefined, space).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const sum = (sequence: number, body: string): string => checksum(`${sequence}\n${body}`);

export const seal = (sequence: number, body: string): string =>
  `bastide ${sequence} ${body.length} ${sum(sequence, body)}\n${body}`;

const HEADER = /^bastide (\d{1,12}) (\d{1,9}) ([0-9a-f]{8})\n/;

/** What was sealed; nothing unless every character of it is there. */
export const unseal = (text: string | undefined): Sealed | undefined => {
  const header = text === undefined ? null : HEADER.exec(text);
  if (text === undefined || header === null) return undefined;
  const [line, sequence, length, check] = header;
  const body = text.slice(line.length);
  if (body.length !== Number(length) || sum(Number(sequence), body) !== check) return undefined;
  return { sequence: Number(sequence), body };
};
