import { FIRST_WORK, isLifetime, LONGEST_LIFE, yearsOfLife } from '../../dates/lifetimes.ts';
import { artistAtTop } from './makers-beside-titles.ts';
import { startsNation, startsOrigin, withOriginsMarked } from '../../find-origin.ts';
import type { LabelTokens } from '../../label-tokens.ts';
import { isKnownArtist } from '../../notes/known-artists.ts';
import type { Model } from '../../search/model.ts';
import { type KnownStretch, searchIn, type Segment } from '../../search/search-label.ts';
import { barePair, NAME_ALONE } from './bare-pairs.ts';
import { isBetweenTowns, isBirthLine, nameBeforeTowns } from './birth-lines.ts';
import { endsInThing, type Line, linesOf, textOf } from '../by-form.ts';
import { withoutContradicted } from '../contradicted.ts';
import { isFalseField } from '../false-fields.ts';
import { keyedLines } from '../keyed-lines.ts';
import { knownLines } from '../known-lines.ts';
import { lifeBelow, MOST_LINES, NAME, PEOPLE_LINE, relatedMakers } from './known-lives.ts';
import { knownTitles } from '../titles/known-titles.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { isTownName } from '../../vocabulary/town-names.ts';
import { behind, isYear, NO_NAME, startsWithGivenName, whole } from '../line-forms.ts';
import { titleOfLeaf } from '../titles/series-lines.ts';
import { sitterBelowNobody } from './sitters.ts';
import { isOwnNameOfPeople } from '../places/people-lines.ts';
import { townBelowMaker } from '../places/town-lines.ts';

/** "(Dutch, 1565-1607)", "(American, born Prague, 1903)" behind a name, and what may follow it on its line. */
const IN_BRACKETS = new RegExp(
  `^(${NAME}(?: \\p{Lu}[\\p{L}'\\u2019-]+)?|\\p{Lu}\\p{L}{2,20})(?: the (?:Elder|Younger))? \\((?=[^()]{4,60}\\))[^()]*\\b\\d{4}\\b[^()]*\\)(?:$|,| and workshop)`,
  'u',
);
/** ", American, 1873-1937" behind a name that is the whole rest of a line. */
const BEHIND_COMMA = new RegExp(
  `^(${NAME}), \\p{Lu}[\\p{L}-]+(?: \\p{Lu}\\p{L}+)?, (?:(?:born|b\\.) )?(\\d{4})(?: ?[-\\u2013] ?(\\d{4}))?$`,
  'u',
);
/** ", American (Georgetown, SC 1779 - 1843 Cambridge, MA)" likewise. */
const NATION_AND_BRACKET = new RegExp(
  `^(${NAME}), (?=\\p{Lu}\\p{L}+(?:-\\p{L}+)? \\()[^()]+\\([^()]*\\b\\d{4}\\b[^()]*\\)$`,
  'u',
);
/** "Manuel Arellano (attr.)", "Etienne Delaune (design)" */
const DOUBT_OR_PART = new RegExp(
  `^${NAME} \\((?:attr\\.|attrib\\.|attributed(?: to)?|design|designer)\\)$`,
  'u',
);
/** "Belo Horizonte, Brazil, 1973; lives in Mexico City" */
const BORN_AND_LIVES =
  /^\p{Lu}[^\d;]{2,50}, (?:born |b\. ?)?\d{4}; (?:lives|works|based|active)\b|^\p{L}[^\d]{2,60}, (?:born |b\. ?)\d{4}[,;] (?:lives|works|based|active)\b/u;
/** "Chur 1741-1807 Rome", "* Zagreb, 1935" */
const TOWNS_AND_YEARS =
  /^\p{Lu}[\p{L} .'-]{2,30}(?: \(\?\))? (?:c\. ?|ca\. ?|um )?\d{4}(?:\/\d{2,4})? ?[-\u2013] ?(?:c\. ?)?\d{4} \p{Lu}[\p{L} .'-]{2,30}$|^\* ?\p{Lu}[^\d]{2,30}, \d{4}$/u;
