type Kit = typeof globalThis.CanvasKit;
type Canvas = Parameters<Kit['GetWebGLContext']>[0];
type Context = NonNullable<ReturnType<Kit['MakeWebGLContext']>>;

interface View {
  setPicture(picture: unknown): void;
  /** Answers only while the view has a canvas. */
  measure(tell: () => void): void;
}

/** Skia's register of views. It is never told that one is gone, and the picture it last showed holds all its images. */
interface Register {
  readonly views: Record<string, View>;
  /** Pictures that came before their view: it takes them when it comes, and the register keeps them all the same. */
  readonly deferedPictures: Record<string, unknown>;
}

/** In the place of a view that is gone: what is drawn late goes nowhere, where the register would keep it. */
const NO_VIEW: View = { setPicture: () => undefined, measure: () => undefined };

const strikeOutViews = ({ views, deferedPictures }: Register): void => {
  for (const [id, view] of Object.entries(views)) {
    delete deferedPictures[id];
    let there = false;
    view.measure(() => (there = true));
    if (!there) views[id] = NO_VIEW;
  }
};

/**
 * Has CanvasKit keep one context a canvas, and give it up with the canvas.
 *
 * By itself it makes one at every layout and keeps each for ever: its textures and, since a context knows its canvas,
 * the whole screen that the canvas was on. Skia's view loses the context when it goes, which is the sign to let go.
 */
export const tieContextsToCanvases = (kit: Kit): void => {
  const [getHandle, makeContext] = [kit.GetWebGLContext.bind(kit), kit.MakeWebGLContext.bind(kit)];
  const handles = new WeakMap<Canvas, number>();
  const contexts = new Map<number, Context>();

  const letGo = (canvas: Canvas, handle: number): void => {
    handles.delete(canvas);
    contexts.get(handle)?.delete();
    contexts.delete(handle);
    kit.deleteContext(handle);
    strikeOutViews((globalThis as unknown as { readonly SkiaViewApi: Register }).SkiaViewApi);
  };

  kit.GetWebGLContext = (canvas, options) => {
    const known = handles.get(canvas);
    if (known !== undefined) return known;
    const handle = getHandle(canvas, options);
    if (!handle) return handle;
    handles.set(canvas, handle);
    canvas.addEventListener('webglcontextlost', () => {
      // A canvas on screen whose context the system took is drawn on no more, but may still be asked to.
      if (!('isConnected' in canvas && canvas.isConnected)) letGo(canvas, handle);
    });
    return handle;
  };
  kit.MakeWebGLContext = (handle) => {
    const context = contexts.get(handle) ?? makeContext(handle);
    if (context) contexts.set(handle, context);
    return context;
  };
};
