import type { LabelFacts, PrintedPart } from '../../facts.ts';
import { namedThing } from '../../notes/head-noun.ts';
import { hasRelation, isNamed, nameOnly, UNNAMED, withArticleOfOne } from '../../speech/artist.ts';
import { sayDate } from '../../speech/date.ts';
import { mediumPhrase, sayMedium } from '../../speech/medium/medium.ts';
import { closed, quotedTitle } from '../../speech/text.ts';
import { isGivenName } from '../../vocabulary/given-names.ts';
import { isCommonWord } from '../../vocabulary/common-word.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { OBJECT_WORDS } from '../../vocabulary/objects.ts';
import type { Chooser } from '../choose.ts';
import { startsOrigin, withOriginsMarked } from '../../find-origin.ts';
import { isPlaceLine } from '../../speech/place-line.ts';
import { besideEqual, equalMakers } from '../../speech/equal-makers.ts';
import { likelyPart, OF_NO_TITLE, withLikely, withoutMore, isNameWithCommas } from './likely-title.ts';
import { knownAs } from './lines/known-as.ts';
import { posterFor } from '../../lines/names/title-above-kind.ts';
import { besideName } from './lines/surely-somebody.ts';
import { lineBeside } from './lines/makers-with-towns.ts';
import { lineAsSentence } from './lines/line-as-sentence.ts';
import { isPicture, techniqueOf } from '../techniques.ts';
import { isOfNature } from './medium-told.ts';
import { isSpecies } from '../../lines/nature/species.ts';
import { mineralAlone } from './things/minerals.ts';
import { thingBeside } from './things/thing-of.ts';
import { sayPlain } from './lines/plain-lines.ts';
import { fromLabel, type Statement } from '../statement.ts';

/** Whether the maker's name or the date stands in the lines that are read in place of a title. */
export function isInHeading(
  { title, heading, readings }: LabelFacts,
  field: 'artist' | 'date' | 'medium',
): boolean {
  const read = readings[field];
  return (
    title === null &&
    read !== undefined &&
    heading.some(({ start, end }) => start <= read.start && read.end <= end)
  );
}

/** "7. Gold coin", and at a label's very beginning "5-12 The Lewis Chessmen": the numbers of things in their case. */
const CASE_NUMBER = /^\d{1,3}[.)] (?=\p{Lu})/u;
const CASE_NUMBER_FIRST = /^\d{1,2}(?:[-\u2013]\d{1,3})? (?=\p{Lu})/u;

/** Whether these lines hold the maker's name and nothing else. */
export const isNameAlone = ({
  heading,
  readings: { artist },
}: Pick<LabelFacts, 'heading' | 'readings'>): boolean =>
  artist !== undefined && heading.every(({ start, end }) => artist.start <= start && end <= artist.end);

/** "Shiva Nataraja, anonymous" */
const NOBODY_BEHIND =
  /, (?:anonymous|unknown|unidentified|(?:artist|maker)s? unknown|unknown (?:artist|maker)s?)$/i;
/** "Ada Birch, 1840 to 1926" */
const LIFE_BEHIND = /,? (?:\d{4} (?:to|-) \d{4}|(?:born|b\.) \d{4})$/;

/** "Ada Birch, American" */
const withoutNation = (maker: string): string =>
  maker.replace(/, (\p{Lu}\p{L}+)$/u, (all, nation: string) =>
    /^\uE000+$/.test(withOriginsMarked(nation)) ? '' : all,
  );

/** Before the first lines of a label, where its title is not sure. */
const BEGINS = [
  'The label begins:',
  'At the top of the label one reads:',
  'The label’s first lines:',
] as const;

/** A line that can be said as a title is, beside a maker or where it names a thing: no list, date or pair; a name alone may be a ruler's. */
const A_NAME = /^\p{Lu}[^,;:/\d()]{2,70}$/u;

/** "The Wave at the Door" without its article: small words that no maker's name and no place has inside. */
const IN_WORDS =
  /\p{L} (?:in|with|under|among|between|near|beside|behind|before|after|into|through|at|to|from) (?:the |an? |\p{Lu})/u;

/** "Shiva as Lord of Dance (Nataraja), 1000s" */
const DATED = /^(.{3,80}\p{L}\)?), ((?:c\. ?|ca\. ?|about )?\d{3,4}s?(?: ?[-\u2013] ?\d{2,4})?)$/u;

