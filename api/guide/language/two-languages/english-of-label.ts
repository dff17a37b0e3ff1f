import type { LabelInput } from '../../facts.ts';
import { englishBlock } from './blocks-in-two.ts';
import type { KeptLine } from '../kept-lines.ts';
import { englishByMarks } from './marked-languages.ts';
import { withoutOtherText } from './other-text.ts';
import { withTitlesInTwo } from './titles-in-several.ts';
import { withEnglishBehind } from './title-behind.ts';
import { withEnglishAlone } from './twin-lines.ts';

/**
 * The lines of a label one step nearer to its English: without a text behind the letters of another language, else without its text in
 * another language, else without a block of lines or a further form of its title that it says in English, else without single lines of that
 * kind. Null where no step leaves anything out; what is left may have more for a further step.
 */
export function nearerToEnglish(label: LabelInput): KeptLine[] | null {
  const { lines = [] } = label;
  return (
    englishByMarks(lines) ??
    withoutOtherText(lines) ??
    // Of two blocks that say the same the whole one goes.
    englishBlock(label) ??
    withTitlesInTwo(lines) ??
    withEnglishBehind(lines) ??
    withEnglishAlone(lines)
  );
}
