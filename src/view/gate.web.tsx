import { tieContextsToCanvases } from './canvas-contexts';
import { GateFrame, type BoardGateProps } from './gate-frame';

const WASM = '/canvaskit.wasm';

/**
 * Loads CanvasKit. Skia's own loader keeps its first failure for ever, so the file, which is what fails on a bad
 * connection, is fetched here first and can be fetched again.
 */
async function prepare() {
  if (globalThis.CanvasKit) return;
  const response = await fetch(WASM);
  if (!response.ok) throw new Error(`${WASM}: ${response.status}`);
  const options = { locateFile: () => WASM, wasmBinary: await response.arrayBuffer() };
  const { LoadSkiaWeb } = await import('@shopify/react-native-skia/lib/module/web');
  await LoadSkiaWeb(options);
  tieContextsToCanvases(globalThis.CanvasKit);
}

/** The way to a board. In a browser CanvasKit must be there before a module that imports Skia is evaluated. */
export function BoardGate<P extends object>(props: BoardGateProps<P>) {
  return <GateFrame {...props} prepare={prepare} />;
}