/** Before the one line that is likely to be the work's name. */
export const CALLED = ['Its label says:', 'The label says:', 'On the label one reads:'] as const;

/** Commas in what can be a work's name; with more it is a list, of makers most likely. */
const MOST_COMMAS = 3;

/** "Snow goggles (iggaak)", "Heddle pulley with the head of a hornbill": a line that names a thing. */
function namesThing(line: string): boolean {
  const [, bracket = ''] = /\(([^()]+)\)/.exec(line) ?? [];
  return [namedThing(line.replace(/ ?\([^()]*\)/g, '')), bracket].some((named) => {
    const last = named.split(' ').at(-1)?.toLowerCase() ?? '';
    return OBJECT_WORDS.has(last) || OBJECT_WORDS.has(last.replace(/s$/, ''));
  });
}

/** "Royal Necropolis, Sidon (Lebanon)", "\u00C7atalh\u00F6y\u00FCk": a line that names a place, or a single name that is no thing. */
const isOnlyPlace = (line: string): boolean =>
  isPlaceLine(line.replace(/ \((\p{Lu}[^()]+)\)$/u, ', $1')) ||
  startsOrigin(withOriginsMarked(line), 0) ||
  (/^\p{Lu}[\p{L}'\u2019-]+(?:, \p{Lu}[\p{L}'\u2019 -]+){0,2}$/u.test(line) &&
    !namesThing(line) &&
    !mayBeSomebody(line) &&
    !hasCommonWord(line));

/** Whether a line may be somebody's name. */
const mayBeSomebody = (line: string): boolean =>
  isGivenName(line.split(/[ ,]/, 1)[0]?.toLowerCase() ?? '') || /^\p{Lu}[\p{L}.'-]+ \p{Lu}{3,}$/u.test(line);

/** "Blaise Pascal", "Poupart & Cie, Paris": names of somebody, or of a firm and its town. */
const OF_NAMES =
  /^\p{Lu}[\p{L}.'\u2019-]+(?: (?:\p{Lu}[\p{L}.'\u2019-]*|van|von|der|den|de|du|di|da|del|la|le|&|and)){1,5}(?:, \p{Lu}[\p{L}.'\u2019-]+(?: \p{Lu}[\p{L}.'\u2019-]+){0,2}| van \p{Lu}\p{L}+){0,2}$/u;

/** Whether a line holds names and nothing else: none of its words is one that texts use in small letters, but a firm's. */
const isOfNames = (line: string): boolean =>
  OF_NAMES.test(line) &&
  !(line.match(/(?<!\p{L})\p{Lu}\p{Ll}{2,}/gu) ?? []).some(
    (word) => !FIRM_WORD.test(word) && isCommonWord(word.toLowerCase()),
  );
/** Whether a line has a word that texts use in small letters. */
const hasCommonWord = (line: string): boolean =>
  (line.match(/(?<!\p{L})\p{L}{3,}/gu) ?? []).some(
    (word) => !PARTICLE.test(word) && isCommonWord(word.toLowerCase()),
  );
/** Whether at least half of a line's words are such. */
function isMostlyCommon(line: string): boolean {
  const words = line.match(/(?<!\p{L})\p{L}{3,}/gu) ?? [];
  return /^\D/.test(line) && 2 * words.filter(hasCommonWord).length >= words.length && words.length > 0;
}
const MEASURE = /^\d[\d.,]* ?(?:k?m|cm|mm|ft|feet|inch(?:es)?|miles?)\b/;
const PARTICLE = /^(?:van|von|den|der|del|della|the|and)$/i;
const FIRM_WORD = /^(?:Company|Sons?|Brothers|Pottery|Factory|Works|Cie|Pot)$/;

/** "Barrel: London, England": a line on a part. */
const OF_A_PART = /^\p{Lu}\p{Ll}+(?: and \p{Ll}+)?: /u;

/** A line on who made it: "Frans Francken the Younger and workshop". */
const OF_SOMEBODY =
  /\battributed to\b|\band workshop\b|\bworkshop of\b|^(?:also |formerly )?(?:known|called) /i;

/** "Furnishing fabric": a line that names a kind of thing and nothing else. */
const KIND_ALONE = /^\p{Lu}\p{Ll}+(?: \p{Ll}+){1,2}$/u;

/** "ENGLAND, SUSSEX, near HOVE" as "England, Sussex, near Hove". */
const inSmall = (line: string): string =>
  line.replaceAll(/(?<=\p{Lu})\p{Lu}+/gu, (letters) => letters.toLowerCase());

