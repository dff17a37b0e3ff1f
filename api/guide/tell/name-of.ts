import type { LabelFacts } from '../facts.ts';

/** The title, or the lines that stand in its place. */
export const nameOf = ({ title, heading }: LabelFacts): string =>
  title ?? heading.map(({ text }) => text).join(' ');