/** "Gerrit Rietveld (Utrecht 1888 - Utrecht 1964), execution" */
const BETWEEN_IN_BRACKETS = new RegExp(
  `^(${NAME}) \\((?:c\\. ?)?\\p{Lu}[^()\\d]{2,40} (?:c\\. ?)?\\d{4} ?[-\\u2013] ?\\p{Lu}[^()\\d]{2,40} \\d{4}\\)`,
  'u',
);

/** "patricia kaersenhout (Den Helder, 1966)", "Nil Yalter, 1938": a name of any case with the year of a birth. */
const WITH_BIRTH = /^(\p{L}[\p{L}.' -]{3,40}?) \(\p{Lu}[^()\d]{1,30}, (\d{4})\)$/u;
const WITH_YEAR = new RegExp(`^(${NAME}), (\\d{4})$`, 'u');
/** "Attributed to Sultan": who it is goes on in the next line. */
const GOES_ON_BELOW = /^(?:Attributed to|Signed by|By|Made by) \p{Lu}[\p{L}'\u2019-]+$/u;
/** "Rick Barstow (Mad River Band of Wiyot, 1946-2016)", "Orin Sakie (Hopi/Choctaw)" */
const OF_A_NATION = new RegExp(
  `^(${NAME}) \\((?=[^()]*(?:\\bNation|\\bBand\\b|\\bTribe|\\bPueblo|Confederated|\\p{L}/\\p{Lu}))[^()]{4,60}\\)$`,
  'u',
);
/** "Shuvinai Ashoonak (Inuit)": a people behind the name, whose life stands on the next line. */
const PEOPLE_BEHIND = / \((\p{Lu}[\p{L}'\u2019-]{2,20}(?: \p{Lu}[\p{L}'\u2019-]{2,20})?)\)$/u;
/** "ROOTSEY, Joe" */
const SURNAME_FIRST =
  /^\p{Lu}[\p{Lu}'\u2019-]+(?: \p{Lu}[\p{Lu}'\u2019-]+)?, (\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{Ll}.]*){0,2}$/u;

