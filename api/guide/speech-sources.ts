import type { LabelFacts, TextSpan, TombstoneFields } from './facts.ts';
import { quotedTitle, spokenSentences } from './speech-text.ts';

/** Words that tell no field from another. */
const SMALL_WORDS = /^(?:a|an|and|at|by|c|ca|circa|for|from|in|of|on|the|to|with)$/;
/** How a sentence speaks of fields that it does not say word for word. */
const TELLS: Partial<Record<keyof TombstoneFields, RegExp>> = {
  born: /\bborn\b|\blived from\b|beside the name/,
  died: /\bdied\b|\blived from\b|beside the name/,
  dimensions: /\bcentimetres?\b|\bmetres?\b|^It lasts /,
};

const READ_OUT = /(?:^|\. )The label reads: /;

/** Finds the stretches of the label that a composed sentence or turn rests on, in the label's order; none for a question. */
export function sourceFinder(facts: LabelFacts): (spoken: string) => TextSpan[] {
  const sentences = spokenSentences(facts.sentences);
  return (spoken) => sourcesOf(spoken, facts, sentences);
}

function sourcesOf(spoken: string, facts: LabelFacts, sentences: readonly string[]): TextSpan[] {
  if (READ_OUT.test(spoken)) return [facts.span];
  const spans: TextSpan[] = [];
  const add = ({ start, end }: TextSpan): void => void spans.push({ start, end });
  let rest = spoken;
  sentences.forEach((said, index) => {
    const reading = facts.sentenceReadings[index];
    if (!rest.includes(said)) return;
    rest = rest.replace(said, ' ');
    if (reading) add(reading);
  });
  for (const maker of facts.otherMakers)
    if (shareSaid(maker.named?.name ?? maker.text, rest) > 0.7) add(maker);
  for (const part of [facts.originalTitle, facts.findSpot, facts.bornIn, facts.diedIn])
    if (part && shareSaid(part.text, rest) > 0.7) add(part);
  const [life] = facts.lives;
  if (life && TELLS.born?.test(rest)) add(life);
  const { title, readings } = facts;
  const name = title === null ? '' : quotedTitle(title);
  if (name !== '' && readings.title && rest.toLowerCase().includes(name.toLowerCase())) add(readings.title);
  rest = rest.replace(name, ' ');
  for (const [field, reading] of Object.entries(readings)) {
    if (!isField(field, facts) || field === 'title') continue;
    const tells = TELLS[field];
    const said =
      field === 'date'
        ? isDateSaid(facts, rest)
        : (tells?.test(rest) ?? shareSaid(facts[field] ?? '', rest) >= 0.5);
    if (said) add(reading);
  }
  return spans.toSorted((a, b) => a.start - b.start);
}

/** A date is also told by its first year; a life's year is not the work's. */
function isDateSaid({ date, born, died }: LabelFacts, spoken: string): boolean {
  const year = /\d{3,}/.exec(date ?? '')?.[0] ?? null;
  if (year !== null && (year === born || year === died) && /\bborn\b|\bdied\b|\blived\b/.test(spoken))
    return false;
  return shareSaid(date ?? '', spoken) >= 0.5 || (year !== null && shareSaid(year, spoken) === 1);
}

function isField(name: string, facts: LabelFacts): name is keyof TombstoneFields {
  return name in facts.readings;
}

/** Which share of a field's words a sentence says. */
function shareSaid(field: string, spoken: string): number {
  const said = new Set(wordsOf(spoken));
  const words = wordsOf(field).filter((word) => !SMALL_WORDS.test(word));
  return words.length === 0 ? 0 : words.filter((word) => said.has(word)).length / words.length;
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+|\d+/gu) ?? []
  );
}