/** Of lines of which none tells what it is, that which the work is called by: the one that names a thing, or the first where none may be somebody. */
function calledBy(
  lines: readonly string[],
  isMakerKnown: boolean,
  medium: string | null,
): string | undefined {
  // "ENGLAND, SUSSEX, near HOVE" names no thing.
  if (lines.length === 1)
    return startsOrigin(withOriginsMarked(inSmall(lines[0] ?? '')), 0) ? undefined : lines[0];
  // "Ambum Valley, Enga Province / The Ambum Stone"
  const things = lines.filter((line) => !isOnlyPlace(line));
  if (things.length === 1 && /^The \p{Lu}/u.test(things[0] ?? '')) return things[0];
  // "Tricycle / 1,500 m from the bridge": a measure names nothing.
  if (lines.some((line) => MEASURE.test(line)))
    return calledBy(
      lines.filter((line) => !MEASURE.test(line)),
      isMakerKnown,
      medium,
    );
  const technique = techniqueOf(medium);
  // Of "Golden Harvest / Furnishing fabric" nobody knows whether the first is a title or the heading of a case.
  if (lines.some((line, at) => at > 0 && KIND_ALONE.test(line) && namesThing(line))) return undefined;
  // "Gaif\u016B kaisei / South Wind, Clear Dawn": the name in English is the one to hear.
  const [own = '', english = ''] = lines;
  if (
    !hasCommonWord(own) &&
    !namesThing(own) &&
    !mayBeSomebody(english) &&
    / /.test(english) &&
    !mayBeSomebody(own) &&
    isMostlyCommon(english) &&
    !isOnlyPlace(english) &&
    !OF_A_PART.test(english)
  )
    return english;
  // "Flower pyramid / De Metaale Pot, Lambertus van Eenhoorn": below what names no people and no place stands who made it.
  const [first = ''] = lines;
  if (!mayBeSomebody(first) && !isOfNames(first) && !isOnlyPlace(first) && lines.slice(1).every(isOfNames))
    return first;
  // The album from which a drawing comes is not what it is called.
  return (
    (technique !== null && isPicture(technique) ? undefined : lines.find(namesThing)) ??
    // "Andr\u00E9s Lowe / Los tres hermanos de Esmeraldas": of names alone, above other words, nobody knows whose they are.
    (isMakerKnown || !(lines.some(mayBeSomebody) || (isOfNames(first) && !isOnlyPlace(first)))
      ? first
      : undefined)
  );
}

/** "Sitting Bull, Montreal / William Notman & Son" read as one: a last line of names is another. */
function namesApart(part: PrintedPart, given: string): PrintedPart[] {
  const at = given.slice(part.start, part.end).lastIndexOf('\n');
  const last = given.slice(part.start + at + 1, part.end);
  const first = given.slice(part.start, part.start + at).replaceAll('\n', ' ');
  return at < 0 || !isOfNames(inSmall(last)) || /^(?:Called|Named) /.test(last) || isOnlyPlace(last)
    ? [part]
    : [
        { ...part, text: first, end: part.start + at },
        { ...part, text: last, start: part.start + at + 1 },
      ];
}

/** "a Hawaiian artist", "the Master at Lowe"; a name as it is. */
export const withArticleOf = (maker: string): string =>
  UNNAMED.test(maker)
    ? withArticleOfOne(nameOnly(maker))
    : `${maker.startsWith('Master at ') ? 'the ' : ''}${nameOnly(maker)}`;

