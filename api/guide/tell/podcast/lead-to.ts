import { isSad } from '../grim.ts';
import { themesIn } from '../../themes/theme.ts';
import { type Between, isSomebodySpeaking } from './taken-up.ts';

/** What one asks or guesses so that a sentence of the label is the answer. */
export interface Lead {
  readonly text: string;
  /** What Ben says to a guess before he reads; empty where the sentence says it all. */
  readonly lead: string;
  /** What is asked for: nobody asks for it twice in a talk. */
  readonly kind: object;
}

/** How one asks for what a clause says, in front of any sentence; * is the clause. */
const FRAMES = [
  'Do they say *?',
  'I’d like to know *.',
  'Does the label say *?',
  'I was wondering *.',
  'Does anybody know *?',
  'Can they tell us *?',
  'I’ve been asking myself *.',
  'One thing I’d like to hear is *.',
  'Do we learn *?',
] as const;

const YEAR = /\b(?:1[0-9]{3}|20[0-2]\d)\b/g;
const yearsIn = (text: string): number[] => (text.match(YEAR) ?? []).map(Number);

/** "In 1828 they were sold" behind what was told of an earlier year. */
const isLater = (sentence: string, before: string): boolean => {
  const told = yearsIn(before);
  return (
    told.length > 0 &&
    /^(?:Only |Not until )?(?:In|By|Around|From|After|During|On|Since) [^,]{0,30}(?:1[0-9]{3}|20[0-2]\d)\b/i.test(
      sentence,
    ) &&
    Math.min(...yearsIn(sentence)) > Math.max(...told)
  );
};
const ASKS_WHAT_CAME = [
  'And later?',
  'And after that?',
  'How did it go on?',
  'And then?',
  'What came next?',
  'And in the years after?',
] as const;

/** What somebody did behind a sentence that tells what stood in the way, or was asked or said. */
const DEED =
  /^(He|She) (?!(?:lived|died|married|suffered|loved|liked|remained|seemed|appeared|believed|considered|admired|belonged|owned|needed|arrived|happened|stayed|ended|joined)\b)(?:\p{Ll}+ed|took|made|gave|hung|built|met|cut|began|kept|bought|sold|laid|set|drew|wove|spun|threw|put|broke|sent|found) (?!by\b|only\b)/u;
const IN_THE_WAY =
  /\b(?:not|no|nobody|rarely|never|refused|unable|without|lost|too|asked|sent|said|forbade|forbidden|banned|rejected|failed|only one|little money)\b/;
const ASKS_DEED = [
  'And what did * do?',
  'So what did * do?',
  'What did * do, then?',
  'Tell me what * did.',
] as const;

/** "On her stomach lay a belt disc": a place that a sentence names before what is there. */
const IN_ITS_PLACE =
  /^(On|In|Under|Beside|Above|Around|Behind|Inside|Near|Below|Beneath) ((?:his|her|its|their|the) \p{Ll}+(?: \p{Ll}+)?) (lay|stood|hung|sat|was|were|is|are|lies|lie|stands|stand|hangs|hang|sits|sit) (?!\p{Ll}+(?:ed|ing)\b)/u;
/** "She wore a short blouse": what somebody had on, with them or of their own. */
const HAD =
  /^(He|She|They) (wore|carried|held|owned|collected) (?:an? |the |his |her |their |many |some |\d|\p{Ll}+s )/u;
const BARE: Readonly<Record<string, string>> = {
  wore: 'wear',
  carried: 'carry',
  held: 'hold',
  owned: 'own',
  collected: 'collect',
};
/** "His large heart was sent to Canberra": what went elsewhere. */
const WENT =
  /^(His|Her|Its|The|Their) (?:\p{Ll}+ )?(\p{Ll}{3,}) (?:was|were) (?:then |later |afterwards )?(?:sent|taken|moved|brought|shipped) to (?:the )?\p{Lu}/u;

