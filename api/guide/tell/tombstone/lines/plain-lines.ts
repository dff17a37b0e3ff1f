import { isBalanced } from '../../../balanced.ts';
import { fromCapitals } from '../../../capitals.ts';
import type { LabelFacts, TextSpan } from '../../../facts.ts';
import { isGivenName } from '../../../vocabulary/given-names.ts';
import { startsNation, withOriginsMarked } from '../../../find-origin.ts';
import { isOfPicture } from '../../../vocabulary/pictures.ts';
import { HOUSE } from '../../../lines/breaks/whole-lines.ts';
import { arePostNominals } from '../../../lines/makers/post-nominals.ts';
import { isNoSpecies, isOfFossil } from '../../../lines/nature/species.ts';
import { isInvitation } from '../../../lines/invitations.ts';
import { isCoin } from '../../../lines/coins.ts';
import { KEYED_LINE } from '../../../lines/heading-lines.ts';
import { namesThing } from '../../../vocabulary/things-and-materials.ts';
import { isNamed } from '../../../speech/artist.ts';
import { MADE_AGAIN, sayDate } from '../../../speech/date.ts';
import { isMaterials } from '../../../vocabulary/materials.ts';
import { mediumPhrase, sayMedium } from '../../../speech/medium/medium.ts';
import { articleFor, capitalised, closed, lowered, quotedTitle, sayText } from '../../../speech/text.ts';
import { inOtherLanguage } from './in-other-language.ts';
import { isBesideDate } from './beside-date.ts';
import { COMES_FROM, withPlacesJoined } from './places-joined.ts';
import { restOf } from './rest-of-line.ts';
import { lineBeside } from './makers-with-towns.ts';
import { lineAsSentence } from './line-as-sentence.ts';
import { lineByKey } from './lines-by-key.ts';
import { isFirmLine, meantLine } from './meant-lines.ts';
import { knownAs } from './known-as.ts';
import { halfInEnglish } from '../../../language/in-english/half-in-english.ts';
import { isForTheEye } from '../../../language/two-languages/for-the-eye.ts';
import { isSaidBeside } from './lines-in-two.ts';
import {
  DATES_IT,
  DONE_BY,
  IS_A_NAME,
  isName,
  isRead,
  PLACED_THEN,
  joined,
  SAID_OF_NOBODY,
  withoutLeadingNumber,
} from './names-on-lines.ts';
import { isSurelySomebody, mayBeSomebody, saidName } from './surely-somebody.ts';
import { withYearSaid } from '../../../speech/year-behind.ts';
import { isPlaceLine, mayBeSomebodysTown, spokenPlaceLine, whereMade } from '../../../speech/place-line.ts';
import { fromLabel, type Statement } from '../../statement.ts';

/** A line on a life that names the town where it began, and may go on below with that where it ended. */
const LIFE_FROM_TOWN = /\p{Lu}\p{L}{1,24},? \d{4} ?[-\u2013] ?\d{4},?$/u;

/** The printed line above the one that begins at an offset. */
const lineAbove = (given: string, start: number): string =>
  given.slice(0, start).trimEnd().split('\n').at(-1)?.trim() ?? '';

/** Sentences on such lines. */
const MOST_PLAIN = 4;

