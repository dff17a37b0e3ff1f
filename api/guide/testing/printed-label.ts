import { parseLabel, soundBite, textOf } from '../guide.ts';

/** The facts of a label of these lines. */
export const factsOf = (...printed: string[]): ReturnType<typeof parseLabel> =>
  parseLabel({ text: printed.join('\n'), lines: printed.map((text) => ({ text })) });

/** What is said of a label of these lines by who knows nothing beyond it. */
export const biteOn = (...printed: string[]): string =>
  textOf(soundBite(factsOf(...printed), { today: 2026 }));