/** "born 1975", "b. 1972, Umlazi, South Africa", "Quebec City 1764 - Quebec City 1839": lines that say of somebody when and where. */
const BORN =
  /^(?:born|b\.) (?:\d{4}\b|(?:in )?\p{Lu}.{2,60}\b\d{4}\b)|^\p{Lu}[\p{L}' -]{2,40}, (?:born|b\.) \d{4}(?:, \p{Lu}[^\d,:;]{2,25}){1,3}$|^\p{Lu}[^\d()]{2,50}, \d{4} ?[-\u2013]$/iu;
const BETWEEN_PLACES =
  /^\p{Lu}[^\d()]{2,50}[ ,](?:c\. ?|ca\. ?|about )?\d{4} ?[-\u2013] ?\p{Lu}[^\d()]{2,50}[ ,](?:after |about )?\d{4}$/u;

/** So sure of a maker is a search that no form of a line outdoes. */
const SURE = 0.95;
/** Words of a line that are a maker's name for sure, and those of a life on it or below it. */
interface Maker {
  readonly name: number;
  readonly to: number;
  readonly life: 'life' | 'bio' | null;
}

/** The maker whom a line names with a nation and years. Where the years stand alone it may be a sitter. */
function makerOnLine(label: LabelTokens, line: Line, isBelowTitle = false): Maker | null {
  const text = textOf(label, line);
  const [bracket = '', bracketed] = IN_BRACKETS.exec(text) ?? [];
  const [, ofNation] = OF_A_NATION.exec(text) ?? [];
  if (ofNation !== undefined) return { name: behind(line.from, ofNation), to: line.to, life: 'bio' };
  const [placed, betweenPlaces] = BETWEEN_IN_BRACKETS.exec(text) ?? [];
  if (betweenPlaces !== undefined)
    return {
      name: behind(line.from, betweenPlaces),
      to: behind(line.from, placed ?? ''),
      life: 'life',
    };
  const beforeTowns = nameBeforeTowns(label, line);
  if (beforeTowns !== null) {
    const name = behind(line.from, beforeTowns);
    const at = label.tokens[name];
    const isNation = startsNation(label.marked, (at?.start ?? 0) + (at?.plain.startsWith('(') ? 1 : 0));
    return { name, to: line.to, life: isNation ? 'bio' : 'life' };
  }
  const [, alone, from0, to0] = isBelowTitle ? (LIFE_ALONE.exec(text) ?? []) : [];
  const years = Number(to0) - Number(from0);
  if (alone !== undefined && (Number.isNaN(years) || isLifetime(years)))
    return { name: behind(line.from, alone), to: line.to, life: 'life' };
  const [, withNation] = NATION_AND_BRACKET.exec(text) ?? [];
  const [, name = withNation ?? bracketed ?? '', from, to] = BEHIND_COMMA.exec(text) ?? [];
  if (name === '') return null;
  const words = bracketed === undefined ? name : bracket.slice(0, bracket.indexOf(' ('));
  const life = behind(line.from, words);
  const isGiven = startsWithGivenName(name) || isKnownArtist(words);
  const isNation = startsNation(
    label.marked,
    (label.tokens[life]?.start ?? 0) + (bracketed === undefined ? 0 : 1),
  );
  // "Fritz Scholder, Luiseno, 1937-2005": a life tells as much as a nation that nobody knows.
  const isLife = isLifetime(Number(to) - Number(from));
  // "Utagawa Kunimitsu (Japanese, 1794-1856)": years that begin or span a life are nobody's but the maker's.
  const isOfLife = /\d{4} ?[-\u2013]|\b(?:born|b\.|active)/.test(bracket);
  const isMaker =
    bracketed === undefined
      ? isNation || (isGiven && isLife)
      : isNation &&
        (isGiven || (isOfLife && text.endsWith(')') && !endsInThing(name) && !NO_NAME.test(name)));
  if (!isMaker) return null;
  const end = label.tokens.slice(life, line.to).findIndex(({ plain }) => plain.includes(')'));
  return { name: life, to: bracketed === undefined ? line.to : life + end + 1, life: 'bio' };
}

/** The maker whose name is a line, where the line below says of somebody when and where they were born. */
function makerAbove(label: LabelTokens, line: Line, below: Line | undefined): Maker | null {
  const name = textOf(label, line);
  const life = below ? textOf(label, below) : '';
  const [, given = ''] = SURNAME_FIRST.exec(name) ?? [];
  if (DOUBT_OR_PART.test(name)) return { name: line.to, to: line.to, life: null };
  const [, alone] = /^(?:Born|Lives|lives) /.test(life) ? (WITH_YEAR.exec(name) ?? []) : [];
  const [, birth, year] = line.from === 0 ? (WITH_BIRTH.exec(name) ?? []) : [];
  const known =
    alone ?? (birth !== undefined && isAtWork(label, line, Number(year), LONGEST_LIFE) ? birth : undefined);
  if (known !== undefined) return { name: behind(line.from, known), to: line.to, life: 'life' };
  if (
    below &&
    GOES_ON_BELOW.test(name) &&
    !isMaterials(life) &&
    !isTownName(life) &&
    /^\p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+){0,2}$/u.test(life)
  )
    return { name: below.to, to: below.to, life: null };
  // "PUGH, Gwilym / (1873-1940)"
  if (
    line.from === 0 &&
    given !== '' &&
    below &&
    /^\(?(?:[^()\d]{2,40}, )?\d{4} ?[-\u2013] ?\d{4}\)?$/.test(life)
  )
    return { name: line.to, to: below.to, life: 'life' };
  if (line.from === 0 && startsWithGivenName(given)) return { name: line.to, to: line.to, life: null };
  if (!below || !NAME_ALONE.test(name) || NO_NAME.test(name) || endsInThing(name)) return null;
  const named = nameBeforeTowns(label, below);
  // "Night Candle / Ada Birch, Ghent 1867 - Ostend 1950"
  if (named !== null && startsWithGivenName(named) && !startsWithGivenName(name)) return null;
  return BORN.test(life) ||
    // "Kinngait (Cape Dorset), Nunavut, 1969 - Ottawa, 2016"
    BETWEEN_PLACES.test(life.replaceAll(/ \([^()\d]{2,40}\)/g, '')) ||
    BORN_AND_LIVES.test(life) ||
    TOWNS_AND_YEARS.test(life) ||
    isBetweenTowns(life) ||
    isBirthLine(label, below)
    ? withoutPeople(label, line, { name: line.to, to: below.to, life: 'life' })
    : null;
}