/** What one asks for by the form of a sentence; null of any other. */
function byForm(sentence: string): string | null {
  const [, where, place, verb = ''] = IN_ITS_PLACE.exec(sentence) ?? [];
  if (where !== undefined && place !== undefined) {
    const isNow = /^(?:is|are|lies?|stands?|hangs?|sits?)$/.test(verb);
    return `And what ${isNow ? 'is' : 'was'} ${where.toLowerCase()} ${place}?`;
  }
  const [, who, had = ''] = HAD.exec(sentence) ?? [];
  if (who !== undefined) return `What did ${who.toLowerCase()} ${BARE[had] ?? 'have'}?`;
  const [, whose, thing] = WENT.exec(sentence) ?? [];
  return whose === undefined || thing === undefined
    ? null
    : `And where did ${whose.toLowerCase()} ${thing} go?`;
}

/** "The chest held more than sixty things": what a sentence names as that of which it tells. */
const SUBJECT =
  /^The ((?:\p{Ll}[\p{L}-]+ ){0,2}?\p{Ll}[\p{L}-]+) (?:once |originally |probably |also )?(?:was|were|is|are|has|had|holds?|held|contain(?:ed|s)?|\p{Ll}{2,}ed)\b/u;

/** A question for what a sentence tells of a thing that it names: "it" would be what was told of before. Null of several things. */
function namingIt(question: string, sentence: string): string | null {
  const thing = SUBJECT.exec(sentence)?.[1];
  if (thing === undefined || !/\bit\b/.test(question)) return question;
  return /[^s]s$/.test(thing)
    ? null
    : question.replace(/\bit(?=(?: (?!it\b)[\p{L}\u2019]+){0,12}[?.]$)/u, `the ${thing}`);
}

/**
 * What one asks so that the next sentence of the label is the answer; null where nothing fits.
 *
 * @param before The sentences that were read before it; before the first one asks in whole sentences only.
 */
export function leadTo(
  sentence: string,
  before: readonly string[],
  { themes, choose, isSober, said }: Between,
): Lead | null {
  if (isSomebodySpeaking(sentence)) return null;
  // "Nobody bought it" is no answer to who had it next.
  if (/^(?:No (?!one knows|record)|Nobody (?!knows)|None |Neither |Hardly any )/.test(sentence)) return null;
  const isFirst = before.length === 0;
  const last = before.at(-1) ?? '';
  const isSerious = isSober || isSad(`${last} ${sentence}`);
  const kind = themesIn(sentence, themes).find(
    ({ theme: each }) =>
      (isFirst ? each.clause !== '' : each.asks.length > 0) &&
      !(isSerious && each.isLight) &&
      !said.has(each) &&
      // Nobody asks for what was just told.
      !before.some((text) => each.sign.test(text)),
  )?.theme;
  if (kind) {
    const { asks, clause, lead, sign } = kind;
    const word = sign.exec(sentence)?.[1]?.toLowerCase() ?? '';
    // "It" might be what was told before the label's own text.
    const asked = isFirst ? clause.replace(/\bit\b(?! is that)/, 'this one') : clause;
    const isWhole = isFirst || (clause !== '' && choose.number(clause) % 4 === 0);
    const wordings = isWhole ? FRAMES.map((frame) => frame.replace('*', asked)) : asks;
    const question = choose.of('leads to', wordings).replaceAll('*', word);
    const text = isFirst ? question : namingIt(question, sentence);
    return text === null ? null : { text, lead, kind };
  }
  if (isFirst) return null;
  if (!said.has(ASKS_WHAT_CAME) && isLater(sentence, last))
    return { text: choose.of('later', ASKS_WHAT_CAME), lead: '', kind: ASKS_WHAT_CAME };
  // A second question of this kind would be an examination.
  const asked = said.has(byForm) ? null : byForm(sentence);
  if (asked !== null) return { text: asked, lead: '', kind: byForm };
  const who = IN_THE_WAY.test(last) && !said.has(DEED) ? DEED.exec(sentence)?.[1] : undefined;
  return who === undefined
    ? null
    : { text: choose.of('deed', ASKS_DEED).replace('*', who.toLowerCase()), lead: '', kind: DEED };
}
