/** First and last year, BCE negative; `null` at an open end: "before 1904". */
export type YearRange = readonly [number | null, number | null];
