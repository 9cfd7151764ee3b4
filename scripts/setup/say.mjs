/** Words to the person at the terminal. */

const colour = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code, text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);

export const say = (text) => console.log(text);
export const step = (text) => console.log(`${paint('36', '•')} ${text}`);
export const good = (text) => paint('32', text);
export const bad = (text) => paint('31', text);
export const faint = (text) => paint('2', text);

/** A trouble that a person can act on: one clear sentence and no stack. */
export class Trouble extends Error {}

/** Runs a command's main function; a trouble ends it with its sentence, anything else is a bug and shows its stack. */
export const main = async (run) => {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    console.error(bad(error.message));
    process.exit(1);
  }
};
