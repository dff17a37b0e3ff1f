import type { RatingCount } from '../store/port.ts';

/** The ratings of one provider's texts, or of what one provider's voices spoke. */
export interface RatingSummary {
  of: 'text' | 'voice';
  provider: string;
  count: number;
  /** From 1 to 5. */
  mean: number;
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  histogram: [number, number, number, number, number];
}

/** One summary for each writer and for each voice, by name. */
export function summariseRatings(counts: readonly RatingCount[]): RatingSummary[] {
  return (['text', 'voice'] as const).flatMap((of) =>
    [...new Set(counts.map((count) => count[of]))].toSorted().map((provider) => {
      const histogram: RatingSummary['histogram'] = [0, 0, 0, 0, 0];
      for (const { stars, count, ...names } of counts) {
        if (names[of] === provider) histogram[stars - 1] = (histogram[stars - 1] ?? 0) + count;
      }
      const count = histogram.reduce((sum, one) => sum + one, 0);
      const stars = histogram.reduce((sum, one, at) => sum + one * (at + 1), 0);
      return { of, provider, count, mean: stars / count, histogram };
    }),
  );
}
