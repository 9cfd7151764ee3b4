/** A hand in the page that plays whatever is offered, by the same controls that people use. Needs the probe. */

/** Runs in the page. */
function install() {
  const at = (id) => document.querySelector(`[data-testid="${id}"]`);
  let luck = 1;
  const draw = (count) => {
    luck = (luck * 48271) % 2147483647;
    return luck % count;
  };
  const next = () => new Promise((done) => setTimeout(done, 4));
  /** One press of whatever leads on; false if there is nothing to press yet. */
  const press = () => {
    const takeOver = at('play-takeover');
    if (takeOver) return takeOver.click() ?? true;
    const confirm = at('play-confirm');
    if (!confirm) return false;
    if (confirm.getAttribute('aria-disabled') !== 'true') return confirm.click() ?? true;
    const spots = [...document.querySelectorAll('[data-testid^="spot-"]')];
    const choices = window.__probe.offered(spots);
    const options = [...document.querySelectorAll('[data-testid^="play-option-"]')];
    const all = choices.length > 0 ? choices : options;
    if (all.length === 0) return false;
    all[draw(all.length)].click();
    return true;
  };
  window.__hand = {
    /** Presses until so many more steps are made and stored; gives the milliseconds of each, from its ✓ on. */
    async play(steps) {
      const session = window.__probe.session();
      // A game from its start is played the same every time.
      if (session.getTable().ply === 0) luck = 1;
      const times = [];
      const until = session.getTable().ply + steps;
      const patience = performance.now() + 20_000 + steps * 2000;
      for (let seen = session.getTable(), since = performance.now(); seen.ply < until && !seen.outcome;) {
        if (performance.now() > patience) throw new Error(`stuck at step ${seen.ply} of ${until}`);
        const before = session.getTable();
        if (!before.storing && press()) since = performance.now();
        await next();
        const after = session.getTable();
        if (after.ply > seen.ply && !after.storing) {
          times.push(performance.now() - since);
          seen = after;
        }
      }
      return times;
    },
  };
}

export const installHand = (page) => page.addInitScript(install);
