import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether every generated case is run: under `npm run test:all`, which sets PLACARD_ALL. */
    isAll: boolean;
  }
}

/** How many generated cases or repetitions a test runs: `all` under `npm run test:all`, its `share` in every other run. */
export function ofAll(all: number, share: number): number {
  return inject('isAll') ? all : share;
}
