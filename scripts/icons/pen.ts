import { type SkCanvas, type SkPaint, type SkPath } from '@shopify/react-native-skia';
import { type getSkiaExports } from '@shopify/react-native-skia/lib/commonjs/headless';

export type Skia = ReturnType<typeof getSkiaExports>['Skia'];

/** Skia's constants by number: its enums are values of a module that only loads inside React Native. */
const STROKE = 1;
const ROUND = 1;
const NORMAL_BLUR = 0;
const INTERSECT = 1;
const CLEAR = 0;
const BUTT = 0;

/** How far east a face falls for each unit it falls south. */
const LEAN = 0.7;

export type Point = readonly [x: number, y: number];

/** Drawing in ink and watercolour on a Skia canvas, in units of the emblem. */
export class Pen {
  constructor(
    readonly skia: Skia,
    readonly canvas: SkCanvas,
  ) {}

  polygon(...points: Point[]): SkPath {
    return this.svg(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`);
  }

  line(...points: Point[]): SkPath {
    return this.svg(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}`);
  }

  rect(left: number, top: number, right: number, bottom: number): SkPath {
    return this.polygon([left, top], [right, top], [right, bottom], [left, bottom]);
  }

  rounded(left: number, top: number, right: number, bottom: number, radius: number): SkPath {
    const box = this.skia.XYWHRect(left, top, right - left, bottom - top);
    return this.skia.Path.RRect(this.skia.RRectXY(box, radius, radius));
  }

  circle(x: number, y: number, radius: number): SkPath {
    return this.skia.Path.Circle(x, y, radius);
  }

  svg(text: string): SkPath {
    const path = this.skia.Path.MakeFromSVGString(text);
    if (!path) throw new Error(`Not a path: ${text}`);
    return path;
  }

  /** One even wash. */
  fill(path: SkPath, colour: string, alpha = 1): void {
    this.canvas.drawPath(path, this.paint(colour, alpha));
  }

  /** Takes away whatever is there. */
  erase(path: SkPath): void {
    const paint = this.paint('#000000', 1);
    paint.setBlendMode(CLEAR);
    this.canvas.drawPath(path, paint);
  }

  /** A line of ink. */
  ink(path: SkPath, colour: string, width: number, alpha = 1): void {
    this.canvas.drawPath(path, this.stroke(colour, width, alpha));
  }

  dashes(path: SkPath, colour: string, width: number, on: number, off: number, alpha = 1): void {
    const paint = this.stroke(colour, width, alpha);
    paint.setStrokeCap(BUTT);
    paint.setPathEffect(this.skia.PathEffect.MakeDash([on, off], 0));
    this.canvas.drawPath(path, paint);
  }

  /** The darker rim that watercolour leaves where it dries, kept inside the shape. */
  rim(path: SkPath, colour: string, width: number, alpha: number): void {
    this.inside(path, () => this.glow(path, colour, width, alpha, true));
  }

  /** A soft spot or edge of light or shade. */
  glow(path: SkPath, colour: string, sigma: number, alpha: number, outlineOnly = false): void {
    const paint = outlineOnly ? this.stroke(colour, sigma * 1.6, alpha) : this.paint(colour, alpha);
    paint.setMaskFilter(this.skia.MaskFilter.MakeBlur(NORMAL_BLUR, sigma, true));
    this.canvas.drawPath(path, paint);
  }

  /** Draws on a sheet of its own laid over an even ground, so that erasing bares the ground. */
  over(ground: string, draw: () => void): void {
    this.canvas.drawPaint(this.paint(ground, 1));
    this.canvas.saveLayer();
    draw();
    this.canvas.restore();
  }

  /** Draws only inside `path`. */
  inside(path: SkPath, draw: () => void): void {
    this.canvas.save();
    this.canvas.clipPath(path, INTERSECT, true);
    draw();
    this.canvas.restore();
  }

  /** The body of a thing with height: its dark faces to the south-east, and the outline of both. */
  raise(path: SkPath, height: number, side: string, ink: string, width: number): void {
    const steps = Math.max(1, Math.ceil(height * 2));
    const sweep = (draw: () => void) => {
      for (let step = steps; step >= 0; step -= 1) {
        const down = (height * step) / steps;
        this.shifted(down * LEAN, down, draw);
      }
    };
    sweep(() => this.ink(path, ink, width));
    sweep(() => this.fill(path, side));
  }

  /** The soft shadow of a body of that height. */
  shade(path: SkPath, height: number, colour: string, sigma: number, alpha: number): void {
    this.shifted(height * LEAN, height, () => this.glow(path, colour, sigma, alpha));
  }

  private shifted(right: number, down: number, draw: () => void): void {
    this.canvas.save();
    this.canvas.translate(right, down);
    draw();
    this.canvas.restore();
  }

  private paint(colour: string, alpha: number): SkPaint {
    const paint = this.skia.Paint();
    paint.setAntiAlias(true);
    paint.setColor(this.skia.Color(colour));
    paint.setAlphaf(alpha);
    return paint;
  }

  private stroke(colour: string, width: number, alpha: number): SkPaint {
    const paint = this.paint(colour, alpha);
    paint.setStyle(STROKE);
    paint.setStrokeWidth(width);
    paint.setStrokeJoin(ROUND);
    paint.setStrokeCap(ROUND);
    return paint;
  }
}
