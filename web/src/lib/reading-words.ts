/** What the visitor is told of a label of which lines in letters that are not Latin were left out. */
export const OTHER_SCRIPT_LEFT_OUT = 'Text in another script was left out.';

/** What the visitor is told of a photo that shows so many labels, two at least. */
export const labelsFound = (count: number): string => `${count} labels found`;

/** How another label of the photo is read. */
export const TAKE_ANOTHER = 'Tap another to read it.';
/** The same where the label is here without its photo. */
export const PHOTOGRAPH_ANOTHER = 'Take a new photo to read another.';

/** A label of a photo that shows several, counted from 1. */
export interface NumberedLabel {
  number: number;
  count: number;
}

/** What is told while another label of the photo is read. */
export const readingAnother = ({ number, count }: NumberedLabel): string =>
  `Reading label ${number} of ${count}`;

/** What stands over the reason why another label could not be read. */
export const notRead = ({ number, count }: NumberedLabel): string =>
  `Label ${number} of ${count} was not read`;

/** What the key of a label is called, and what is said of the one that is taken. */
export function labelKey({ number, count }: NumberedLabel, state: 'other' | 'read' | 'shown'): string {
  const said = { other: '', read: ', being read', shown: ', on the screen' };
  return `Label ${number} of ${count}${said[state]}`;
}
