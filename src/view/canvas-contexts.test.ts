import { tieContextsToCanvases } from './canvas-contexts';

type Kit = Parameters<typeof tieContextsToCanvases>[0];

/** A kit as CanvasKit is: every call makes another context, and a table keeps each until it is deleted. */
const makeKit = () => {
  const table = new Set<number>();
  const alive = new Set<number>();
  let last = 0;
  const kit = {
    GetWebGLContext: () => {
      table.add(++last);
      return last;
    },
    MakeWebGLContext: (handle: number) => {
      alive.add(handle);
      return { delete: () => alive.delete(handle) };
    },
    deleteContext: (handle: number) => table.delete(handle),
  } as unknown as Kit;
  tieContextsToCanvases(kit);
  return { kit, table, alive };
};

/** Skia's register of views, each of which holds the last picture that it was given. */
const views: Record<string, { setPicture(picture: string): void; measure(tell: () => void): void }> = {};
const deferedPictures: Record<string, string> = {};
Object.assign(globalThis, { SkiaViewApi: { views, deferedPictures } });

const makeCanvas = () => {
  const told: (() => void)[] = [];
  const canvas = {
    isConnected: true,
    addEventListener: (kind: string, listener: () => void) =>
      kind === 'webglcontextlost' && told.push(listener),
  };
  const id = `${Object.keys(views).length}`;
  let shown = 'first';
  views[id] = { setPicture: (next) => (shown = next), measure: (tell) => canvas.isConnected && tell() };
  const lose = () => told.forEach((listener) => listener());
  return { id, canvas, element: canvas as unknown as HTMLCanvasElement, lose, shown: () => shown };
};

const draw = (kit: Kit, element: HTMLCanvasElement) => kit.MakeWebGLContext(kit.GetWebGLContext(element));

test('a canvas that is laid out again keeps its one context', () => {
  const { kit, table } = makeKit();
  const { element } = makeCanvas();
  const first = draw(kit, element);
  expect(draw(kit, element)).toBe(first);
  expect(table.size).toBe(1);
});

test('nothing is kept of canvases that are gone, however many there were', () => {
  const { kit, table, alive } = makeKit();
  for (let game = 0; game < 20; game++) {
    const { canvas, element, lose } = makeCanvas();
    draw(kit, element);
    canvas.isConnected = false;
    lose();
  }
  expect([table.size, alive.size]).toEqual([0, 0]);
});

test('a canvas on screen that lost its context can still be asked to draw', () => {
  const { kit, table } = makeKit();
  const { element, lose } = makeCanvas();
  draw(kit, element);
  lose();
  expect(table.size).toBe(1);
});

test('a view that is gone is given no more pictures, and one that is there still is', () => {
  const { kit } = makeKit();
  const [gone, there] = [makeCanvas(), makeCanvas()];
  for (const { element } of [gone, there]) draw(kit, element);
  gone.canvas.isConnected = false;
  gone.lose();
  for (const { id } of [gone, there]) views[id].setPicture('next');
  expect([gone.shown(), there.shown()]).toEqual(['first', 'next']);
});

test('a picture that came before its view is not kept once views go; one whose view is still to come is', () => {
  const { kit } = makeKit();
  const { id, canvas, element, lose } = makeCanvas();
  deferedPictures[id] = 'early';
  deferedPictures.next = 'waiting';
  draw(kit, element);
  canvas.isConnected = false;
  lose();
  expect(deferedPictures).toEqual({ next: 'waiting' });
});