/** "Don de", "Rhodd", "Schenkung": a line on who gave or sold a work, in another language than the label's. */
const GIFT_ELSEWHERE =
  /^(?:(?:Don|Legs)(?= (?:de|du|des|d[\u2019']))|Dation|Achat|Achet\u00E9e?|Acquise?|D\u00E9p\u00F4t|Rhodd(?:wyd)?|Prynwyd|Cymynrodd|Schenkung|Geschenk|Verm\u00E4chtnis|Ankauf|Leihgabe|Dono|Lascito|Donaci\u00F3n|Adquisici\u00F3n|Doa\u00E7\u00E3o|Aquisi\u00E7\u00E3o|Schenking|Legaat|Aankoop|Bruikleen)(?= |$)/u;

/** What stands before a line that is told as it is printed: another in each of several works that are heard one behind the other. */
const ALSO_SAYS = [
  'The label also says',
  'The label adds',
  'It is also printed here',
  'Another line reads',
  'Further it says',
] as const;
const alsoSays = (nth = 0): string => ALSO_SAYS[nth % ALSO_SAYS.length] ?? ALSO_SAYS[0];

/**
 * What the tombstone prints and no statement tells, in its own words: "The label also names Asante peoples, Ghana." Of a line
 * of which one end was told the rest is; a middle is left to the eye. Of a label in another language it is only said that
 * there is one.
 *
 * @param isFirst Whether nothing was told that names the work, so that these lines do.
 */
export function plainStatements(
  facts: LabelFacts,
  told: readonly Statement[],
  isFirst: boolean,
): Statement[] {
  const { plainLines, foreign, given, artist, date, otherMakers, title, heading, years, nationality, born } =
    facts;
  const heard = told.filter(({ origin }) => origin === 'label').flatMap(({ spans }) => spans);
  if (foreign !== null) return inOtherLanguage(facts, foreign, heard);
  const untold = plainLines
    .flatMap((line) => restOf(line, heard, given))
    // "Posthumous cast, 1964" is told with the date.
    .filter(
      ({ text }) => date?.toLowerCase().includes(text.toLowerCase().replace('cast, ', 'cast ')) !== true,
    )
    // Where somebody died is no place of the work: "American, Lumberville 1819-1904 / St. Augustine, Florida".
    .filter(
      ({ text, start }) => !/^(?:died|d\.) /.test(text) && !LIFE_FROM_TOWN.test(lineAbove(given, start)),
    )
    // "Australia 1892-1984": the land of a life, whose years were told.
    .filter(
      ({ end }) =>
        born === null ||
        !given
          .slice(end)
          .replace(/^[\s,(]{1,3}/, '')
          .startsWith(born),
    )
    .map((line) => withoutLife(line, years))
    .map(({ start, end, text, mayBeMaker }) => ({
      // A dash before a line is heard as a stop.
      words: sayPlain(nameAlone(halfInEnglish(text.replace(/^[\u2010-\u2015-]{1,2} ?(?=\p{L})/u, '')))),
      span: { start, end },
      mayBeMaker,
    }))
    // The place of a life is told with it.
    .filter(({ words, span }) => words !== nationality || isBesideDate(facts, span))
    .filter(({ span }) => !isSaidBeside(given, span, heard))
    // "Don de Mme Lowe" beside "Gift of Mrs. Lowe": the gift in another language.
    .filter(({ words }) => !GIFT_ELSEWHERE.test(words))
    // "Hon. F.R.P.S.": letters behind a name.
    .filter(
      ({ words, span }) =>
        !/^(?:Hon\.? ?)?(?:\p{Lu}{1,2}\.){2,6}$/u.test(words) &&
        !arePostNominals(given.slice(span.start, span.end)),
    )
    // A bracket that is opened and not closed is a torn line.
    .filter(({ words }) => isBalanced(words));
  if (untold.length === 0) return [];
  if (isFirst)
    return untold.map(({ words, span }) =>
      fromLabel(
        // A name alone is no sentence.
        closed(
          isGivenName(words.split(/[ ,]/, 1)[0]?.toLowerCase() ?? '') && !isCoin(words)
            ? `The label names ${words}`
            : capitalised(words),
        ),
        'printed',
        [span],
      ),
    );
  const isTold = heardIn(told);
  // Of lines that stand for a title one may be a maker.
  const hasMaker = isNamed(artist) || otherMakers.length > 0 || (title === null && heading.length > 1);
  const isMakers = (span: TextSpan): boolean => hasMaker && !isBesideDate(facts, span);
  const mayBeMade =
    isNamed(artist) ||
    otherMakers.length > 0 ||
    heading.some(({ text }) => isGivenName(text.split(/[ ,]/, 1)[0]?.toLowerCase() ?? ''));
  const isOfNobody = !isNamed(artist) && isOfPicture(facts.medium ?? '');
  // A line of its own on a place may be a maker's home.
  const readLine = (line: (typeof untold)[number]): string | null => {
    const { words, span } = line;
    const things = mayBeMade ? [] : [title ?? '', ...heading.map(({ text }) => text)];
    const beside = lineBeside(words, given.slice(span.start, span.end), given, things);
    if (beside !== null) return beside;
    if (isInvitation(words)) return `The label says: ${words}`;
    // "View of a harbour / Antwerp, 1790": a picture may be called so.
    if (isOfNobody && isPlaceLine(words))
      return title === null ? null : `The label gives the place as ${spokenPlaceLine(words)}`;
    const [, likely = '', hand] =
      /^(Probably|Possibly|Perhaps) (?:by )?(\p{Lu}[\p{L}.'\u2019-]+ \p{Lu}[^\d:;]{2,60})$/u.exec(words) ??
      [];
    if (hand !== undefined && line.mayBeMaker && !mayBeMade)
      return `It is ${likely.toLowerCase()} by ${hand}`;
    const printed = given.slice(span.start, span.end);
    const madeAgain = MADE_AGAIN.test(printed) ? sayDate(printed) : null;
    if (madeAgain !== null) return `It was ${madeAgain.verb} ${madeAgain.when}`;
    const isGuess = printed.includes('(?)');
    const [, deed, doer] = DONE_BY.exec(words) ?? [];
    if (deed !== undefined && doer !== undefined) return `It was ${lowered(deed)} ${doer}`;
    const [, attributed] = /^Attributed to (\p{Lu}[^:;\d]{3,60})$/u.exec(words) ?? [];
    if (attributed !== undefined && !mayBeMade) return `It is attributed to ${attributed}`;
    const [, byline] = /^[Bb]y (\p{Lu}.{3,60})$/u.exec(words) ?? [];
    if (byline !== undefined && !mayBeMade) return `It is by ${byline}`;
    // "Artist in Hawai'i": somebody whom nobody names.
    const [, someone, where] =
      /^(Artist|Maker|Sculptor|Carver|Weaver|Potter|Painter) ((?:in|from) \p{Lu}.{2,50})$/u.exec(words) ?? [];
    if (someone !== undefined && where !== undefined && !isNamed(artist))
      return `It is by ${articleFor(someone.toLowerCase())} ${someone.toLowerCase()} ${where}`;
    const read =
      line.mayBeMaker && !/^Built (?:at|in) /.test(words) ? null : lineAsSentence(words, isMakers(span));
    // "Song dynasty, 960-1279" beside "about 1085": a second date of making would take the first one back.
    const certain =
      read !== null && (IS_A_NAME.test(read) || (date !== null && PLACED_THEN.test(read)))
        ? `The label also says: ${words}`
        : date !== null && read !== null && DATES_IT.test(read)
          ? null
          : read;
    const sentence = isGuess
      ? (certain?.replace(/^It comes/, 'It perhaps comes').replace(/ ?\(\?\)/, '') ?? null)
      : certain;
    if (isNamed(artist) && isBesideDate(facts, span) && isPlaceLine(words))
      return `It was made ${whereMade(words)}`;
    if (sentence === null && facts.medium === null && isMaterials(words))
      return `It is ${mediumPhrase(sayMedium(words))}`;
    const isAlone = plainLines.some(({ start, end }) => start === span.start && end === span.end);
    // Below a house stands its town.
    const above = given.slice(0, span.start).trimEnd().replace(/,$/, '').split('\n').at(-1) ?? '';
    return sentence !== null ||
      !isAlone ||
      HOUSE.test(above) ||
      !isPlaceLine(words) ||
      mayBeSomebodysTown(words)
      ? sentence
      : mayBeMade
        ? `The label gives the place as ${spokenPlaceLine(words)}`
        : lineAsSentence(words, false);
  };
  const firms = plainLines.filter(({ text }) => isFirmLine(text)).length;
  const sentenceOf = (line: (typeof untold)[number]): string | null => {
    const read = readLine(line);
    if (read !== null && !read.startsWith('The label names the firm ')) return read;
    const around = {
      isMakerNamed: mayBeMade,
      isPersonNamed: isNamed(artist),
      isOfMaker: line.mayBeMaker,
      isPicture: isOfPicture(facts.medium ?? ''),
      isOfFossil: isOfFossil(given),
      isNoSpecies: isNoSpecies(given),
      isDated: date !== null,
      hasOtherFirm: firms > 1,
    };
    return meantLine(line.words, around) ?? lineByKey(line.words) ?? read;
  };
  // Of what nobody knows what it is names are said, and lines of several words are read out; the rest is for the eye.
  const named = untold.filter((line) => sentenceOf(line) === null && !isTold(line.words) && isName(line));

  const top = Math.min(...heard.map(({ start }) => start));
  // Whoever stands above the work, where nobody else is told, is hardly anybody but its maker.
  const firstName =
    isNamed(artist) || otherMakers.length > 0
      ? []
      : named.filter(({ words, span }) => span.start < top && !words.endsWith(' School')).slice(0, 1);
  const others = named.filter(
    (line) => !firstName.includes(line) && isSurelySomebody(line.words, line.mayBeMaker),
  );
  // What stands above the work's name may be another name of it, or the heading of a room.
  const above = untold
    .filter(
      (line) =>
        line.span.start < top &&
        !named.includes(line) &&
        plainLines[0]?.start === line.span.start &&
        !isTold(line.words) &&
        sentenceOf(line) === null &&
        isRead.test(line.words) &&
        !SAID_OF_NOBODY.test(line.words),
    )
    .slice(0, 1);
  const asPrinted = untold
    .filter(
      (line) =>
        // Above the work's name stands the heading of a room or a case.
        line.span.start > top &&
        // The whole of a line, or words that stand before a date which was told.
        plainLines.some(
          ({ start, end }) =>
            start === line.span.start &&
            (end === line.span.end ||
              (/^[^:]+ [^:]+$/.test(line.words) && !given.slice(line.span.end).startsWith(':'))),
        ) &&
        sentenceOf(line) === null &&
        !named.includes(line) &&
        !isTold(line.words) &&
        !KEYED_LINE.test(line.words) &&
        !SAID_OF_NOBODY.test(line.words) &&
        !isForTheEye(line.words, given) &&
        isRead.test(line.words),
    )
    .slice(0, MOST_READ);
  const lead = 'The label also names';
  const sentences = untold.flatMap((line) => {
    const { words, span } = line;
    const sentence = sentenceOf(line);
    const isOrigin = sentence !== null && /^It (?:is|comes from) \p{Lu}/u.test(sentence);
    // "Chest / Cape, 1740": beside the date of a thing stands no other.
    const isSecondThing =
      /^It is an? \p{Ll}+$/u.test(sentence ?? '') &&
      isBesideDate(facts, span) &&
      namesThing(title ?? heading[0]?.text ?? '');
    return sentence === null || isSecondThing || (isOrigin && isTold(words))
      ? []
      : [fromLabel(closed(withYearSaid(sentence)), 'printed', [span])];
  });
  // Beside a place that was told another one may hold it, lie in it, or be another.
  const isPlaced = told.some(({ text }) => /\bcomes from |, from /.test(text));
  return [
    ...withPlacesJoined(sentences)
      .slice(0, MOST_PLAIN)
      .map((each) =>
        isPlaced && each.text.startsWith(COMES_FROM) && !/excavation/.test(each.text)
          ? { ...each, text: `The label adds: from ${each.text.slice(COMES_FROM.length)}` }
          : each,
      ),
    ...above.map(({ words, span }) =>
      fromLabel(
        closed(
          knownAs(words, title ?? heading.at(-1)?.text ?? null) ??
            `At its top the label has ${quotedTitle(withoutLeadingNumber(words))}`,
        ),
        'printed',
        [span],
      ),
    ),
    ...firstName.map(({ words, span }) =>
      // "Megha Raga": two words that may be the name of the work.
      fromLabel(
        closed(
          / /.test(words) && !mayBeSomebody(words)
            ? `At its top the label has ${quotedTitle(words)}`
            : `At its top the label names ${words}`,
        ),
        'printed',
        [span],
      ),
    ),
    ...(others.length === 0
      ? []
      : [
          fromLabel(
            closed(`${lead} ${joined(others.map(({ words }) => saidName(words)))}`),
            'printed',
            others.map(({ span }) => span),
          ),
        ]),
    ...asPrinted.map(({ words, span }, at) =>
      fromLabel(closed(`${at === 0 ? alsoSays(facts.nth) : 'And'}: ${words}`), 'printed', [span]),
    ),
  ];
}

/** Lines that are read out as they are printed. */
const MOST_READ = 3;

/** Years of a life at most, and of one's first work at least. */
const LONGEST_LIFE = 100;
const FIRST_WORK = 12;

/** "Chiricahua Indé (Apache), 1914-1994" without the years, where these are a life in which the work was made. */
function withoutLife<T extends { readonly text: string }>(line: T, years: LabelFacts['years']): T {
  const [all = '', from, to] = /(?: \([^()]*?|,? )(\d{4}) ?[-\u2013] ?(\d{4})\)?$/.exec(line.text) ?? [];
  const [born, died, made] = [Number(from), Number(to), years?.[0] ?? Number.NaN];
  return all.length < line.text.length &&
    made >= born + FIRST_WORK &&
    made <= died &&
    (years?.[1] ?? 0) < died &&
    died - born <= LONGEST_LIFE
    ? { ...line, text: line.text.slice(0, -all.length) }
    : line;
}

/** Characters of a name. */
const MOST_OF_NAME = 40;

/** "Ray Eames. American, 1912-1988" -> "Ray Eames": whose nation and years stand behind a name is a maker. */
function nameAlone(printed: string): string {
  const end = /(?:,|(?<!(?<!\p{L})\p{Lu})\.) (?=\(?\p{Lu})/u.exec(printed)?.index ?? 0;
  const [name, life] = [printed.slice(0, end), printed.slice(end + 2)];
  if (end < 3 || end > MOST_OF_NAME || !/\d{4}/.test(life) || /[^\p{L}.' \u2019-]/u.test(name))
    return printed;
  const isLife =
    /\d{4}(?: ?[-\u2013] ?\d{4})?\)?$|\b(?:born|b\.)/.test(life) &&
    startsNation(withOriginsMarked(life.replace('(', '')), 0);
  const isMaker =
    isGivenName(name.split(' ')[0]?.toLowerCase() ?? '') && /\d{4} ?[-\u2013] ?\d{4}\)?$/.test(life);
  return isLife || isMaker ? name : printed;
}

/** Whether the names of a line were all heard in what was told of the label: "Iran" behind "the shahs of Iran". */
function heardIn(told: readonly Statement[]): (words: string) => boolean {
  const said = told
    .filter(({ origin }) => origin === 'label')
    .map(({ text }) => text)
    .join(' ');
  return (words) => {
    const names = words.match(/\p{Lu}[\p{L}\u2019'-]+|\d{3,4}/gu) ?? [];
    return names.length > 0 && names.every((name) => said.includes(name));
  };
}

/** " (American, 1849-1932)", " (1849-1932)" */
const LIFE_IN_BRACKETS =
  /(?<!(?:period|Period|dynasty|Dynasty|era|[Aa]ge|Kingdom|[Ee]mpire) ?) ?\((?![^()\d]{0,20}\breign)(?:[^()\d]{1,40},? (?:b\. |born |c\. ?|about )?\d{3,4}[^()]{0,20}|(?:b\.|born) \d{4}[^()]{0,60}|\d{4} ?[-\u2013] ?(?:\d{2,4})?)\)/g;

/** Printed words as they are heard: without the years of a life in brackets. */
export const sayPlain = (printed: string): string =>
  sayText(
    fromCapitals(
      printed
        .replaceAll(LIFE_IN_BRACKETS, '')
        // "Lowe Furniture Company, Zeeland, Michigan, 1923-present": the years are those of the firm.
        .replace(/(?<=\p{L}{2}\.?)(?:, \p{Lu}[^\d,]{2,25}){1,2}, \d{4} ?[-\u2013] ?present$/u, '')
        .replace(
          /(?<=(?<!\p{L})\p{Lu}[\p{L}'\u2019-]{2,40})(?<!(?:Spring|Summer|Autumn|Winter|January|February|March|April|May|June|July|August|September|October|November|December|Grave|Tomb|Burial|Room|Lot|Case|Number|Model|Before|After|About|Circa|Made|Built|Launched|Patented|Printed|Cast|Born|Died)) (?=(?:1[4-9]|20)\d\d$)/u,
          ', ',
        )
        .replace(/^(.{3,60}), attributed to$/, 'attributed to $1')
        .replace(/,? u\. ?a\.(?= |$)/, ' and others'),
    ),
  );
