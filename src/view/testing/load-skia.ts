import { TextDecoder } from 'node:util';

import type { SkiaApi } from '../paint/constants';

/** CanvasKit of this realm: gradients ask whether their colours are an Array, and jest's environment has another. */
export const loadSkia = async (): Promise<SkiaApi> => {
  // Expo's own reads UTF-8 only.
  globalThis.TextDecoder = TextDecoder as typeof globalThis.TextDecoder;
  const init = jest.requireActual<(options: object) => Promise<unknown>>('canvaskit-wasm/bin/full/canvaskit');
  const { JsiSkApi } = jest.requireActual<{ JsiSkApi: (kit: unknown) => SkiaApi }>(
    '@shopify/react-native-skia/lib/commonjs/skia/web',
  );
  return JsiSkApi(await init({}));
};
