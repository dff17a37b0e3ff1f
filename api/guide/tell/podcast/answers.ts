import { isSad } from '../grim.ts';
import { heardKey } from '../../heard.ts';
import { capitalised } from '../../speech/text.ts';
import { type Theme, themesIn } from '../../themes/theme.ts';
import type { Chooser } from '../choose.ts';
import { type Statement, talk } from '../statement.ts';

/** What Anna says to a sentence that was read. */
export interface Answer {
  /** The sentence. */
  readonly to: Statement;
  readonly statement: Statement;
  /** What a talk can end with that comes back to the sentence; null where nothing was written. */
  readonly closes: Statement | null;
}

/** Answers in one talk: with more Anna would talk between all sentences. */
const MOST_ANSWERS = 3;

interface Found {
  readonly to: Statement;
  readonly theme: Theme;
  readonly words: string;
}

/** How telling the words of a sign are: a phrase more than a word. */
const telling = ({ words }: Found): number => words.split(/[\s-]/).length * 100 + words.length;

/** Whether a quotation that was opened is closed where a sentence ends, so that nobody speaks into it. */
const isOutsideQuotation = (read: readonly Statement[], at: number): boolean => {
  const before = read
    .slice(0, at + 1)
    .map(({ text }) => text)
    .join(' ');
  const count = (mark: RegExp): number => before.match(mark)?.length ?? 0;
  return count(/\u201C/g) === count(/\u201D/g) && count(/"/g) % 2 === 0;
};

/** Words by which a sentence says that something is not so. */
const DENIES = /\b(?:no|not|never|nothing|nobody|none|without|neither|nor|cannot)\b|n['\u2019]t\b/i;

/** A line with the printed words in the place of its star, which may begin a sentence. */
const filled = (line: string, words: string): string =>
  line.replaceAll('*', (_, at: number) =>
    /(?:^|[.?] )$/.test(line.slice(0, at)) ? capitalised(words) : words,
  );

/**
 * What Anna says to the most telling sentences of a text, each theme once; in the order of the sentences.
 *
 * @param themes What is said to which words.
 * @param heard What was said of earlier works, by `heardKey`.
 * @param isSober Whether something grim is told of the work: then only what is spoken of quietly is answered.
 */
export function answersTo(
  read: readonly Statement[],
  themes: readonly Theme[],
  choose: Chooser,
  isSober: boolean,
  heard: ReadonlySet<number> = new Set(),
): Answer[] {
  const isNews = (line: string, words: string): boolean => !heard.has(heardKey(filled(line, words)));
  const found = read
    .filter((_, at) => isOutsideQuotation(read, at))
    .flatMap((to) => {
      // What was said to an earlier work is not said again.
      const all = themesIn(to.text, themes)
        // "Nothing in the armoury has been repaired" is not answered as a repair is; "she never came home" is, where that is the sign.
        .filter(({ words }) => !DENIES.test(to.text) || DENIES.test(words))
        // One word calls up what the sentence is not about.
        .filter(({ theme, words }) => theme.isSober || words.includes(' '))
        .filter(({ theme, words }) => theme.says.some((line) => isNews(line, words)))
        .map((each): Found => ({ to, ...each }));
      const quiet = all.filter(({ theme }) => theme.isSober);
      return isSober || quiet.length > 0 || isSad(to.text) ? quiet : all;
    })
    .toSorted((a, b) => telling(b) - telling(a));
  const chosen: Found[] = [];
  for (const each of found)
    if (
      chosen.length < MOST_ANSWERS &&
      !chosen.some(({ to, theme }) => to === each.to || theme === each.theme)
    )
      chosen.push(each);
  return chosen
    .map(({ to, theme, words }): Answer => {
      const say = (topic: string, wordings: readonly string[]): Statement => ({
        ...talk(
          filled(
            choose.of(
              `${topic} ${theme.sign.source}`,
              wordings.filter((line) => isNews(line, words)),
            ),
            words,
          ),
        ),
        field: 'prose',
        spans: to.spans,
      });
      return {
        to,
        statement: say('answer', theme.says),
        closes: theme.closes.some((line) => isNews(line, words)) ? say('close', theme.closes) : null,
      };
    })
    .toSorted((a, b) => read.indexOf(a.to) - read.indexOf(b.to));
}
