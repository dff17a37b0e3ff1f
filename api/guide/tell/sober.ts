import type { LabelFacts } from '../facts.ts';
import { isGrave, isGrim } from './grim.ts';
import type { Material } from './material.ts';
import { told } from './note-talk.ts';

/** Whether something grim is told of the work, or a life that ended or was broken by it, beside which nobody is playful. */
export const isSober = ({ facts, prose, museum, maker, subject, thing }: Material): boolean =>
  isGrim(facts.text) ||
  [...prose, ...told(museum), ...told(subject), ...told(thing)].some(({ text }) => isGrim(text)) ||
  told(maker).some(({ text }) => isGrave(text));

/** The title, or the lines that stand in its place. */
export const nameOf = ({ title, heading }: LabelFacts): string =>
  title ?? heading.map(({ text }) => text).join(' ');
