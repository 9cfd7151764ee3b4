import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { SkCanvas, SkTypeface } from '@shopify/react-native-skia';
import type { SkiaApi } from '@/view/paint/constants';
import type { FontRole } from '@/geometry/display-list';

const load = createRequire(__filename);

/** Skia in plain Node: CanvasKit behind the same interface that the app uses. */
export const startSkia = async (): Promise<SkiaApi> => {
  const init = load('canvaskit-wasm/bin/full/canvaskit') as (options: object) => Promise<unknown>;
  const { JsiSkApi } = load('@shopify/react-native-skia/lib/commonjs/skia/web') as {
    JsiSkApi: (kit: unknown) => SkiaApi;
  };
  return JsiSkApi(await init({}));
};

const FILES: Readonly<Record<FontRole, string>> = {
  title: 'alegreya/600SemiBold/Alegreya_600SemiBold.ttf',
  titleItalic: 'alegreya/500Medium_Italic/Alegreya_500Medium_Italic.ttf',
  play: 'source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  playBold: 'source-sans-3/700Bold/SourceSans3_700Bold.ttf',
};

/** The app's own fonts, read from their packages. */
export const loadTypefaces = (skia: SkiaApi): Record<FontRole, SkTypeface> => {
  const read = (file: string): SkTypeface => {
    const data = skia.Data.fromBytes(
      new Uint8Array(readFileSync(load.resolve(`@expo-google-fonts/${file}`))),
    );
    const typeface = skia.Typeface.MakeFreeTypeFaceFromData(data);
    if (!typeface) throw new Error(`cannot read ${file}`);
    return typeface;
  };
  return {
    title: read(FILES.title),
    titleItalic: read(FILES.titleItalic),
    play: read(FILES.play),
    playBold: read(FILES.playBold),
  };
};

/** Skia's number for the format; pictures for pages are small that way. */
const JPEG = 3;

/** Draws a picture of the given size and writes it as a PNG or, by its name, a JPEG file. */
export const writePng = (
  skia: SkiaApi,
  file: string,
  width: number,
  height: number,
  draw: (canvas: SkCanvas) => void,
): void => {
  const surface = skia.Surface.Make(Math.round(width), Math.round(height));
  if (!surface) throw new Error('no surface');
  draw(surface.getCanvas());
  const image = surface.makeImageSnapshot();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, file.endsWith('.jpg') ? image.encodeToBytes(JPEG, 88) : image.encodeToBytes());
  image.dispose();
  surface.dispose();
};