/** The maker without the people that a bracket behind the name tells, which goes with the life. */
function withoutPeople(label: LabelTokens, line: Line, maker: Maker): Maker {
  const text = textOf(label, line);
  const [bracket] = PEOPLE_BEHIND.exec(text) ?? [];
  return bracket === undefined
    ? maker
    : { ...maker, name: behind(line.from, text.slice(0, -bracket.length)), life: 'bio' };
}

/** "Montr\u00E9al, Quebec, 1896-1947", "Turtle Mountain Band of Chippewa, born 1975": a line that ends with the years of a life. */
const ENDS_IN_YEARS =
  /^\(?(?=\p{L}).{3,90}?[ ,(*](?:(?<=^\(\p{Lu}[^()\d]{1,40}, )(\d{4})|(?:born |b\.? ?|\*)(?:in )?(\d{4})|(?:c\. ?|about )?(\d{4}) ?[-\u2013] ?(\d{4}))\)?$/u;
/** "Mori Tetsuzan (1775-1841)", "Wu Yuanzhi (active 12th century)": below a title a name with a life alone is the maker's. */
const LIFE_ALONE = new RegExp(
  `^(\\p{Lu}[\\p{L}'\\u2019-]+(?: \\p{Lu}[\\p{L}.'\\u2019-]+){1,3}) \\((?:(?:active|fl\\.) [^()]{4,30}|(?:c\\. ?)?(\\d{4}) ?[-\\u2013] ?(?:c\\. ?)?(\\d{4}))\\)$`,
  'u',
);
/**
 * The maker whose name is a line above one that ends with the years of a life, where another line gives a year of that
 * life: what tells it from a thing and where and when it was made.
 */
function makerAboveYears(label: LabelTokens, line: Line, below: Line | undefined): Maker | null {
  const name = bare(textOf(label, line));
  if (!below || !NAME_ALONE.test(name) || NO_NAME.test(name)) return null;
  if (endsInThing(name)) return null;
  const life = bare(textOf(label, below));
  // "Winter Ice / Ada Birch (1849-1932)", "Family Group / Ada Birch (British, 1849-1932)"
  if (LIFE_ALONE.test(life) && startsWithGivenName(life)) return null;
  const isNameWithNation = /^[^\uE000(]+ \(\uE000/.test(withOriginsMarked(life));
  if (IN_BRACKETS.test(life) && (isNameWithNation || startsWithGivenName(life))) return null;
  const lived = yearsOfLife(life);
  // "Mona Lisa / 1503-1519": years without a bracket are a life below a label's first line alone.
  const isLife = life.startsWith('(') || (line.from === 0 && isLifetime(lived?.years ?? 0));
  const end = behind(below.from, lived?.words ?? '');
  const isOfMaker =
    lived?.land === '' ||
    (startsWithGivenName(name) && startsOrigin(label.marked, label.tokens[end]?.start ?? 0));
  if (lived && isLife && isOfMaker && isAtWork(label, below, lived.born, lived.years))
    return { name: line.to, to: end, life: 'life' };
  const [, inTown, alive = inTown, born = alive, died] = ENDS_IN_YEARS.exec(life) ?? [];
  if (born === undefined) return null;
  const [from, to] = [Number(born), died === undefined ? Number(born) + LONGEST_LIFE : Number(died)];
  if (!isLifetime(to - from)) return null;
  return isAtWork(label, below, from, to - from)
    ? {
        name: line.to,
        to: below.to,
        life: startsNation(
          label.marked,
          (label.tokens[below.from]?.start ?? 0) + (life.startsWith('(') ? 1 : 0),
        )
          ? 'bio'
          : 'life',
      }
    : null;
}

/** Whether another line than that of a life gives a year in which the person may have worked. */
function isAtWork(label: LabelTokens, life: Line, from: number, years: number): boolean {
  return linesOf(label)
    .filter((each) => each.from !== life.from)
    .flatMap((each) => (textOf(label, each).match(/(?<![\d.])\d{4}(?![\d.])/g) ?? []).map(Number))
    .some((year) => year >= from + FIRST_WORK && year <= from + years + 1);
}

/** Without marks that combine with a letter, which names of some languages are full of. */
const bare = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** "Only to taste the light c1939", or a line above one that is a year: what follows a maker on the first line is the title. */
function titleBelow(label: LabelTokens, lines: readonly Line[], to: number): KnownStretch[] {
  const at = lines.findIndex(({ from }) => from === to);
  const [line, below] = [lines[at], lines[at + 1]];
  if (!line) return [];
  const text = textOf(label, line);
  const [, named] =
    /^(\p{L}[^\d]{3,90}?),? (?:c\.? ?|ca\.? ?|circa |about |around )?\d{4}(?:[-\u2013]\d{2,4})?$/u.exec(
      text,
    ) ?? [];
  if (
    named !== undefined &&
    !isMaterials(named) &&
    !/^(?:[Bb]orn|b\.|[Dd]ied|d\.|[Aa]rrived|[Cc]ame to|to|[Aa]ctive|[Aa]fter|[Ll]ives|[Ll]ived|[Ww]orks|[Ww]orked|[Pp]rinted)(?= )|\b(?:before|after|by|in|of|from|to|until|since|dated|signed|printed|published|between|and|the|for|no\.|number)$/i.test(
      named,
    )
  ) {
    const end = behind(line.from, named);
    return [
      { kind: 'title', from: line.from, to: end },
      { kind: 'date', from: end, to: line.to },
    ];
  }
  const isYearBelow = below !== undefined && isYear(textOf(label, below));
  return isYearBelow &&
    /^\p{L}[^\d:[\]()]{3,80}$/u.test(text) &&
    !/^(?:[Bb]orn|died|[Aa]fter|[Ll]ives|[Ff]rom the)\b|[,-]$/.test(text)
    ? [whole('title', line)]
    : [];
}

/** "Two tea caddies and a sugar box" above the maker: what begins a label so is no text. */
function thingAbove(label: LabelTokens, line: Line | undefined): KnownStretch[] {
  const text = line ? textOf(label, line) : '';
  const isNamed = /^\p{Lu}[^\d()[\]:;.]{8,90}$/u.test(text) && text.split(' ').length > 2;
  return line && isNamed && !/[\uE000-\uE002]/.test(withOriginsMarked(text)) ? [whole('title', line)] : [];
}

/** A further maker on the line below the first: "Gerrit Rietveld (Utrecht 1888 - Utrecht 1964), execution". */
const makerBelow = (label: LabelTokens, line: Line | undefined): KnownStretch[] =>
  line && makerOnLine(label, line) ? [whole('maker', line)] : [];

/** The maker and their life, whom the form of one of the first lines tells, unless the search is sure of another. */
function knownMaker(label: LabelTokens, segments: readonly Segment[]): KnownStretch[] {
  const sure = segments.find(({ kind, certainty }) => kind === 'artist' && certainty >= SURE);
  const lines = linesOf(label).slice(0, MOST_LINES);
  for (const [at, line] of lines.entries()) {
    if (sure !== undefined && sure.from !== line.from) continue;
    if (at === 1 && isOwnNameOfPeople(textOf(label, line), textOf(label, lines[0] ?? line))) continue;
    const all = linesOf(label);
    const below = lifeBelow(label, at);
    const next = all[at + 1];
    const isPeople = next !== undefined && PEOPLE_LINE.test(textOf(label, next).normalize('NFC'));
    const behindPeople =
      isPeople && below && below.to > next.to
        ? { from: next.to, to: below.to }
        : isPeople
          ? lifeBelow(label, at + 1)
          : undefined;
    const ofPeople = isPeople
      ? (makerAbove(label, line, behindPeople) ?? makerAboveYears(label, line, behindPeople))
      : null;
    const maker =
      makerOnLine(label, line, at === 1 && !/[\d()]/.test(textOf(label, lines[0] ?? line))) ??
      ofPeople ??
      makerAbove(label, line, below) ??
      makerAboveYears(label, line, below);
    if (maker === null) continue;
    const { name, to, life } = maker;
    const people: KnownStretch[] = maker === ofPeople && next ? [whole('origin', next)] : [];
    const peopleBelow = all.findLast(
      (each) =>
        each.to === to && each.from > line.to && PEOPLE_LINE.test(textOf(label, each).normalize('NFC')),
    );
    if (peopleBelow && people.length === 0) people.push(whole('origin', peopleBelow));
    const end = peopleBelow?.from ?? to;
    return [
      ...(at === 1 && segments[0]?.kind === 'prose' ? thingAbove(label, lines[0]) : []),
      { kind: 'artist', from: line.from, to: name },
      ...people,
      ...(life === null
        ? []
        : [{ kind: life, from: maker === ofPeople ? (next?.to ?? name) : name, to: end }]),
      ...(at === 0 && life !== null ? titleBelow(label, all, to) : []),
      ...makerBelow(label, lines[at + 1]),
    ];
  }
  return [];
}

/** The stretches without those that share words with one before them. */
const apart = (stretches: readonly KnownStretch[]): KnownStretch[] =>
  stretches.filter(
    ({ from, to }, at, all) => !all.slice(0, at).some((each) => each.from < to && from < each.to),
  );

/** So sure of title and maker is a search that is left as it is. */
const SURE_OF_BOTH = 0.9;

/** The search of a label that knows the title and the maker whom the form of a line tells; what is left is parted beside them. */
export function searchByForm(label: LabelTokens, model: Model): Segment[] {
  const search = searchIn(label, model);
  const keyed = keyedLines(label);
  if (keyed.length > 0) return search(keyed);
  const free = search([]);
  const isSureOf = (wanted: Segment['kind']): boolean =>
    free.some(({ kind, certainty }) => kind === wanted && certainty >= SURE_OF_BOTH);
  const atTop = isSureOf('artist') ? [] : artistAtTop(label);
  const makers = [...relatedMakers(label), ...knownMaker(label, free), ...atTop];
  const ofMakers = makers.filter(({ kind }) => kind !== 'title' && kind !== 'date');
  const read = ofMakers.length === 0 ? free : search(apart(ofMakers));
  const named = [...knownTitles(label, read), ...makers];
  // "Unidentified photographer" is no title, however sure the search is of it, nor what stands right behind it a date.
  const isFalse = (each: KnownStretch): boolean =>
    each.kind === 'title' && isFalseField(label, { ...each, certainty: 1, words: [] });
  const ofNames = named.filter(
    (each) => !isFalse(each) && !named.some((title) => isFalse(title) && title.to === each.from),
  );
  const ofForm = withoutContradicted(label, [...ofNames, ...knownLines(label)], free);
  const known = apart([
    ...townBelowMaker(label),
    ...titleOfLeaf(label),
    ...sitterBelowNobody(label),
    ...ofForm,
  ]);
  const isFound = known.every(({ kind, from, to }) =>
    free.some((each) => each.kind === kind && each.from === from && each.to === to && each.certainty >= SURE),
  );
  if (known.length > 0) return isFound ? free : search(known);
  const pair = isSureOf('artist') && isSureOf('title') ? [] : barePair(label);
  return pair.length === 0 ? free : search(pair);
}
