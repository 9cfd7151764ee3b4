import type { SkCanvas, SkFont, SkPaint, SkPath, SkTypeface } from '@shopify/react-native-skia';
import type {
  Colour,
  Fill,
  FontRole,
  Level,
  Line,
  PathShape,
  Shape,
  TextShape,
} from '@/geometry/display-list';
import { BLUR, CAP, CLIP, JOIN, STYLE, type SkiaApi, TILE_MODE } from './constants';
import { type Palette, resolveColour } from './palette';

/** What shapes are painted with. Skia comes in as a value, so that the same painter runs headlessly. */
export interface Brush {
  readonly skia: SkiaApi;
  readonly palette: Palette;
  readonly typefaces: Readonly<Partial<Record<FontRole, SkTypeface>>>;
}

const shows = (levels: Shape['levels'], level: Level): boolean =>
  !levels || (level >= levels[0] && level <= levels[1]);

const colourOf = ({ skia, palette }: Brush, colour: Colour, alpha = 1): Float32Array => {
  const [r, g, b, a] = resolveColour(palette, colour);
  const channel = (value: number): number => Math.round(value * 255);
  return skia.Color(`rgba(${channel(r)}, ${channel(g)}, ${channel(b)}, ${a * alpha})`);
};

const pathOf = ({ skia }: Brush, path: string): SkPath => {
  const made = skia.Path.MakeFromSVGString(path);
  if (!made) throw new Error(`not a path: ${path}`);
  return made;
};

const paintOf = (brush: Brush): SkPaint => {
  const paint = brush.skia.Paint();
  paint.setAntiAlias(true);
  return paint;
};

const blur = (brush: Brush, paint: SkPaint, soft: number | undefined): void => {
  if (soft) paint.setMaskFilter(brush.skia.MaskFilter.MakeBlur(BLUR.normal, soft, true));
};

const fillPaint = (brush: Brush, fill: Fill): SkPaint => {
  const { skia } = brush;
  const paint = paintOf(brush);
  switch (fill.kind) {
    case 'flat':
      paint.setColor(colourOf(brush, fill.colour, fill.alpha));
      blur(brush, paint, fill.soft);
      return paint;
    case 'linear':
      paint.setShader(
        skia.Shader.MakeLinearGradient(
          skia.Point(...fill.from),
          skia.Point(...fill.to),
          fill.colours.map((colour) => colourOf(brush, colour, fill.alpha)),
          null,
          TILE_MODE.clamp,
        ),
      );
      return paint;
    case 'radial':
      paint.setShader(
        skia.Shader.MakeRadialGradient(
          skia.Point(...fill.centre),
          fill.radius,
          fill.colours.map((colour, i) => colourOf(brush, colour, fill.alphas?.[i])),
          null,
          TILE_MODE.clamp,
        ),
      );
      return paint;
  }
};

const linePaint = (brush: Brush, line: Line): SkPaint => {
  const paint = paintOf(brush);
  paint.setStyle(STYLE.stroke);
  paint.setStrokeWidth(line.weight);
  paint.setStrokeCap(line.cap === 'butt' ? CAP.butt : CAP.round);
  paint.setStrokeJoin(JOIN.round);
  paint.setColor(colourOf(brush, line.colour, line.alpha));
  blur(brush, paint, line.soft);
  if (line.dash) {
    const [on, off, phase = 0] = line.dash;
    paint.setPathEffect(brush.skia.PathEffect.MakeDash([on, off], phase));
  }
  return paint;
};

const coloursOf = ({ fill, line }: PathShape): readonly Colour[] => [
  ...(!fill ? [] : fill.kind === 'flat' ? [fill.colour] : fill.colours),
  ...(line ? [line.colour] : []),
];

const drawPath = (brush: Brush, canvas: SkCanvas, shape: PathShape): void => {
  // By day there is neither lamplight nor moon: what would not show is not drawn.
  if (coloursOf(shape).every((colour) => resolveColour(brush.palette, colour)[3] === 0)) return;
  const { fill } = shape;
  const path = pathOf(brush, shape.path);
  if (shape.shadow) {
    const { dx, dy, blur: soft, alpha } = shape.shadow;
    const paint = fillPaint(brush, { kind: 'flat', colour: 'shadow', alpha, soft });
    canvas.save();
    canvas.translate(dx, dy);
    canvas.drawPath(path, paint);
    canvas.restore();
    paint.dispose();
  }
  for (const paint of [fill && fillPaint(brush, fill), shape.line && linePaint(brush, shape.line)]) {
    if (!paint) continue;
    canvas.drawPath(path, paint);
    paint.dispose();
  }
  path.dispose();
};

const widthOf = (font: SkFont, text: string): number =>
  font.getGlyphWidths(font.getGlyphIDs(text)).reduce((sum, width) => sum + width, 0);

const drawText = (brush: Brush, canvas: SkCanvas, shape: TextShape): void => {
  const typeface = brush.typefaces[shape.font];
  if (!typeface) return;
  // Glyphs of a unit or two would be hinted to nothing: they are set large and drawn small.
  const large = 16;
  const font = brush.skia.Font(typeface, shape.size * large);
  const x = -widthOf(font, shape.text) / 2;
  canvas.save();
  canvas.translate(shape.x, shape.y);
  canvas.scale(1 / large, 1 / large);
  if (shape.halo) {
    const halo = linePaint(brush, { colour: shape.halo, weight: shape.size * 0.22 * large });
    canvas.drawText(shape.text, x, 0, halo, font);
    halo.dispose();
  }
  const paint = fillPaint(brush, { kind: 'flat', colour: shape.colour });
  canvas.drawText(shape.text, x, 0, paint, font);
  paint.dispose();
  canvas.restore();
  font.dispose();
};

/** Paints shapes on a canvas whose unit is the board's, leaving out what does not show at this level. */
export const drawShapes = (brush: Brush, canvas: SkCanvas, shapes: readonly Shape[], level: Level): void => {
  for (const shape of shapes) {
    if (!shows(shape.levels, level)) continue;
    switch (shape.kind) {
      case 'path':
        drawPath(brush, canvas, shape);
        break;
      case 'text':
        drawText(brush, canvas, shape);
        break;
      case 'group': {
        canvas.save();
        let layer: SkPaint | undefined;
        if (shape.alpha !== undefined && shape.alpha < 1) {
          layer = paintOf(brush);
          layer.setAlphaf(shape.alpha);
          canvas.saveLayer(layer);
        }
        if (shape.move) canvas.translate(...shape.move);
        if (shape.turn) canvas.rotate(shape.turn, 0, 0);
        if (shape.scale !== undefined) canvas.scale(shape.scale, shape.scale);
        if (shape.clip) {
          const clip = pathOf(brush, shape.clip);
          canvas.clipPath(clip, CLIP.intersect, true);
          clip.dispose();
        }
        if (shape.hole) {
          const hole = pathOf(brush, shape.hole);
          canvas.clipPath(hole, CLIP.difference, true);
          hole.dispose();
        }
        drawShapes(brush, canvas, shape.shapes, level);
        if (layer) {
          canvas.restore();
          layer.dispose();
        }
        canvas.restore();
        break;
      }
    }
  }
};

/** The level of detail for a size of tile on the screen, in device-independent pixels. */
export const levelFor = (tilePixels: number): Level => {
  if (tilePixels < 28) return 0;
  if (tilePixels < 60) return 1;
  return tilePixels < 140 ? 2 : 3;
};
