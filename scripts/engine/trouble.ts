/** What is wrong with the input, in one line. */
export class Trouble extends Error {}
