import { writtenBySchema } from '../../contract/contract.ts';
import type { RatingCount } from '../store/port.ts';

/** The ratings of one writer's texts, of one model's by one prompt, or of what one provider's voices spoke. */
export interface RatingSummary {
  of: 'text' | 'model' | 'voice';
  provider: string;
  count: number;
  /** From 1 to 5. */
  mean: number;
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  histogram: [number, number, number, number, number];
}

const NAMES: readonly (readonly [of: RatingSummary['of'], nameOf: (count: RatingCount) => string | null])[] =
  [
    ['text', ({ text }) => text],
    ['model', ({ writtenBy }) => modelAndPrompt(writtenBy)],
    ['voice', ({ voice }) => voice],
  ];

/** One summary for each writer, for each model with each version of a prompt, and for each voice, by name. */
export function summariseRatings(counts: readonly RatingCount[]): RatingSummary[] {
  return NAMES.flatMap(([of, nameOf]) => {
    const names = new Set(counts.map(nameOf).filter((name) => name !== null));
    return [...names].toSorted().map((provider) => {
      const histogram: RatingSummary['histogram'] = [0, 0, 0, 0, 0];
      for (const counted of counts)
        if (nameOf(counted) === provider)
          histogram[counted.stars - 1] = (histogram[counted.stars - 1] ?? 0) + counted.count;
      const count = histogram.reduce((sum, one) => sum + one, 0);
      const stars = histogram.reduce((sum, one, at) => sum + one * (at + 1), 0);
      return { of, provider, count, mean: stars / count, histogram };
    });
  });
}

/** "gpt-5.4-mini, sound bite 2", from the JSON that is kept; null where no model wrote. */
export function modelAndPrompt(writtenBy: string | null): string | null {
  if (writtenBy === null) return null;
  const { model, prompt } = writtenBySchema.parse(JSON.parse(writtenBy));
  return `${model}, ${prompt}`;
}
