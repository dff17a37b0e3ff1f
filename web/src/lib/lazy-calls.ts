/** The names of a thing's methods that answer with a promise, and may so be waited for. */
type CallName<Thing> = {
  [Name in keyof Thing]: Thing[Name] extends (...call: never[]) => Promise<unknown> ? Name : never;
}[keyof Thing] &
  string;

/**
 * These methods of a thing that is fetched first, such as a chunk of the app: a call waits for it.
 * @throws from each call also what `fetch` throws
 */
export function lazyCalls<Thing, Name extends CallName<Thing>>(
  fetch: () => Promise<Thing>,
  names: readonly Name[],
): Pick<Thing, Name>;
export function lazyCalls(fetch: () => Promise<object>, names: readonly string[]): object {
  const lazy =
    (name: string) =>
    async (...call: unknown[]) => {
      const thing = await fetch();
      const method: unknown = Reflect.get(thing, name);
      if (typeof method !== 'function') throw new TypeError(`${name} is no method`);
      const answer: unknown = await Reflect.apply(method, thing, call);
      return answer;
    };
  return Object.fromEntries(names.map((name) => [name, lazy(name)]));
}
