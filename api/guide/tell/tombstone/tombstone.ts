import type { Chooser } from '../choose.ts';
import type { Material } from '../material.ts';
import { ageStatement } from './age-of-maker.ts';
import { datesOfParts } from './dates-of-parts.ts';
import { withEdition } from './edition-told.ts';
import { headingStatements } from './heading.ts';
import { helpStatement } from './helping-hands.ts';
import { inOrderStatements } from './in-order-told.ts';
import { keyedStatements, partStatements } from './lines/keyed-lines.ts';
import { furtherStatements, namingStatements } from './naming.ts';
import { plainStatements } from './lines/plain-lines.ts';
import { withoutHeard } from './lines/without-heard.ts';
import { speciesStatements } from './species-told.ts';
import { signedBy } from '../own-text/signer.ts';
import { standInStatement } from './stand-in.ts';
import { readOtherDate } from '../../lines/lines-of-copies.ts';
import { nicknameIn } from '../../lines/names/nicknames.ts';
import { quotedTitle } from '../../speech/text.ts';
import { readFall } from '../../lines/nature/falls.ts';
import { fromLabel, type Statement } from '../statement.ts';

/** What the label says of the work itself. */
export interface Tombstone {
  /** The title, or the lines in its place, with maker, date and material as far as they are sure. */
  readonly naming: readonly Statement[];
  /** Where it comes from, and further makers. */
  readonly further: readonly Statement[];
  /** What none of these tells, as it is printed. */
  readonly plain: readonly Statement[];
  /** Nothing sure names the work: then the plain lines stand first. */
  readonly isNameless: boolean;
}

export function tombstoneOf(material: Material, choose: Chooser): Tombstone {
  const { facts, maker, prose } = material;
  const inOrder = inOrderStatements(facts, choose);
  const heading = inOrder.length > 0 ? inOrder : headingStatements(facts, choose);
  const ofSpecies = speciesStatements(facts);
  const unnamed = ofSpecies.length === 0 ? material : { ...material, facts: { ...facts, title: null } };
  const ofOtherDate = otherDate(facts);
  const naming = withoutHeard(
    [
      ...heading,
      ...behindFirst(
        [...ofSpecies, ...withEdition(namingStatements(unnamed, choose), facts)],
        nicknameStatement(facts),
      ),
      ...(ofOtherDate.length > 0 ? ofOtherDate : standInStatement(facts)),
      ...fallStatement(facts),
      ...datesOfParts(facts),
    ],
    heading,
    facts,
  );
  const further = withoutHeard(
    [
      ...furtherStatements(facts, maker !== null),
      ...(facts.foreign === null ? [...ageStatement(facts), ...helpStatement(facts)] : []),
    ],
    heading,
    facts,
  );
  const isNameless = facts.title === null && heading.length === 0;
  // Who signs the label's own text is named before it.
  const signer = signedBy(facts, prose);
  const told = [...naming, ...further, ...prose, ...(signer === null ? [] : [signer])];
  const keyed =
    facts.foreign === null ? [...keyedStatements(facts, told), ...partStatements(facts, told)] : [];
  const plain = plainStatements(facts, [...told, ...keyed], isNameless).filter(
    ({ text }) => !saysAgain(text, naming),
  );
  // What the thing is stands right below its name, and is told behind it.
  const end = Math.max(0, ...(naming[0]?.spans ?? []).map((span) => span.end));
  const what = plain.find(
    ({ text, spans: [span] }) =>
      /^It is (?:an?|the) \p{Ll}/u.test(text) &&
      span !== undefined &&
      span.start >= end &&
      /^[\s,]*$/.test(facts.given.slice(end, span.start)),
  );
  return withOrigin({
    naming: what === undefined ? naming : [...naming.slice(0, 1), what, ...naming.slice(1)],
    further: [...further, ...keyed],
    plain: plain.filter((each) => each !== what),
    isNameless,
  });
}

/** The statements with others behind the first of them, which names the work. */
const behindFirst = (naming: readonly Statement[], others: readonly Statement[]): readonly Statement[] => [
  ...naming.slice(0, 1),
  ...others,
  ...naming.slice(1),
];

/** "It is known as “The Lowe Bug”.", of what the line above says what it is. */
function nicknameStatement({ given, readings, species, thing }: Material['facts']): Statement[] {
  const found = species === null && thing === null ? null : nicknameIn(given);
  return found === null || readings.title?.start !== found.above.start
    ? []
    : [
        fromLabel(`It is known as ${quotedTitle(found.name.text)}.`, 'printed', [
          { start: found.name.start, end: found.name.end },
        ]),
      ];
}

