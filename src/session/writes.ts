/** One write after the other: whoever must not act before the last step is stored waits for `settled`. */
export class Writes {
  private last: Promise<void> = Promise.resolve();
  private running = false;

  /** Something is being stored. */
  get busy(): boolean {
    return this.running;
  }

  /** Runs a write; `changed` is told when it begins and when it has ended. */
  start(write: () => Promise<void>, changed: () => void): Promise<void> {
    const run = async (): Promise<void> => {
      this.running = true;
      changed();
      await write();
      this.running = false;
      changed();
    };
    this.last = run();
    return this.last;
  }

  /** Resolves when nothing is being stored, nor was begun meanwhile. */
  async settled(): Promise<void> {
    let seen: Promise<void>;
    do {
      seen = this.last;
      await seen;
    } while (seen !== this.last);
  }
}
