/**
 * Tidies recognised text (docs/behaviour.md#cleanup): drops characters outside letters, digits, punctuation
 * and currency symbols; adds the space that is missing between `. , ; : ! ?` and a letter; writes numbers with
 * a comma or a dot between digits with a dot; makes every run of white space one space; trims.
 */
export function cleanLabelText(text: string): string {
  return text
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{Sc}\s]/gu, '')
    .replace(/([.,;:!?])(?=\p{L})/gu, '$1 ')
    .replace(/(\d)[.,](?=\d)/g, '$1.')
    .replace(/\s+/g, ' ')
    .trim();
}
