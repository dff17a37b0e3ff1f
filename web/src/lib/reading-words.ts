/** What the visitor is told of a label of which lines in letters that are not Latin were left out. */
export const OTHER_SCRIPT_LEFT_OUT = 'Text in another script was left out.';
