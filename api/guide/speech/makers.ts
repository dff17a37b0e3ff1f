import { otherThanTitle } from '../language/two-languages/other-titles.ts';
import { MONTHS } from '../dates/date-words.ts';
import { fromCapitals } from '../capitals.ts';
import type { LabelFacts, OtherMaker } from '../facts.ts';
import { startsNation, startsOrigin, withOriginsMarked } from '../find-origin.ts';
import { namesThing } from '../vocabulary/things-and-materials.ts';
import { AMERICAN_STATE } from '../vocabulary/states-and-provinces.ts';
import { isOfPicture } from '../vocabulary/pictures.ts';
import { DEEDS_EITHER_CASE, DONE_TO_IT, TRADES, TRADES_SMALL } from '../maker-words.ts';
import { byArtist, hasRelation, isNamed, UNNAMED } from './artist.ts';
import { equalMakers } from './equal-makers.ts';
import { lifePhrase } from './life.ts';
import { isCalledArtist } from './role-of-maker.ts';
import { capitalised, closed, lowered, sayText } from './text.ts';
import { withYearSaid } from './year-behind.ts';

const DEED = new RegExp(
  `^(?:(\\p{Lu}\\p{Ll}+) )?((?:${DEEDS_EITHER_CASE})(?: and \\p{Ll}+)? (?:by|for)):? (.+)$`,
  'u',
);
const OTHER_DEED = new RegExp(`^(${DONE_TO_IT}):? (\\p{Lu}.+)$`, 'u');
/** "Case by Ada Birch", "Some mounts by Ada Birch", "Shape: Ada Birch": what somebody made of the work. */
const PART_BY =
  /^(?!\p{L}*ed(?: |:))((?:Some |All )?\p{L}\p{Ll}{2,14}(?: \p{Ll}{4,12})?)(?: by|:) (?=\p{Lu})(.+)$/u;
/** "Jasper cut by Ada Birch": what somebody did to a part. */
const PART_DONE_BY =
  /^(\p{Lu}\p{Ll}{2,14}) ((?:cut|carved|cast|chased|set|bound|turned|polished|mounted|assembled|glazed|framed|laid|wrought) by) (\p{Lu}.+)$/u;
/** "Woven at the Lowe factory, Arras": where something was done to the work. */
const DONE_AT =
  /^(?:Woven|Decorated|Painted|Cast|Printed|Embroidered|Enamel+ed|Gilded|Engraved|Mounted|Assembled|Glazed|Finished|Bound|Fired|Built|Carved) (?:in|at) (?:the )?\p{Lu}/u;
