import { type Pen } from './pen';
import { turned, WALL } from './walls';

/** The four inks of the mark; all alike where the system tints it. */
export interface MarkInks {
  readonly wall: string;
  readonly tower: string;
  readonly roof: string;
  readonly keep: string;
}

const OUTER = WALL.outer + 3;
const INNER = WALL.inner - 3;
const GATE = 8;
const TOWER = WALL.towerRadius + 4;

/** The emblem in flat shapes, for where a drawing would be mush: themed icons and tabs of a browser. */
export function drawMark(pen: Pen, inks: MarkInks): void {
  for (const turn of [0, 1, 2, 3]) {
    const at = (x: number, y: number) => turned([x, -y], turn);
    for (const side of [-1, 1]) {
      const box = [
        at(side * GATE, OUTER),
        at(side * 60, OUTER),
        at(side * 60, INNER),
        at(side * GATE, INNER),
      ];
      pen.fill(pen.polygon(...box), inks.wall);
    }
    pen.fill(pen.polygon(at(GATE, GATE), at(GATE, 57), at(57, 57), at(57, GATE)), inks.roof);
    // The valley between two roofs.
    pen.erase(pen.polygon(at(12, 16), at(16, 12), at(60, 56), at(56, 60)));
  }
  pen.erase(pen.rect(-23, -23, 23, 23));
  for (const turn of [0, 1, 2, 3]) {
    const [x, y] = turned([WALL.tower - 1, -WALL.tower + 1], turn);
    pen.erase(pen.circle(x, y, TOWER + 6));
    pen.fill(pen.circle(x, y, TOWER), inks.tower);
    pen.erase(pen.circle(x, y, TOWER - 9));
    pen.fill(pen.circle(x, y, TOWER - 15), inks.tower);
  }
  pen.fill(pen.rect(-14, -14, 14, 14), inks.keep);
}
