import type { KeptText } from '../store/port.ts';

/** The same function, which reads each kept text once as long as somebody holds it. */
export function onceForText<T>(read: (text: KeptText) => T): (text: KeptText) => T {
  const known = new WeakMap<KeptText, { result: T }>();
  return (text) => {
    let found = known.get(text);
    if (found === undefined) {
      found = { result: read(text) };
      known.set(text, found);
    }
    return found.result;
  };
}