/** "It was patented on September 10, 1846, under the number 4,750." */
function otherDate({ given, foreign }: Material['facts']): Statement[] {
  const other = foreign === null ? readOtherDate(given) : null;
  return other === null
    ? []
    : [fromLabel(`${other.said}.`, 'printed', [{ start: other.start, end: other.end }])];
}

/** "It fell on 28 June 1911 in Lowe, Egypt." */
function fallStatement({ given, foreign }: Material['facts']): Statement[] {
  const fall = foreign === null ? readFall(given) : null;
  return fall === null ? [] : [fromLabel(`${fall.said}.`, 'printed', [{ start: fall.start, end: fall.end }])];
}

/** Whether a sentence says of what kind the thing is as the naming does: "It is a bowl chair." behind "This is a bowl chair, called Prototype." */
function saysAgain(sentence: string, naming: readonly Statement[]): boolean {
  const [, kind] = /^It is an? (\p{Ll}.*)\.$/u.exec(sentence) ?? [];
  return (
    kind !== undefined &&
    naming.some(({ text }) =>
      ` ${text.replaceAll(/[^\p{L} -]/gu, '').toLowerCase()} `.includes(` ${kind.toLowerCase()} `),
    )
  );
}

const COMES_FROM = /^It comes from ((?!.* (?:is|and) )[^.]{2,80})\.$/;
const MADE_AT =
  /^It was made ((?!.*(?: \p{Ll}+ed in |\())(?:in |near |at the court of )\p{Lu}[^.]{2,80})\.$/u;
/** A naming behind which a place can stand. */
const NAMED_ALONE =
  /^This is (?:“[^”]{1,80}”|(?:a coin, )?(?:an?|the) [^.,]{2,60}|\p{L}\p{Ll}{3,20}(?: \p{Ll}{4,20})?)\.$/u;

/** The sentence that says both, or null: "It was made of tin around 1690." and "from Delft". */
function withPlace(text: string, from: string | undefined, at: string | undefined): string | null {
  const [, made] = /^It was made ((?:in|of|around|about|between|from|before|after|by) .+)$/.exec(text) ?? [];
  if (from !== undefined)
    // "the Lowe Head" of Lowe has said its place.
    return NAMED_ALONE.test(text) &&
      !(text.startsWith('This is the ') && text.includes(` ${from.split(/[ ,]/, 1)[0] ?? ''} `))
      ? `${text.slice(0, -1)}, from ${from}.`
      : made === undefined
        ? null
        : `It comes from ${from}${from.includes(',') ? ',' : ''} and was made ${made}`;
  const comma = at?.includes(',') === true ? ',' : '';
  const [, material] = /^It is made (of .+)$/.exec(text) ?? [];
  // "It was made of silver in London in 1675."
  const [, stuff, when] =
    /^(of .+) ((?:in|around|about|between|before|after) (?:the )?[^,]{0,40}\d[^,]{0,30})$/.exec(made ?? '') ??
    [];
  if (stuff !== undefined) return `It was made ${stuff} ${at ?? ''}${comma} ${when ?? ''}`;
  return made !== undefined
    ? `It was made ${at ?? ''}${comma} ${made}`
    : material !== undefined
      ? `It was made ${at ?? ''}, ${material}`
      : null;
}

/**
 * Where a work comes from, in one sentence with what it is, or with when and of what it was made: "This is “Tipu’s Tiger”. It
 * comes from Mysore." -> "This is “Tipu’s Tiger”, from Mysore."
 */
function withOrigin({ naming, further, plain, isNameless }: Tombstone): Tombstone {
  const [name] = naming;
  const origin = [...further.slice(0, 1), ...plain].find(
    ({ text }) => COMES_FROM.test(text) || MADE_AT.test(text),
  );
  if (!name || !origin) return { naming, further, plain, isNameless };
  const from = COMES_FROM.exec(origin.text)?.[1];
  const at = MADE_AT.exec(origin.text)?.[1];
  // "a relief from Palmyra" is from Palmyra, Syria.
  const there = (from ?? '-').split(',', 1)[0] ?? '';
  if (['from', 'from the island of'].some((words) => name.text.includes(`${words} ${there}`)))
    return { naming, further, plain, isNameless };
  const told = naming.findIndex(({ text }) => withPlace(text, from, at) !== null);
  const other = naming[told];
  // Where it was made is told before when its maker lived.
  if (!other && at === undefined) return { naming, further, plain, isNameless };
  const isOther = (each: Statement): boolean => each !== origin;
  return {
    naming: other
      ? naming.with(told, {
          ...other,
          text: withPlace(other.text, from, at) ?? other.text,
          spans: [...other.spans, ...origin.spans],
        })
      : [...naming, origin],
    further: further.filter(isOther),
    plain: plain.filter(isOther),
    isNameless,
  };
}
