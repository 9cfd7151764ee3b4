/** What a key does to the camera: pushes the board by parts of the clear area, zooms, or fits. */
export type KeyStep =
  | { readonly kind: 'push'; readonly across: number; readonly down: number }
  | { readonly kind: 'zoom'; readonly scale: number }
  | { readonly kind: 'fit' };

const PUSH = 1 / 6;
const ZOOM = 1.35;

/** The camera's answer to a key, or undefined for a key that is none of its business. */
export function readKey(key: string): KeyStep | undefined {
  switch (key) {
    case 'ArrowLeft':
      return { kind: 'push', across: PUSH, down: 0 };
    case 'ArrowRight':
      return { kind: 'push', across: -PUSH, down: 0 };
    case 'ArrowUp':
      return { kind: 'push', across: 0, down: PUSH };
    case 'ArrowDown':
      return { kind: 'push', across: 0, down: -PUSH };
    case '+':
    case '=':
      return { kind: 'zoom', scale: ZOOM };
    case '-':
    case '_':
      return { kind: 'zoom', scale: 1 / ZOOM };
    case '0':
      return { kind: 'fit' };
    default:
      return undefined;
  }
}
