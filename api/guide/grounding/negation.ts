import type { Word } from './words.ts';

const NEGATIONS =
  /^(?:not|never|no|nobody|none|nothing|neither|nor|without|hardly|cannot|(?:is|was|are|were|do|does|did|has|have|had|ca|could|wo|would|should)nt)$/;

/** Whether a word turns what is said round; "No. 3" does not. */
export const isNegation = ({ key, text }: Word): boolean => NEGATIONS.test(key) && !/^N[oO]$/.test(text);
