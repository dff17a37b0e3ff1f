import type { LabelFacts } from '../facts.ts';
import { byWhomCheck, fromWhatCheck, whereCheck } from './by-and-from.ts';
import { contentWords, wordCheck, wordsBeyondTalk } from './borne-words.ts';
import { countCheck } from './counted.ts';
import { exchangeCheck } from './exchanged.ts';
import { findUngrounded } from './find-ungrounded.ts';
import { markCheck } from './marks.ts';
import { CAUSES, togetherCheck } from './together.ts';
import { sourceOfCard, sourceOfLabel, type Source } from './source.ts';

/** A sentence as a model gives it, with where it says it has it from: "label", "card:ID" or "talk". */
export interface ClaimedStatement {
  readonly text: string;
  readonly from: string;
}

/** What is known beside the label, as far as the check needs it. */
interface CardText {
  readonly id: string;
  readonly text: string;
}

const CARD = 'card:';

/**
 * Holds statements against the sources that they name. The result lists what is wrong with one, a sentence each, fit to
 * be told to whoever wrote it; empty when its source bears it out.
 */
export function statementCheck(
  facts: LabelFacts,
  cards: readonly CardText[],
): (statement: ClaimedStatement) => string[] {
  const checks = new Map<string, (text: string) => string[]>();
  const checkOf = (from: string): ((text: string) => string[]) | undefined => {
    const made = checks.get(from);
    if (made) return made;
    const card = cards.find(({ id }) => from === `${CARD}${id}`);
    if (from !== 'label' && card === undefined) return undefined;
    const source = card ? sourceOfCard(card.text, facts) : sourceOfLabel(facts);
    const check = sourceCheck(source, facts, card ? `The card ${card.id}` : 'The label');
    checks.set(from, check);
    return check;
  };
  return ({ text, from }) => {
    if (from === 'talk') return faultsOfTalk(text);
    return checkOf(from)?.(text) ?? [`There is no source ${JSON.stringify(from)}.`];
  };
}

function sourceCheck(source: Source, facts: LabelFacts, name: string): (text: string) => string[] {
  const isBorne = wordCheck(source);
  const byOthers = byWhomCheck(source, facts);
  const fromOthers = fromWhatCheck(source);
  const elsewhere = whereCheck(source, facts);
  const together = togetherCheck(source, facts);
  const exchanged = exchangeCheck(source, facts);
  const unmarked = markCheck(source);
  const miscounted = countCheck(source.text);
  const evidence = name === 'The label' ? source.text : `${source.text}\n${source.named}`;
  const unborne = (text: string): string[] => {
    const unknown = contentWords(text).filter(
      ({ key }) => !isBorne(key) && !(CAUSES.test(key) && together.isOneMatter(text)),
    );
    // Words that stand nowhere are not told again as words that do not stand together.
    return unknown.length > 0
      ? unknown.map((word) => `${name} does not have the word ${JSON.stringify(word.text)}.`)
      : together
          .scattered(text)
          .map((word) => `${name} has ${JSON.stringify(word)} elsewhere, not with the rest of this.`);
  };
  return (text) => [
    ...findUngrounded(text, evidence).map(
      (fact) => `${name} does not bear out the ${fact.kind} ${JSON.stringify(fact.text)}.`,
    ),
    ...unborne(text),
    ...exchanged(text).map(
      (verb) =>
        `${name} does not tell it so, that somebody ${JSON.stringify(verb)}: who, whom or when is another.`,
    ),
    ...[...byOthers(text), ...fromOthers(text)].map(
      (who) => `${name} does not say that it is by, for or from ${JSON.stringify(who)}.`,
    ),
    ...elsewhere(text).map((place) => `${name} does not say that it was in ${JSON.stringify(place)}.`),
    ...unmarked(text).map(
      (word) => `${name} says it otherwise: not, or perhaps not, ${JSON.stringify(word)}.`,
    ),
    ...miscounted(text).map((number) => `${name} counts something else with ${JSON.stringify(number)}.`),
  ];
}

function faultsOfTalk(text: string): string[] {
  return [
    ...findUngrounded(text, '').map((fact) => `Talk holds no fact, and ${JSON.stringify(fact.text)} is one.`),
    ...wordsBeyondTalk(text).map(
      (word) => `Talk holds no fact: ${JSON.stringify(word.text)} needs a source.`,
    ),
  ];
}
