import { quotationsOpened } from '../../balanced.ts';
import type { Answer } from './answers.ts';
import * as asks from './asks.ts';
import { anna, type Beat, ben, type Turn } from './beats.ts';
import type { Chooser } from '../choose.ts';
import { leadTo } from './lead-to.ts';
import type { Material } from '../material.ts';
import { introducedMuseum } from '../museum-talk.ts';
import { isSomebodys, signedBy, speaksAsMuseum, speaksAsOne } from '../own-text/signer.ts';
import { isSober } from '../sober.ts';
import { standsAlone } from '../own-text/worth-telling.ts';
import { type Statement, talk } from '../statement.ts';
import { type Between, takenUp } from './taken-up.ts';
import * as lines from './talk-lines.ts';

/** A sentence that is read, and what was written to lead to it. */
interface ReadSentence {
  readonly statement: Statement;
  readonly ask?: string;
  readonly lead?: string;
  /** What Anna says to it. */
  readonly answer?: Answer | undefined;
  /** What the two say of something that it names. */
  readonly aside?: readonly Turn[];
}

/** How often Anna asks or takes up what was read in one text; the other turns are for what else is told. */
export const MOST_BETWEEN = 4;

/** How sentences are read. */
interface Reading extends Between {
  readonly worth: number;
  /** What Anna says to the last of them; empty where nothing was written. */
  readonly reply: string;
  /** What she says where nothing answers it. */
  readonly fallback: string;
  /** How often Anna may ask or take up what was read, beside what was written for it. */
  readonly room: number;
}

/** What is said about a sentence, with words of it. */
const about = (text: string, { field, spans }: Statement): Statement => ({
  ...talk(text),
  field: field ?? 'prose',
  spans,
});

/**
 * How the two get to the label's own text: Ben says whose "I" it is, or Anna asks what its first sentence says, or Ben says
 * that he goes on reading.
 */
function leadToText({ facts, prose }: Material, between: Between): Turn {
  const { choose, said } = between;
  const signer = signedBy(facts, prose);
  if (signer !== null) return ben(signer);
  if (speaksAsOne(prose)) return ben(choose.of('first person', lines.IN_FIRST_PERSON));
  if (isSomebodys(prose) || speaksAsMuseum(prose))
    return ben(choose.of('in their words', lines.IN_THEIR_WORDS));
  const [first] = prose;
  const found = first ? leadTo(first.text, [], between) : null;
  if (!first || !found) return ben(choose.of('more', lines.MORE_ON_LABEL));
  said.add(found.kind);
  return anna(about(found.text, first));
}

/** What Anna says behind a text that somebody speaks or is quoted with; empty behind the museum's own words, with "we" or without. */
function heardAVoice(prose: readonly Statement[], choose: Chooser, isQuiet: boolean): string {
  const isOne = speaksAsOne(prose);
  if (!isOne && (!isSomebodys(prose) || speaksAsMuseum(prose))) return '';
  const wordings = isQuiet ? lines.HEARD_A_VOICE_SOBER : isOne ? lines.HEARD_AN_I : lines.HEARD_A_VOICE;
  return choose.of('heard a voice', wordings);
}

const betweenIn = (material: Material, choose: Chooser): Between => ({
  themes: material.themes,
  choose,
  isSober: isSober(material),
  said: new Set(),
});

/** What is said to a label's own sentences, and to what they name, which is told behind the sentence that names it. */
interface Said {
  readonly answers: readonly Answer[];
  readonly onTopic: readonly Turn[];
}

/** The label's own sentences, with what the two say to them. */
export function storyBeats(
  material: Material,
  { answers, onTopic }: Said,
  choose: Chooser,
  room: number,
): Beat[] {
  const { prose, topic } = material;
  const between = betweenIn(material, choose);
  return readBeats(
    prose.map((statement) => ({
      statement,
      answer: answers.find(({ to }) => to === statement),
      aside: topic?.to === statement ? onTopic : [],
    })),
    prose.length > 0 ? [leadToText(material, between)] : [],
    {
      ...between,
      worth: 9,
      reply: '',
      fallback: heardAVoice(prose, choose, between.isSober),
      room,
    },
  );
}

