/** The words that say where a sentence comes from: behind it in the script, and in a text that is handed on. */
export const ORIGIN_WORDS = {
  label: 'from the label',
  note: 'beyond the label',
  derived: 'reckoned',
} as const;
