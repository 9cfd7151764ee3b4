import { run } from '../setup/command.mjs';
import { bad, faint, good, say } from '../setup/say.mjs';

const clock = (seconds) => `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;

const runLayer = async ({ name, command: [program, args], env }) => {
  const { code, output, seconds } = await run(program, args, { env: { FORCE_COLOR: '0', ...env } });
  const passed = code === 0;
  say(`${passed ? good('✓') : bad('✗')} ${name} ${faint(clock(seconds))}`);
  const shown = output.trim();
  // A layer that passes may print figures worth keeping; one that fails prints all it has.
  const figures = shown.split('\n').filter((line) => line.startsWith('» '));
  if (passed) for (const line of figures) say(`    ${line.slice(2)}`);
  else say(`\n${shown}\n`);
  return passed;
};

const refuseLayer = ({ name, after }) => {
  say(`${bad('✗')} ${name}: cannot run, "${after.name}" failed`);
  return false;
};

/**
 * Runs lanes of layers side by side, each lane in its order, and tells how many layers passed. A layer that stands
 * `after` another, of its own lane or one named before, waits for it.
 */
export const runLanes = async (lanes) => {
  const began = performance.now();
  const results = new Map();
  for (const lane of lanes) {
    let before;
    for (const layer of lane) {
      if (layer.after !== undefined && !results.has(layer.after)) {
        throw new Error(`"${layer.name}" comes after "${layer.after.name}", which is in no lane before it.`);
      }
      const ready = Promise.all([results.get(layer.after) ?? true, before]);
      before = ready.then(([made]) => (made ? runLayer(layer) : refuseLayer(layer)));
      results.set(layer, before);
    }
  }
  const all = await Promise.all(results.values());
  const failed = all.filter((passed) => !passed).length;
  say(`\n${faint(`in ${clock((performance.now() - began) / 1000)}`)}`);
  say(`layers: ${all.length - failed} passed, ${failed} failed`);
  return failed === 0;
};
