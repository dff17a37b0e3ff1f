/** Speaks the W3C WebDriver protocol: one command, its value back. `path` begins behind the server's address. */
export type WebDriver = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;

/** Longest time of one command, in milliseconds. */
const DEADLINE = 60_000;
/** The key under which an element's id stands (W3C WebDriver, section 12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The text under a path of keys. @throws when there is none */
export function textAt(value: unknown, ...path: string[]): string {
  let at = value;
  for (const key of path) at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
  if (typeof at !== 'string') throw new Error(`WebDriver answered without ${path.join('.')}`);
  return at;
}

/** The id of an element that a command found. */
export function elementId(found: unknown): string {
  return textAt(found, ELEMENT);
}

/** A client of the WebDriver server at `address`. Its commands throw what the server refuses, and on abort. */
export function createWebDriver(address: string, signal: AbortSignal): WebDriver {
  return async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE)]),
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) {
      throw new Error(`${textAt(answer, 'value', 'error')}: ${textAt(answer, 'value', 'message')}`);
    }
    return typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'value') : undefined;
  };
}
