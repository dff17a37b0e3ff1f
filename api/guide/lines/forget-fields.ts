import type { LabelFacts, TextSpan } from '../facts.ts';
import { overlap } from './lines-of-text.ts';

/** A field that a line may have been taken for. */
type Field = 'artist' | 'title' | 'nationality' | 'date' | 'medium' | 'dimensions' | 'credit';

/** Takes a field for unread, with what was reckoned of it. */
export function forgetField(facts: LabelFacts, field: Field): void {
  facts[field] = null;
  delete facts.readings[field];
  if (field === 'artist') [facts.born, facts.died] = [null, null];
  if (field === 'date') facts.years = null;
}

/** Takes those of the fields for unread that were read from a stretch, which says something else. */
export function forgetFieldsIn(facts: LabelFacts, stretch: TextSpan, fields: readonly Field[]): void {
  for (const field of fields) {
    const reading = facts.readings[field];
    if (reading !== undefined && overlap(reading, stretch)) forgetField(facts, field);
  }
}

/** The same with further makers and a title in another language. */
export function forgetNamesIn(facts: LabelFacts, stretch: TextSpan, fields: readonly Field[]): void {
  forgetFieldsIn(facts, stretch, fields);
  facts.otherMakers = facts.otherMakers.filter((maker) => !overlap(maker, stretch));
  if (facts.originalTitle !== null && overlap(facts.originalTitle, stretch)) facts.originalTitle = null;
}