/** The first lines of a label whose title is not sure, as a heading is read. */
export function headingStatements(facts: LabelFacts, choose: Chooser): Statement[] {
  const { title, readings, given } = facts;
  const heading = withLikely(
    facts.heading.flatMap((part) => namesApart(part, given)),
    facts.likelyTitle,
  );
  if (title !== null || heading.length === 0 || isNameAlone({ heading, readings })) return [];
  const likely = likelyPart(heading, facts.likelyTitle);
  const parts = heading.map(({ text, start }, at) =>
    sayPlain(
      (at === likely ? withoutMore(text, facts.likelyTitle, facts.artist) : text)
        .replace(start === 0 ? CASE_NUMBER_FIRST : CASE_NUMBER, '')
        .replace(CASE_NUMBER, ''),
    )
      .replace(/^[,;:\u2013\u2014-] ?| ?\/$|(?<=\p{L}{3}|\d|\))[.,;]$/gu, '')
      .replace(NOBODY_BEHIND, '')
      // The name of the series stands on lines that are none of the heading.
      .replace(/,? from the (?:series|portfolio|album|suite|set)$/, ''),
  );
  if (parts.every((part) => /^(?:unidentified|unknown|anonymous|untitled)$/i.test(part))) return [];
  const spans = heading.map(({ start, end }) => ({ start, end }));
  // A line of materials names nothing.
  const [first = ''] = parts;
  if (parts.length === 1 && isMaterials(first)) {
    const mineral = mineralAlone(facts, first);
    const opening = mineral === null ? `It is ${mediumPhrase(sayMedium(first))}` : `This is ${mineral}`;
    return [fromLabel(closed(opening), 'printed', spans)];
  }
  // "Sumerian", "Moche": whose work it is, where what it is was not understood. Beside a maker's name "Crow" is a title.
  const only = (parts[0] ?? '').replace(/ (?:people|peoples|culture)$/, '');
  if (parts.length === 1 && facts.artist === null && /^[\uE000\uE001]+$/u.test(withOriginsMarked(only)))
    return [fromLabel(`This is ${only} work.`, 'printed', spans)];
  // One line beside the maker's name, or none, names the work.
  const read = readings.artist;
  const name = heading.findIndex(
    ({ start, end }) => read !== undefined && start <= read.start && read.end <= end,
  );
  const byName = parts.findIndex((part) => /^By \p{Lu}/u.test(part));
  const ofMaker = name < 0 ? byName : name === likely ? -1 : name;
  const besides = parts.filter((_, at) => at !== ofMaker);
  // Whoever published it is told in a sentence, and is not what it is called.
  const said = besides.map((words) => {
    // "Mirror, from the series Six Elegant Pastimes" is made of none.
    if (words === parts[likely] && !OF_NO_TITLE.test(words)) return null;
    const sentence = isMaterials(words)
      ? `It is ${mediumPhrase(sayMedium(words))}`
      : (lineBeside(words, heading[parts.indexOf(words)]?.text ?? '', given, name < 0 ? parts : []) ??
        lineAsSentence(words, true));
    // "It is a hat": what the work is called.
    return sentence !== null && /^It is an? \p{Ll}/u.test(sentence) && posterFor(words) === null
      ? null
      : sentence;
  });
  const unsaid = besides.filter((_, at) => said[at] === null);
  const whole = unsaid.filter(
    (part) =>
      (part === parts[likely] && !OF_NO_TITLE.test(part)) ||
      (!OF_A_PART.test(part) && !OF_SOMEBODY.test(part)),
  );
  const isHeading = /^(?!\d)\P{Ll}{6,}$/u.test(heading[parts.indexOf(whole[0] ?? '')]?.text ?? '');
  // "Passenger pigeon / Ectopistes migratorius": above the name of the species stands the common one.
  const species = whole.findIndex((line, at) => at > 0 && isSpecies(line));
  const called =
    whole[species - 1] ??
    (facts.foreign === null && !(isHeading && whole[0] === parts[likely])
      ? whole.find((part) => part === parts[likely])
      : undefined) ??
    // What words of another language name is not known: the first line has the name most often, unless it may be somebody.
    (facts.foreign !== null
      ? whole.slice(0, 1).find((line) => !mayBeSomebody(line) && !isOfNames(line))
      : calledBy(
          // The heading of a case, in capitals, is not what the thing below it is called; a title in capitals stands above a place.
          isHeading && whole.length > 1 && !isOnlyPlace(whole[1] ?? '') ? whole.slice(1) : whole,
          ofMaker >= 0,
          facts.medium,
        ));
  const others = said.filter(
    (sentence, at): sentence is string => sentence !== null && besides[at] !== called,
  );
  // The label's first line names the work where those told by themselves stand below it.
  const [top] = facts.plainLines;
  const isTopLeft = top !== undefined && top.start < (heading[0]?.start ?? 0) && !OF_A_PART.test(top.text);
  if (unsaid.length === 0 && isTopLeft && ofMaker < 0)
    return [
      fromLabel(closed(`${choose.of('called', CALLED)} ${sayPlain(top.text)}`), 'printed', [
        { start: top.start, end: top.end },
      ]),
    ];
  // Of "Manuel Arellano (attr.)" the parser knows what it means.
  const maker =
    name >= 0 && (ofMaker === name || name === likely) && facts.artist !== null
      ? sayPlain(facts.artist)
      : withoutNation((parts[ofMaker] ?? '').replace(/^By (?=\p{Lu})/u, '').replace(LIFE_BEHIND, ''));
  const by =
    !isNamed(maker) || maker === ''
      ? ''
      : hasRelation(maker)
        ? `, ${nameOnly(maker)}`
        : `, by ${withArticleOf(maker)}${name >= 0 ? besideEqual(equalMakers(facts)) : ''}`;
  if (unsaid.length === 0 && besides.length > 0)
    return [by === '' ? null : `This work is${by.slice(1)}`, ...said].flatMap((sentence) =>
      sentence === null ? [] : [fromLabel(closed(sentence), 'printed', spans)],
    );
  // "Shiva as Lord of Dance, 1000s": the date is told by itself.
  const [, undated = called, dated = ''] = (isOfNature(facts) ? null : DATED.exec(called ?? '')) ?? [];
  const when = dated === '' || facts.date !== null ? null : sayDate(dated);
  if (
    called !== undefined &&
    undated !== undefined &&
    /\p{L}/u.test(undated) &&
    (called.match(/,/g) ?? []).length <= MOST_COMMAS
  ) {
    // "Yoruba people / hat": small letters below a people name the thing.
    const [, people, named = undated] =
      /^(\p{Lu}[\p{L}' -]{0,40} peoples?),? (\p{Ll}[^\n]{0,80})$/u.exec(undated) ?? [];
    const thing = facts.foreign === null ? thingBeside(facts, named, by === '' ? null : maker) : null;
    const from = people === undefined ? '' : `, from the ${people}`;
    // What is named beside it and not told is left to the eye.
    const isTold = (part: string): boolean => part === called || !unsaid.includes(part);
    const heard = spans.filter((_, at) => at === ofMaker || isTold(parts[at] ?? ''));
    const opening =
      thing !== null
        ? `This is ${thing}${from}${by}`
        : by === '' && /[?!]$/.test(undated) && facts.foreign === null
          ? `At its top the label has ${quotedTitle(undated)}`
          : isNameWithCommas(undated, by !== '' && called === parts[likely], facts) ||
              (A_NAME.test(undated) &&
                (by !== '' || namesThing(undated) || undated.startsWith('The ') || IN_WORDS.test(undated)))
            ? `This is ${quotedTitle(undated)}${by}`
            : by === '' && isOfNames(undated) && !namesThing(undated) && called !== parts[likely]
              ? `The label names ${undated}`
              : `${choose.of('called', CALLED)} ${facts.foreign === null ? undated : quotedTitle(undated)}${by}`;
    // "Loma de Lowe, Yarumal, Antioquia" is a place in its land.
    const names = unsaid.filter(
      (part) =>
        part !== called &&
        isOfNames(part) &&
        !isOnlyPlace(part) &&
        !/,.*,/.test(part) &&
        besideName(part, undated) !== null,
    );
    // "Te Toki a T\u0101piri / Waka taua, war canoe": a name of its own above what it is.
    const above = parts[0] ?? '';
    const isOwnName =
      above !== called &&
      unsaid.includes(above) &&
      !names.includes(above) &&
      !isHeading &&
      !isOnlyPlace(above) &&
      !/\d/.test(above);
    return [
      ...[opening, ...(when?.verb === 'made' ? [`It was made ${when.when}`] : []), ...others].map((text) =>
        fromLabel(closed(text), 'printed', heard),
      ),
      ...(isOwnName
        ? [
            fromLabel(
              closed(knownAs(above, undated) ?? `At its top the label has ${quotedTitle(above)}`),
              'printed',
              [spans[0] ?? { start: 0, end: 0 }],
            ),
          ]
        : []),
      ...names.map((part) =>
        fromLabel(closed(besideName(part, undated) ?? ''), 'printed', [
          spans[parts.indexOf(part)] ?? { start: 0, end: 0 },
        ]),
      ),
    ];
  }
  const listed = (by === '' ? parts : besides).filter((part) => /[\p{L}\d]/u.test(part));
  if (listed.length === 0)
    return by === '' ? [] : [fromLabel(closed(`This work is${by.slice(1)}`), 'printed', spans)];
  return [
    fromLabel(
      closed(
        `${choose.of('begins', BEGINS)} ${listed.join(listed.some((part) => part.includes(',')) ? '; ' : ', ')}${by}`,
      ),
      'printed',
      spans,
    ),
  ];
}
