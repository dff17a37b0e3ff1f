/** The words over what a sentence of the script rests on. */
export const GROUNDS_HEADS = {
  label: 'On the label',
  note: 'Beyond the label',
  derived: 'Reckoned from the label',
} as const;

/** Before the words of the label that a note is about. */
export const ABOUT_WORDS = 'It is about these words:';
/** Before the works in which a note can be looked up. */
export const LOOK_UP = 'To look it up:';
/** The key behind which the label's rest is read. */
export const READ_ON = 'There is more on the label. Shall I read on?';
/** Over what is printed and was not told. */
export const ALSO_ON_LABEL = 'Also on the label';
