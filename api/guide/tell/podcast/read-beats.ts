import { quotationsOpened } from '../../balanced.ts';
import type { LabelFacts } from '../../facts.ts';
import type { Answer } from './answers.ts';
import * as asks from './asks.ts';
import { anna, type Beat, ben, type Turn } from './beats.ts';
import type { Chooser } from '../choose.ts';
import { leadTo } from './lead-to.ts';
import type { Material } from '../material.ts';
import { introducedMuseum } from '../museum-talk.ts';
import { isSomebodys, signedBy } from '../own-text/signer.ts';
import type { Statement } from '../statement.ts';
import { takenUp } from './taken-up.ts';
import * as lines from './talk-lines.ts';

/** Sentences that are read in a row before the other takes up a word, and questions that are put to a text. */
const MOST_READ = 2;
const MOST_ASKED = 2;

/** A sentence that is read, and what was written to lead to it. */
interface ReadSentence {
  readonly statement: Statement;
  readonly ask?: string;
  readonly lead?: string;
  /** What Anna says to it. */
  readonly answer?: Answer | undefined;
}

/** What Ben says before the label's own text, so that one hears whose "I" it is. */
function leadToText(facts: LabelFacts, prose: readonly Statement[], choose: Chooser): Statement | string {
  const signer = signedBy(facts, prose);
  if (signer !== null) return signer;
  return isSomebodys(prose)
    ? choose.of('first person', lines.IN_FIRST_PERSON)
    : choose.of('more', lines.MORE_ON_LABEL);
}

/** The label's own sentences, with what Anna says to them. */
export const storyBeats = ({ prose, facts }: Material, answers: readonly Answer[], choose: Chooser): Beat[] =>
  readBeats(
    prose.map((statement) => ({ statement, answer: answers.find(({ to }) => to === statement) })),
    [ben(leadToText(facts, prose, choose))],
    { facts, choose, worth: 9, reply: '' },
  );

/** What the museum itself has written, for which Anna asks. */
export const museumBeats = ({ museum, facts }: Material, choose: Chooser): Beat[] =>
  readBeats(introducedMuseum(museum, choose), [anna(choose.of('ask museum', asks.ASK_MUSEUM))], {
    facts,
    choose,
    worth: 10,
    reply: museum?.reply ?? '',
  });

/** Whether a quotation that was opened in these sentences is open behind them. */
const isInQuotation = (read: readonly ReadSentence[]): boolean =>
  quotationsOpened(read.map(({ statement }) => statement.text).join(' ')) > 0;

/**
 * Sentences that are read by Ben: Anna answers one, asks for the next where something was written for that or she can,
 * or takes up a word of one.
 */
function readBeats(
  read: readonly ReadSentence[],
  opens: readonly Turn[],
  { facts, choose, worth, reply }: { facts: LabelFacts; choose: Chooser; worth: number; reply: string },
): Beat[] {
  const [first] = read;
  if (!first) return [];
  const said = ({ answer }: ReadSentence): Turn[] => (answer ? [anna(answer.statement)] : []);
  const turns: Turn[] = [...opens, ben(first.statement), ...said(first)];
  let [asked, inRow] = [0, 1];
  for (const [at, sentence] of read.slice(1).entries()) {
    const { statement, ask = '', lead = '' } = sentence;
    const before = read[at]?.statement.text ?? '';
    const isAnswered = turns.at(-1)?.role === 'friend1';
    // Nobody speaks into what somebody is quoted with.
    const isQuoted = isInQuotation(read.slice(0, at + 1));
    const mayAsk = asked < MOST_ASKED && !isAnswered && !isQuoted;
    const question = ask !== '' ? ask : mayAsk ? leadTo(statement.text, choose) : null;
    if (question !== null) asked += 1;
    const isLong = question === null && inRow >= MOST_READ && !isAnswered && !isQuoted && !sentence.answer;
    const heard = isLong ? takenUp(facts.text, before) : null;
    turns.push(anna(question ?? heard ?? ''), ben(lead, statement), ...said(sentence));
    inRow = question === null && heard === null && !isAnswered ? inRow + 1 : 1;
  }
  const heard = reply === '' ? takenUp(facts.text, read.at(-1)?.statement.text ?? '') : reply;
  if (heard !== null && turns.at(-1)?.role === 'friend2') turns.push(anna(heard));
  return [{ worth, turns }];
}