/** "in the workshop of Ada Birch" */
const OF_A_PERSON =
  / of \p{Lu}[\p{L}.'\u2019-]{0,25} (?:\p{Lu}[\p{L}.'\u2019-]{0,25} ){0,2}\p{Lu}[\p{L}.'\u2019-]{1,25}$/u;
/** "Medallions after Jean Varin": whom a part of the work follows. */
const PART_AFTER = /^(?!Copy |Copies )(\p{Lu}\p{Ll}{2,14}) after (\p{Lu}.+)$/u;
export const isPartAfter = (maker: string): boolean => PART_AFTER.test(maker);
/** "Producer: Ada Birch" */
const WHO = /(?:er|or|ist|ect|client)$/;
const ASSISTED = /^(Assisted by) (?=\p{Lu})(.+)$/u;
const TRADE_FIRST = new RegExp(`^(${TRADES}):? (.+)$`, 'u');
const TRADE_LAST = new RegExp(`^(.+), (${TRADES_SMALL})$`, 'u');

/** Whether the line of the maker goes on with a name: "Cabinetmaker unknown; japanned by Ada Birch or her shop". */
export function namesHandBehind({ artist, plainLines }: LabelFacts): boolean {
  return (
    artist !== null && plainLines.some(({ text }) => text.startsWith(artist) && /\bby \p{Lu}/u.test(text))
  );
}

/** What the label says of makers besides the first one, of the title in another language, and of the find-spot. */
export function furtherSentences(facts: LabelFacts): string[] {
  const { title, otherMakers, originalTitle, findSpot } = facts;
  const equal = equalMakers(facts);
  return [
    ...otherMakers.flatMap((maker) =>
      // Beside whoever is named, one whose name nobody knows is no maker of the whole.
      UNNAMED.test(maker.text) && isNamed(facts.artist)
        ? []
        : equal.some((each) => each.start <= maker.start && maker.end <= each.end)
          ? lifeOfEqual(maker)
          : maker.named
            ? namedSentence(maker.named, isCalledArtist(facts))
            : (makerSentence(maker.text) ?? []),
    ),
    ...(originalTitle === null || originalTitle.text.toLowerCase() === title?.toLowerCase()
      ? []
      : otherTitleSentence(facts, fromCapitals(originalTitle.text).replace(/^\(([^()]*)\)$/, '$1'))),
    ...(findSpot === null ? [] : [findSentence(findSpot.text)]),
  ];
}

/** What is said of the line that stands for the title in another language. */
function otherTitleSentence(facts: LabelFacts, original: string): string[] {
  const other = otherThanTitle(facts);
  if (other === 'species') return [`The label also gives the scientific name ${original}.`];
  return other === null ? [titleSentence(original, facts.title ?? '', facts.heading.length > 0)] : [];
}

/** "ʻAhu ʻula / Feather cape": what a thing is called where it is from; of any other work its title in another language. */
const titleSentence = (original: string, title: string, isHeaded: boolean): string =>
  isNameOfThing(original) &&
  !/^(?:The|An?) /.test(title) &&
  (title === '' || namesThing(title) || /^\p{Lu}\p{Ll}+(?: \p{Ll}+){1,3}$/u.test(title))
    ? `The label also calls it \u201C${original}\u201D.`
    : `The label ${title === '' && !isHeaded ? '' : 'also '}gives the title as \u201C${original}\u201D.`;

/** One word, or one with small ones behind it, none of which is a title's. */
const isNameOfThing = (original: string): boolean =>
  /^['\u02BB\u02BC\u2018\u2019]?\p{L}[\p{L}'\u2019-]{1,20}(?: ['\u02BB\u02BC\u2018\u2019]?\p{Ll}[\p{L}'\u2019-]{1,20}){0,2}$/u.test(
    original,
  );

/** Who made the work with the first maker, and is named with that one: the life alone. */
function lifeOfEqual({ named }: OtherMaker): string[] {
  const life = named === undefined ? null : lifePhrase({ ...named, aboutYears: [] }, named.name);
  return named === undefined || life === null ? [] : [closed(`${nameOf(named.name)} ${life}`)];
}

/** "Mounts by Ada Birch": parts of a thing, which the thing is not. */
const PARTS_BY =
  /^((?:mounts|bronzes|enamels|figures|dies|carvings|panels|fittings|handles|hinges|locks)) by (\p{Lu}[^,;]{2,60})$/iu;

/** A maker with a life: "It was made by Thomas Lowe, who lived from 1820 to 1890." */
function namedSentence(maker: NonNullable<OtherMaker['named']>, isOfArt: boolean): string {
  const [, part, deed, doer] = DEED.exec(maker.name) ?? [];
  const [, trade, tradesman] = TRADE_FIRST.exec(maker.name) ?? [];
  const other = doer === undefined && tradesman === undefined ? otherDeed(maker.name) : null;
  const nation = maker.nationality ?? '';
  const isNation =
    /^\p{L}[\p{L} -]*$/u.test(nation) && startsNation(withOriginsMarked(fromCapitals(nation)), 0);
  const name = nameOf(other?.name ?? doer ?? tradesman ?? maker.name);
  const lived = lifePhrase({ ...maker, aboutYears: [] }, maker.name);
  // Whoever decorated a gun may be called by the nation alone.
  const isNationBehind = isNation && !isOfArt && lived !== null;
  const ofNation = isNationBehind
    ? `${maker.died === null ? 'is' : 'was'} ${fromCapitals(nation)}${/ and /.test(lived) ? ',' : ' and'} `
    : '';
  const who =
    isNation && !isNationBehind ? `the ${fromCapitals(nation)} ${isOfArt ? 'artist ' : ''}${name}` : name;
  const life = lived === null ? null : `${ofNation}${lived}`;
  const [, parts, hand] = PARTS_BY.exec(maker.name) ?? [];
  if (parts !== undefined)
    return closed(`The ${parts.toLowerCase()} are by ${hand ?? ''}${life === null ? '' : `, who ${life}`}`);
  const told =
    deed === undefined && hasRelation(maker.name)
      ? `It is ${byArtist({ artist: maker.name, nationality: isNationBehind ? null : maker.nationality })}`
      : `${other?.lead ?? leadTo(part, deed, trade)} ${who}`;
  // "Woven at the Lowe factory, Arras (1607-1650)": the years are those of a firm.
  const isOfFirm = DONE_AT.test(maker.name) && !OF_A_PERSON.test(maker.name);
  return closed(`${told}${life === null || isOfFirm ? '' : `, who ${life}`}`);
}

/** What a line says that somebody did to the work or made of it, before the name; null of a name alone. */
function otherDeed(printed: string): { readonly lead: string; readonly name: string } | null {
  const [, deed, doer] = OTHER_DEED.exec(printed) ?? [];
  if (deed !== undefined && doer !== undefined) return { lead: `It was ${lowered(deed)}`, name: doer };
  const [, done, doneBy, hand] = PART_DONE_BY.exec(printed) ?? [];
  if (done !== undefined && hand !== undefined)
    return {
      lead: `The ${done.toLowerCase()} ${/(?:[^s]s)$/.test(done) ? 'were' : 'was'} ${doneBy ?? ''}`,
      name: hand,
    };
  const [, where] = DONE_AT.test(printed) ? (/^(\p{L}+ (?:in|at)) /u.exec(printed) ?? []) : [];
  if (where !== undefined) return { lead: `It was ${lowered(where)}`, name: printed.slice(where.length + 1) };
  const [, , helper] = ASSISTED.exec(printed) ?? [];
  if (helper !== undefined) return { lead: 'The maker was assisted by', name: helper };
  const [, follows, model] = PART_AFTER.exec(printed) ?? [];
  if (follows !== undefined && model !== undefined)
    return {
      lead: `The ${follows.toLowerCase()} ${follows.endsWith('s') ? 'are' : 'is'} after`,
      name: model,
    };
  const [, part, maker] = PART_BY.exec(printed) ?? [];
  return part === undefined || maker === undefined
    ? null
    : {
        lead: WHO.test(part.toLowerCase())
          ? `The ${lowered(part)} was`
          : `For ${/^(?:Some|All) /.test(part) ? '' : 'the '}${lowered(part)} the label names`,
        name: maker,
      };
}

/** "Probably designed by Ada Birch" */
const IN_DOUBT = /^(?:Probably|Possibly|Perhaps)$/;

function leadTo(part?: string, deed?: string, trade?: string): string {
  if (deed !== undefined && IN_DOUBT.test(part ?? ''))
    return `It was ${(part ?? '').toLowerCase()} ${deed.toLowerCase()}`;
  if (deed !== undefined)
    return `${part === undefined ? 'It' : `The ${part.toLowerCase()}`} was ${deed.toLowerCase()}`;
  if (trade === undefined) return 'The label also names';
  return `The ${trade === 'Mfr.' ? 'manufacturer' : trade.toLowerCase()} was`;
}

/** "Found at Ur, 1930", "Found at Ur, Iraq, 1930": what stands before the year, which is said with "in". */
export const YEAR_OF_FIND = /^([^,]{1,70}|.{1,70}(,) [^,]{1,40}), (?=\d{4}$)/;

const MONTH_BEHIND = new RegExp(`, (?:${MONTHS})$`);

/** "Found at Whaddon, 1849" -> "It was found at Whaddon in 1849." */
function findSentence(printed: string): string {
  const text = sayText(printed)
    .replace(/^Find-?spot:? /, 'Found at ')
    // "Found in: Athens"
    .replace(/^(Found (?:in|at|near)): /, '$1 ')
    .replace(/^(\p{L}+) (?=\d{4})/u, '$1 in ')
    // "Collected at Birch Bay, April" above a year that another line begins with
    .replace(MONTH_BEHIND, '')
    // "From Lowe, Java, 1886" is where and when at once.
    .replace(/^From \p{Lu}/u.test(printed) ? /$^/u : YEAR_OF_FIND, '$1$2 in ');
  return withYearSaid(
    closed(`It ${/^(?:Said|Reportedly|Probably|From)/i.test(text) ? 'is' : 'was'} ${lowered(text)}`),
  );
}

/** "In collaboration with Ada Birch", "with Ada Birch (texts)", "Software: Ada Birch" */
const TOGETHER = /^in collaboration with (.+)$/i;
const WITH_PART = /^(?:and )?with ([^()]+) \(([^()]+)\)$/i;
const PART_FIRST = /^(Software|Texts?|Music|Sound|Camera): (.+)$/;
/** "With Elias Lowe, Otto Lang, Ada Birch" */
const WITH_SEVERAL = /^with ([^()]+, [^()]+)$/i;

/** Who made the work together with the first maker; null where the label names somebody otherwise. */
function togetherSentence(printed: string): string | null {
  const [, others] = TOGETHER.exec(printed) ?? [];
  if (others !== undefined) return closed(`It was made in collaboration with ${sayText(others)}`);
  const [, several] = WITH_SEVERAL.exec(printed) ?? [];
  if (several !== undefined)
    return closed(`It was made together with ${several.replace(/, (?=[^,]+$)/, ' and ')}`);
  const [, name, part] = WITH_PART.exec(printed) ?? [];
  const [, thing, maker] = PART_FIRST.exec(printed) ?? [];
  const who = name ?? maker;
  const what = part ?? thing?.toLowerCase();
  return who === undefined || what === undefined
    ? null
    : closed(`The label also names ${nameOf(who)}, for the ${what}`);
}

function makerSentence(printed: string): string | null {
  const together = togetherSentence(printed);
  if (together !== null) return together;
  const [, part, deed, doer] = DEED.exec(printed) ?? [];
  if (part === undefined && deed === 'Made by' && doer !== undefined) {
    const who = capitalised(nameOf(doer));
    return `${who}${who.includes(',') ? ',' : ''} made it.`;
  }
  const when = isProducer(printed) ? timeOfMaking(printed) : '';
  if (doer !== undefined) return closed(`${leadTo(part, deed)} ${withTime(nameOf(doer), when)}`);
  const [, trade, tradesman] = TRADE_FIRST.exec(printed) ?? [];
  if (tradesman !== undefined)
    return closed(`${leadTo(undefined, undefined, trade)} ${withTime(nameOf(tradesman), when)}`);
  const other = otherDeed(printed);
  if (other !== null) return closed(`${other.lead} ${nameOf(other.name)}`);
  const [, named, itsTrade] = TRADE_LAST.exec(printed) ?? [];
  return named === undefined ? null : closed(`${leadTo(undefined, undefined, itsTrade)} ${nameOf(named)}`);
}

/** Whether somebody is named as whoever makes a thing by trade: "Produced by Lowe & Co., 1953-1975". */
export const isProducer = (printed: string): boolean =>
  /^(?:Produced by|Manufactured by|Manufacturer|Producer|Mfr\.):? /.test(printed);

/** Whether another than the first maker is said to have executed the thing, so that the first one designed it; a picture is by whoever stands first. */
export const isExecutedByOthers = ({ otherMakers, medium }: LabelFacts): boolean =>
  otherMakers.some(
    ({ text, named }) =>
      named === undefined && /^(?:(?:Execut|Manufactur|Produc)\p{L}*:?|[Mm]ade by) /u.test(text),
  ) && !isOfPicture(medium ?? '');

/** "Designed 1911" beside "Made by Lowe & Co.": the year of a design, on the label of what others made. */
export const isDesignAlone = (
  { date }: Pick<LabelFacts, 'date'>,
  { printed }: { printed: string },
): boolean =>
  /^designed [^,;]{4,20}$/i.test(date ?? '') &&
  /(?:^|\s)(?:Made|Executed|Manufactured|Produced) by \p{Lu}/u.test(printed);

const withTime = (name: string, when: string): string =>
  `${name}${name.includes(',') && when !== '' ? ',' : ''}${when}`;

/** "Produced by Lowe & Co., 1953-1975" -> " from 1953 to 1975"; of a single year nothing, which may be that of the design. */
function timeOfMaking(printed: string): string {
  const [, since, from = '', to] =
    /, ((?:since |from )?)(\d{4})(?:(?: ?[-\u2013] ?| to )(\d{2,4}|present|today))?$/.exec(printed) ?? [];
  if (since === 'since ' || to === 'present' || to === 'today') return ` since ${from}`;
  return to === undefined ? '' : ` from ${from} to ${to.length === 2 ? from.slice(0, 2) : ''}${to}`;
}

/** The name and town, without nationality and years. */
function nameOf(printed: string): string {
  const parts = printed.replace(/ \([^]*$/, '').split(', ');
  const isEnd = (part: string): boolean => /\d/.test(part) || startsOrigin(withOriginsMarked(part), 0);
  const end = parts.findIndex(
    (part, index) =>
      index > 0 &&
      // "Jack Brogan, Venice, California": without its state a town is another.
      !(index > 1 && AMERICAN_STATE.test(part)) &&
      (isEnd(part) || (index > 1 && /^[A-Z]{2}$/.test(part))),
  );
  // "Wiener Werkst\u00E4tte / Alfred Mayer"
  return sayText(parts.slice(0, end < 0 ? undefined : end).join(', ')).replaceAll(
    / ?\/ ?(?=\p{Lu}\p{L})/gu,
    ' and ',
  );
}
