import { readingOf } from '../../ocr/testing/reading-of.ts';
import type { Visit } from '../visit.ts';

/** A visit of Dürer's hare, not rated and with nothing made of it, but for what is given. */
export const visitOf = (given: Partial<Visit> = {}): Visit => ({
  id: 'visit',
  seenAt: 0,
  reading: readingOf('Young Hare'),
  picture: undefined,
  title: 'Young Hare',
  maker: undefined,
  stars: {},
  ...given,
});
