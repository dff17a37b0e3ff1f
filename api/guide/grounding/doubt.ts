import type { Word } from './words.ts';

const DOUBTS =
  /^(?:perhaps|probably|possibly|presumably|likely|maybe|may|might|thought|believed|supposed|supposedly|reputedly|apparently|attributed|legend|suggest|suggests|seems|seem|evidence|claimed|claims|said|says|must)$/;

/** Whether a word makes what is said less than sure. */
export const isDoubt = ({ key }: Word): boolean => DOUBTS.test(key);
