/** Every callback that was handed to the UI thread, by the hook, function or gesture that took it. */
export const handed: [name: string, callback: unknown][] = [];

/** The named functions of a module, taking note of what they are handed. */
export function spyOnHandlers(actual: Record<string, unknown>, names: readonly string[]) {
  const spied = names.map((name) => [
    name,
    (...args: unknown[]) => {
      for (const arg of args) if (!Array.isArray(arg) && arg !== undefined) handed.push([name, arg]);
      return (actual[name] as (...given: unknown[]) => unknown)(...args);
    },
  ]);
  return Object.fromEntries(spied) as Record<string, unknown>;
}

interface ComposedGesture {
  toGestureArray(): { handlerName: string; handlers: object }[];
}

/** Takes note of every callback of a gesture. */
export function noteGesture(gesture: ComposedGesture): void {
  for (const { handlerName, handlers } of gesture.toGestureArray()) {
    for (const [name, handler] of Object.entries(handlers)) {
      if (typeof handler === 'function') handed.push([`${handlerName}.${name}`, handler]);
    }
  }
}