/** What the museum itself has written, for which Anna asks. */
export const museumBeats = (material: Material, choose: Chooser): Beat[] =>
  readBeats(introducedMuseum(material.museum, choose), [anna(choose.of('ask museum', asks.ASK_MUSEUM))], {
    ...betweenIn(material, choose),
    worth: 10,
    reply: material.museum?.reply ?? '',
    fallback: '',
    room: MOST_BETWEEN,
  });

/** Words of a sentence that may mean what stands before it: "The name is Gaelic", "He left the same year". */
const MEANS_BEFORE =
  /^The \p{Ll}|\b(?:he|him|his|she|hers?|it|its|they|them|theirs?|this|that|these|those|there|such|same|other|others|another|one|ones|both|too|also|then|later)\b/iu;

/** Whether a sentence is understood behind whatever was spoken of in between. */
const needsNothing = (text: string): boolean => standsAlone(text) && !MEANS_BEFORE.test(text);

/** Whether a quotation that was opened in these sentences is open behind them. */
const isInQuotation = (read: readonly ReadSentence[]): boolean =>
  quotationsOpened(read.map(({ statement }) => statement.text).join(' ')) > 0;

/**
 * Sentences that are read by Ben: between two of them Anna answers the one, or asks or guesses what the other says, by turns
 * where she can do either.
 */
function readBeats(
  read: readonly ReadSentence[],
  opens: readonly Turn[],
  { worth, reply, fallback, room, ...between }: Reading,
): Beat[] {
  const [first] = read;
  if (!first) return [];
  const answerTo = (
    { statement, answer }: ReadSentence,
    isLast = false,
  ): { said: Statement; lead: string } | null => {
    if (answer) return { said: answer.statement, lead: '' };
    const taken = takenUp(statement.text, between, isLast);
    return taken === null ? null : { said: about(taken.text, statement), lead: taken.lead };
  };
  const turns: Turn[] = [...opens, ben(first.statement)];
  let isAsking = opens.at(-1)?.role === 'friend1';
  let left = room;
  let aside = first.aside ?? [];
  for (const [at, { statement, ask = '', lead = '', aside: next = [] }] of read.slice(1).entries()) {
    const before = read[at] ?? first;
    const heardBefore = read.slice(0, at + 1);
    if (aside.length > 0 && !isInQuotation(heardBefore) && needsNothing(statement.text)) {
      turns.push(...aside, ben(between.choose.of('back to the text', lines.BACK_TO_THE_TEXT), statement));
      aside = next;
      isAsking = false;
      continue;
    }
    aside = [...aside, ...next];
    // Nobody speaks into what somebody is quoted with.
    const isFree = ask === '' && !before.answer && left > 0 && !isInQuotation(heardBefore);
    const found = isFree
      ? leadTo(
          statement.text,
          heardBefore.map((each) => each.statement.text),
          between,
        )
      : null;
    const heard = before.answer || (isFree && (found === null || isAsking)) ? answerTo(before) : null;
    isAsking = heard === null && found !== null;
    if (isFree && (heard ?? found) !== null) left -= 1;
    if (found !== null && isAsking) between.said.add(found.kind);
    turns.push(
      anna(heard?.said ?? (found === null ? '' : about(found.text, statement)), ask),
      ben(found !== null && isAsking ? found.lead : (heard?.lead ?? lead), statement),
    );
  }
  if (aside.length > 0) return [{ worth, turns: [...turns, ...aside] }];
  const end = reply === '' && !isInQuotation(read) ? answerTo(read.at(-1) ?? first, true) : null;
  return [{ worth, turns: [...turns, anna(end?.said ?? (reply === '' ? fallback : reply))] }];
}
