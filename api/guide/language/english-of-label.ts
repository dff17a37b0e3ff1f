import type { LabelInput } from '../facts.ts';
import { englishBlock } from './blocks-in-two.ts';
import type { KeptLine } from './kept-lines.ts';
import { englishByMarks } from './marked-languages.ts';
import { withoutOtherText } from './other-text.ts';
import { withTitlesInTwo } from './titles-in-several.ts';
import { withEnglishAlone } from './twin-lines.ts';

/**
 * The lines of a label without what a first step leaves out or says in English: texts that are marked by their languages, its text in another
 * language, else a block of lines, else its title in a third
 * one, else single lines that stand in English too. Null where nothing is left out; what is left may have more for a further step.
 */
export function nearerToEnglish(label: LabelInput): KeptLine[] | null {
  const { lines = [] } = label;
  return (
    englishByMarks(lines) ??
    withoutOtherText(lines) ??
    // Of two blocks that say the same the whole one goes.
    englishBlock(label) ??
    withTitlesInTwo(lines) ??
    withEnglishAlone(lines)
  );
}
