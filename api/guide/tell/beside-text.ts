import { countWords } from '../speech/text.ts';
import type { NoteTalk } from './note-talk.ts';
import type { Statement } from './statement.ts';

/** Words from which a label's own text is a story. */
const STORY = 25;
/** Words of a text that is the matter of a talk by itself. */
const LONG_TEXT = 45;
/** The label's own sentences, and what is known of the material. */
interface Told {
  readonly prose: readonly Statement[];
  readonly term: NoteTalk | null;
}

const wordsOf = (prose: readonly Statement[]): number =>
  prose.reduce((sum, { text }) => sum + countWords(text), 0);

/** Whether the label's own text has just told a story, behind which nobody changes the subject for what fits any work. */
export const tellsStory = (prose: readonly Statement[]): boolean => wordsOf(prose) >= STORY;

/** Whether a story of what paint or silver is would change the subject of a talk that has a long text of the label's own. */
export const isBesideText = ({ prose, term }: Told): boolean =>
  term?.kind === 'craft' && wordsOf(prose) > LONG_TEXT;

/** Whether a story of a kind of thing is on the word for it, or on what museums do with all of them. */
export const isOnWordOrMuseums = ({ parts }: NoteTalk): boolean =>
  parts.some(({ statement: { text } }) =>
    /^(?:The|Our) (?:\p{L}+ )?(?:word|name)\b|\b[Mm]useums?\b/u.test(text),
  );
