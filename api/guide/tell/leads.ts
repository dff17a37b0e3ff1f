import { SHARED_KINDS } from '../notes/note.ts';
import type { Chooser } from './choose.ts';
import type { Material } from './material.ts';
import type { Statement } from './statement.ts';

/** Before what is not on the label, behind the label's own sentences: a listener would take it for theirs. */
const BEYOND = [
  'Beyond the label:',
  'Not on the label:',
  'More than the label says:',
  'This is not on the label:',
  'And, beyond the label:',
  'Beyond what is printed here:',
] as const;
const ON_MAKER = [
  'Not on the label, about the maker:',
  'The maker, beyond the label:',
  'About the maker there is more to know:',
] as const;
/** Before what is true of many such works, and promises nothing about this one. */
const IN_GENERAL = [
  'Not on the label, and true of many:',
  'In general, and not on the label:',
  'Beyond the label, in general:',
] as const;
/** Before what a listener is asked to do. */
const TO_TRY = [
  'Not on the label, but worth trying:',
  'And one thing to try, which is not on the label:',
  'Something to try, not from the label:',
] as const;

/** "Look how the light falls": words that ask for something and tell nothing. */
const BIDS =
  /^(?:Look|See|Find|Ask|Stand|Step|Imagine|Compare|Count|Follow|Walk|Try|Hold|Cover|Think|Put|Let|Take|Start|Begin|Choose|Half close|Close|Go|Watch|Search)\b/;

/** The first sentence with a word before it, so that one hears that it is not printed there. */
export function beyond(
  statements: readonly Statement[],
  choose: Chooser,
  isGeneral: (statement: Statement) => boolean = () => false,
): Statement[] {
  const [first, ...rest] = statements;
  if (!first) return [];
  const lead = BIDS.test(first.text)
    ? choose.of('to try', TO_TRY)
    : first.field === 'artist'
      ? choose.of('on maker', ON_MAKER)
      : isGeneral(first)
        ? choose.of('in general', IN_GENERAL)
        : choose.of('beyond', BEYOND);
  return [{ ...first, text: `${lead} ${first.text}` }, ...rest];
}

/** A way to look with a word before it: what is known of such works is there for what the listener is asked to do. */
export const worthTrying = ([first, ...rest]: readonly Statement[], choose: Chooser): Statement[] =>
  first ? [{ ...first, text: `${choose.of('to try', TO_TRY)} ${first.text}` }, ...rest] : [];

/** Stories of a common material, thing or motif: they are of many works, and of this one only as of one of them. */
export const toldOfMany =
  ({ thing, term }: Material) =>
  ({ text }: Statement): boolean =>
    [thing, term].some(
      (note) =>
        note !== null &&
        SHARED_KINDS.has(note.kind) &&
        note.parts.some(({ statement }) => statement.text === text),
    );

/** "He painted the birth of Christ at night": what tells of a single work, by what the maker did or by its year. */
const OF_ONE_WORK =
  /\b(?:painted|carved|made|built|cast|drew|wove|etched|engraved|photographed|designed|filmed|called|titled) (?:the|an?|one|h[ei][rs]|\p{Lu}\p{Ll}+)\b|\b(?:In|in|of) (?:1\d|20)\d\d\b/u;
const THIS_VERY_WORK = /\bthis very work\b/;
/** Whether a sentence on a maker is on another work, one that a listener could take for this one. */
export const tellsOfOneWork = ({ text }: Statement): boolean =>
  OF_ONE_WORK.test(text) && !THIS_VERY_WORK.test(text);
