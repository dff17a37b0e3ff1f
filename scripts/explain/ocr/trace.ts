/** One call of a function of the pipeline; `ms` with everything it calls. */
export interface Call {
  name: string;
  args: readonly unknown[];
  result: unknown;
  ms: number;
}

/** The calls since the page was opened, in the order in which they ended. */
export const calls: Call[] = [];

/** The same function, its calls written down. */
export function traced<Args extends readonly unknown[], Result>(
  name: string,
  stage: (...args: Args) => Result,
): (...args: Args) => Result {
  return (...args) => {
    const start = performance.now();
    const result = stage(...args);
    calls.push({ name, args, result, ms: performance.now() - start });
    return result;
  };
}
