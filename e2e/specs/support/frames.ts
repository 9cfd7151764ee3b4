/** Where things are on the screen, for specs about the camera. */
import { by, element } from 'detox';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Frame extends Point {
  readonly width: number;
  readonly height: number;
}

const MOST_LOOKS = 120;
const BETWEEN_LOOKS = 60;
/** A busy machine may show the same picture twice in the middle of a movement. */
const LOOKS_ALIKE = 4;

/** The frame of the element with this id, once several looks in a row agree. */
export async function restingFrame(id: string): Promise<Frame> {
  let before = await frame(id);
  let alike = 1;
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
    const now = await frame(id);
    alike = now.x === before.x && now.y === before.y && now.width === before.width ? alike + 1 : 1;
    if (alike === LOOKS_ALIKE) return now;
    before = now;
  }
  throw new Error(`${id} does not come to rest`);
}

/** The frame of the element with this id, right now. */
export async function frame(id: string): Promise<Frame> {
  const attributes = await element(by.id(id)).getAttributes();
  if ('elements' in attributes) throw new Error(`several elements have the id ${id}`);
  return attributes.frame;
}

/** The middle of a frame. */
export function centre({ x, y, width, height }: Frame): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** How far apart the middles of two frames are. */
export function distance(one: Frame, other: Frame): number {
  return Math.hypot(centre(one).x - centre(other).x, centre(one).y - centre(other).y);
}

/** Whether two frames lie on each other. */
export const overlap = (
  one: { x: number; y: number; width: number; height: number },
  other: { x: number; y: number; width: number; height: number },
): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
