import { DATED_DEEDS, MONTHS } from '../dates/date-words.ts';
import { inOtherCount, inTwoCounts, sayCounted } from '../dates/other-counts.ts';
import { sayUntilToday, untilToday } from '../dates/to-today.ts';
import { seasonInWords } from '../dates/seasons.ts';
import { fullYears, lowered, sayText } from './text.ts';

/** A date as part of a sentence: "It was {verb} {when}." */
export interface SpokenDate {
  /** made, exhibited, published, ... */
  readonly verb: string;
  /** "in 1889", "around 1889", "between 1740 and 1742", "in the early 17th century" */
  readonly when: string;
}

const YEAR = '\\d{1,4}';
const ERA = '(?: ?(?:BCE?|CE|AD|B\\. ?C\\. ?E?\\.?|C\\. ?E\\.|A\\. ?D\\.))';
const VERB = new RegExp(
  `^(?:(first) )?((?:(?:${DATED_DEEDS}) and )?(?:${DATED_DEEDS}))(?: (?:in|by))? `,
  'i',
);
const ABOUT =
  /^(?:c\.? ?|ca\.? ?|circa |about |around |approx(?:\.|imately)? ?)(?=\d|a\.? ?d|the |early|late|mid|first|second)/i;
const POINT = new RegExp(`^(${YEAR})(${ERA})?$`, 'i');
const RANGE = new RegExp(`^(${YEAR})(${ERA})? ?(?:-|to|/) ?(?:c\\.? ?|ca\\.? ?)?(${YEAR})(${ERA})?$`, 'i');
const EITHER = new RegExp(`^(${YEAR}) (or|and) (${YEAR})$`, 'i');
const CENTURIES =
  /^(.{0,60}?\d(?:st|nd|rd|th))(?: century)? ?(?:-|to|\/) ?(.{0,60}?\d(?:st|nd|rd|th)) (century|centuries)(.*)$/i;
/** "1st century BCE-CE 1st century" */
const ERAS = /^(\w+ century BCE?) ?- ?(CE|AD) (\w+ century)$/;
/** "3rd century BC-3rd century AD" */
const CENTURIES_OF_ERAS = /^(\w+ century B\.? ?C\.?(?: ?E\.?)?) ?- ?(\w+ century (?:A\.? ?D\.?|C\.? ?E\.?))$/;
const CENTURY = /^.*(?:century|centuries|millennium)\b[^]*$/i;
const DECADE = /^(?:(?:early|mid|late)[ -])?\d{3,4}s(?: ?(?:-|to|or) ?\d{4}s)?$/i;
const LIMIT = /^(?:(?:shortly|soon|just) )?(?:before|after|by) (?:c\.? ?|ca\.? ?)?\d{1,4}/i;
const DAY = /^(?:\d{1,2} \p{L}+|\p{L}+\.? \d{1,2}) \d{4}$/u;
const MONTH = /^(?:\p{Lu}\p{L}+\.?|spring|summer|autumn|winter|fall)(?: ?[-/] ?\p{Lu}\p{L}+)? \d{4}$/u;
/** "16 iii 1940", "16.III.1940": the month as a Roman numeral. */
const DAY_IN_NUMERALS = /^(\d{1,2})[. ] ?([ivx]{1,4})[. ] ?(\d{4})$/i;
const NUMERALS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** "January-March 1912" */
const MONTHS_BETWEEN = new RegExp(`^(?:${MONTHS}) ?[-\u2013\u2014] ?(?:${MONTHS}) \\d{4}$`);

/** Years between two that a stroke joins, up to which the work was made all that time. */
const MOST_BY_STROKE = 9;
/** "1875/1900": a span that was guessed. */
const ROUND = /^\d{3}[05]\/\d{3}[05]$/;

/** "c. 40,000 years": of a time that long nobody counts from our era. */
const YEARS_AGO = /^(?:c\.|ca\.|about|around) ?(\d{1,3},\d{3}) years(?: ago| old| BP)?$/i;

/** "1914 (enlargement 1966)": when a work was made, and when what stands here was made from it. */
export const MADE_AGAIN =
  /^((?:c\. ?|about )?\d{4}) \((enlargement|enlarged|reduction|cast|recast|remade|reconstructed|restored|printed):? (?:in )?(\d{4})\)$/i;

/** Says a printed date; null when its form is not known, so that it is read out as it stands. */
export function sayDate(printed: string): SpokenDate | null {
  const special = sayOtherCount(printed) ?? sayLasting(printed.trim());
  if (special !== null) return special;
  const [, ago] = YEARS_AGO.exec(printed.trim()) ?? [];
  if (ago !== undefined) return { verb: 'made', when: `around ${ago} years ago` };
  const simple = seasonInWords(printed)
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .trim()
    .replace(/^\[([^[\]]*)\]$/, '$1')
    .replace(DAY_IN_NUMERALS, (whole, day: string, month: string, year: string) => {
      const name = MONTHS.split('|')[NUMERALS.indexOf(month.toLowerCase())];
      return name === undefined ? whole : `${day} ${name} ${year}`;
    })
    .replace(/^(?:Dated|Signed(?: and dated)?,?) (?=\d)/i, 'dated ')
    .replace(
      MADE_AGAIN,
      (_, made: string, deed: string, later: string) =>
        `${made}, ${deed.toLowerCase().replace('enlargement', 'enlarged').replace('reduction', 'reduced')} in ${later}`,
    )
    // "1974 (2002)": the year in brackets is that of another state of the work.
    .replace(/^(\d{4}) \(\d{4}\)$/, '$1')
    // "about 1840-70 (?)"
    .replace(/^(.{2,60}) \(\?\)$/, 'perhaps $1')
    // "undated (before 1917)"
    .replace(/^undated \(((?:before|after|about|c\.) [^()]+)\)$/i, '$1')
    // "Built: 1938"
    .replace(
      /^(built|made|painted|cast|woven|carved|printed|published|composed|erected|issued): ?(?=(?:c\. ?|about )?\d)/i,
      '$1 ',
    )
    // "1951 designed, c. 1953 manufactured"
    .replace(
      /^((?:c\. ?|about )?\d{4}) (designed|modell?ed|conceived), ((?:c\. ?|about )?\d{4}) (manufactured|made|executed|produced|cast)$/i,
      '$2 $1, $4 $3',
    )
    // "19th c., second half"
    .replace(
      /^(\d{1,2}(?:st|nd|rd|th)) (?:c\.|cent\.|century),? ((?:first|second|1st|2nd) half|(?:first|second|third|last|fourth) (?:quarter|third)|beginning|middle|end)$/i,
      '$2 of the $1 century',
    )
    // "Pre-1850"
    .replace(/^pre[- ](?=(?:c\. ?)?\d{4})/i, 'before ');
  const plain = /\p{Ll}/u.test(simple)
    ? simple
    : simple.replaceAll(/(?<=\d|\b)(?!BCE?\b|CE\b|A[DH]\b)(?<!\p{Lu})\p{Lu}{2,}\b|^C(?=\.)/gu, (word) =>
        word.toLowerCase(),
      );
  const parts = /^([^(,]+?)(?: \(([^()]+)\)|, (\p{Ll}.*))?$/u.exec(
    plain
      .replaceAll(';', ',')
      .replaceAll(/(?<=\d(?:st|nd|rd|th)) (?:c\.|[Cc]ent\b\.?|Century)(?=[ -]|$)/g, ' century')
      .replace(/^(.{0,40} century) (B\.?C.{0,9}?) ?- ?(.{0,40} century) \2$/, '$1 - $3 $2')
      .replace(/^(\p{L}+\.? \d{1,2}), (?=\d{4}$)/u, '$1 ')
      .replace(/(?<=\d0)['\u2019](?=s$)/, '')
      .replace(/^(A\.?D\.?) (?=early|mid|late|\d+(?:st|nd|rd|th))(.*)$/, '$2 $1')
      .replace(/^between (\d{3,4}) and (?=\d{3,4}$)/i, '$1-')
      // "AD 1240-41"
      .replace(
        /^((?:dated )?(?:A\.?D\.?|CE) )(\d{3,4})-(\d{1,2})(?= \(|$)/i,
        (_, lead: string, from: string, to: string) => `${lead}${fullYears(from, to).join('-')}`,
      )
      .replace(/, \?(?=\p{Ll})/u, ', perhaps ')
      .replace(/^model (?=(?:c\. ?|ca\. ?|about |around )?\d)/, 'modelled ')
      // "Design: 1924, execution 1930"
      .replace(/^design(?:ed)?:? (?=(?:c\. ?|ca\. ?|about |around )?\d)/i, 'designed ')
      .replace(/(^|, )execut(?:ed|ion):? (?=(?:c\. ?|ca\. ?|about |around )?\d)/i, '$1executed ')
      .replace(/, production:? (?=(?:c\. ?|ca\. ?|about |around )?\d)/i, ', produced ')
      .replace(/^hallmarks for /, 'hallmarked ')
      .replace(/^negative (?=\d|c|about)/i, 'photographed ')
      .replace(/^(.*\d) ca?\.$/, 'c. $1')
      .replace(
        /^((?:conceived|designed|modell?ed) (?:in )?(?:c\. ?|about )?\d{4}) and (?=executed |made |cast )/i,
        '$1, ',
      )
      .replace(/, (?:signed and )?dated$/, '')
      .replace(/^(\d{4})(?: ?-| to) ?(?:ongoing|present|today|now)$/, 'begun $1, and is ongoing'),
  );
  if (!parts?.[1]) return null;
  const hedged = /^\?|^(?:possibly|probably|perhaps|likely) /i.exec(parts[1]);
  const hedge = hedged ? (hedged[0] === '?' ? 'perhaps ' : hedged[0].toLowerCase()) : '';
  const unhedged = parts[1].slice(hedged?.[0].length ?? 0).replace(/\?$/, '');
  const salon = /^Salon of \d{4}$/.test(unhedged);
  const [, year, month] = /^(\d{4})\/(\d{1,2}(?:st|nd|rd|th)) month$/.exec(unhedged) ?? [];
  if (year !== undefined) return { verb: `${hedge}made`, when: `in the ${month ?? ''} month of ${year}` };
  const [, ordinal, of] = /^(\d{1,2}(?:st|nd|rd|th)) month of (\d{4})$/.exec(unhedged) ?? [];
  if (of !== undefined) return { verb: `${hedge}made`, when: `in the ${ordinal ?? ''} month of ${of}` };
  const [, season, from, to] =
    /^(winter|spring|summer|autumn|fall),? (?:of )?(\d{4})(?:[-/](\d{2,4}))?$/i.exec(unhedged) ?? [];
  if (season !== undefined && from !== undefined)
    return {
      verb: `${hedge}made`,
      when: `in the ${season.toLowerCase()} of ${to === undefined ? from : fullYears(from, to).join(' to ')}`,
    };
  const forSeasons = /^(spring|autumn|fall)\/(summer|winter) (\d{4})(?:[-/](\d{1,4}))?$/i.exec(unhedged);
  if (forSeasons) {
    const [, first = '', second = '', begin = '', end] = forSeasons;
    const years = end === undefined ? begin : fullYears(begin, end).join(' to ');
    return { verb: `${hedge}made`, when: `for ${first.toLowerCase()} and ${second.toLowerCase()} ${years}` };
  }
  if (salon) return { verb: 'shown', when: `at the ${unhedged}` };
  // A work thought of in one year and made in another, long after.
  const [, early, late] = /^(\d{4})\/(\d{4})$/.exec(unhedged) ?? [];
  if (early !== undefined && Number(late) - Number(early) > MOST_BY_STROKE && !ROUND.test(unhedged))
    return { verb: `${hedge}dated`, when: `${early} and ${late ?? ''}` };
  const verb = VERB.exec(unhedged);
  const point = sayPoint(unhedged.slice(verb?.[0].length ?? 0).replace(/^from /, ''));
  // "It was dated 1589"
  const when = verb?.[2] === 'dated' ? (point?.replace(/^in (?=\d)/, '') ?? null) : point;
  if (when === null) return null;
  const later = (parts[2] ?? parts[3] ?? '')
    .split(', ')
    .filter((part) => part !== '')
    .map(sayLater);
  // "Ada Birch made it in 1932, this one executed around 1950"
  const [first = ''] = later;
  if (verb === null && later.length === 1 && /^(?:executed|fabricated|manufactured) /.test(first))
    later[0] = `this one ${first}`;
  const joint =
    later.length === 1 &&
    /^(?:probably |perhaps )?\p{L}*(?:ed|cast|made|built|woven) (?:in|by|around|about|before|after|between) /u.test(
      later[0] ?? '',
    );
  const spokenVerb = verb ? `${verb[1] ? 'first ' : ''}${(verb[2] ?? '').toLowerCase()}` : 'made';
  return { verb: `${hedge}${spokenVerb}`, when: [when, ...later].join(joint ? ' and ' : ', ') };
}

/** "AH 707 (1307)": a date in another count of years than that of the Common Era. */
function sayOtherCount(printed: string): SpokenDate | null {
  const counted = inTwoCounts(printed);
  if (counted !== null) return { verb: counted.isDated ? 'dated' : 'made', when: sayCounted(counted) };
  const when = inOtherCount(printed);
  return when === null ? null : { verb: 'made', when };
}

/** "1890s to today": a date that goes on until now. */
function sayLasting(printed: string): SpokenDate | null {
  const lasting = untilToday(printed);
  const from = lasting === null ? null : sayDate(lasting.from);
  const when = lasting === null || from?.verb !== 'made' ? null : sayUntilToday(lasting, from.when);
  return when === null ? null : { verb: 'made', when };
}

/** "printed 1980" -> "printed in 1980" */
function sayLater(printed: string): string {
  const part = printed
    .replace(/(?<=\p{L} )(?:about|around) (?=\d)/u, 'c. ')
    .replace(/^print (?=c|\d)/, 'printed ')
    .replace(/^(?=(?:(?:posthumous |later )?(?:cast|version)|replica) (?:c\. ?)?\d)/, 'this ');
  const hijri = /^AH (\d[\d-]*)$/.exec(part)?.[1];
  if (hijri !== undefined) return `the year ${hijri.replace('-', ' to ')} of the Islamic calendar`;
  const doubtful = /^(\p{L}+) probably (\d.*)$/u.exec(part);
  if (doubtful) return `probably ${sayLater(`${doubtful[1] ?? ''} ${doubtful[2] ?? ''}`)}`;
  const match = /^(.*\p{L}) ((?:c\. ?|ca\. ?)?\d{4}(?:s|-\d{1,4})?(?: or later)?)$/u.exec(part);
  if (match && /\b(?:by|before|after|in|of|from)$/.test(match[1] ?? '')) return sayText(part);
  return match ? `${match[1] ?? ''} ${sayPoint(match[2] ?? '') ?? match[2] ?? ''}` : sayText(part);
}

function sayPoint(text: string): string | null {
  const [, start, open] = /^(.*\d(?:s| century)?)( or (?:later|earlier))$/.exec(text) ?? [];
  if (start !== undefined) {
    const said = sayPoint(start);
    return said === null ? null : `${said}${open ?? ''}`;
  }
  const about = ABOUT.exec(text);
  const point = text.slice(about?.[0].length ?? 0).replace(/- ?(A\.? ?D\.?) ?(\d+)$/, '-$2 $1');
  const lead = about ? 'around' : null;
  const across = /^(?:(\p{L}+) )?(\d{3,4})\/(\d{1,2})( B.*)?$/u.exec(point);
  if (across && (across[1] ?? across[4]) !== undefined) {
    const [, season, from = '', next = '', era = ''] = across;
    const years = fullYears(from, next).join(era === '' ? ' to ' : ' or ') + era;
    return season === undefined ? `${lead ?? 'in'} ${years}` : `in the ${season} of ${years}`;
  }
  // "1480/1": a year counted otherwise, or one of two; later labels mean both.
  const [, one = '', next = ''] = /^(1[0-6]\d{2})\/(\d{1,2})$/.exec(point) ?? [];
  if (one !== '' && Number(fullYears(one, next)[1]) === Number(one) + 1)
    return `${lead ?? 'in'} ${fullYears(one, next).join(' or ')}`;
  const range = RANGE.exec(point);
  if (range) {
    const [first, second] = /b/i.test(`${range[2] ?? ''}${range[4] ?? ''}`)
      ? [range[1] ?? '', range[3] ?? '']
      : fullYears(range[1] ?? '', range[3] ?? '');
    const [from, to] = [first + (range[2] ?? ''), second + (range[4] ?? '')];
    // "403-402 B.C.": a year of old Athens began in the midst of one of ours.
    const isOneYear = /b/i.test(range[4] ?? '') && Number(first) - Number(second) === 1;
    if (isOneYear) return `${lead ?? 'in'} ${first} or ${to}`;
    return lead ? `around ${from} to ${to}` : `between ${from} and ${to}`;
  }
  const early = /^(A\.? ?D\.?) ?(\d+)(?:-(?:A\.? ?D\.? ?)?(\d+))?$/.exec(point);
  if (early) {
    const [, era = '', from = '', to] = early;
    return to === undefined
      ? `${lead ?? 'in'} ${era} ${from}`
      : lead
        ? `around ${era} ${from} to ${to}`
        : `between ${era} ${from} and ${to}`;
  }
  if (POINT.test(point)) return `${lead ?? 'in'} ${point}`;
  const [, part, ofYear] = /^(early|late) (?:in )?(\d{4})$/i.exec(point) ?? [];
  if (part !== undefined && lead === null) return `${part.toLowerCase()} in ${ofYear ?? ''}`;
  const either = EITHER.exec(point);
  if (either) return `${lead ?? 'in'} ${either[1] ?? ''} ${either[2] ?? ''} ${either[3] ?? ''}`;
  const eras = ERAS.exec(point);
  if (eras) return `between the ${eras[1] ?? ''} and the ${eras[3] ?? ''} ${eras[2] ?? ''}`;
  const ofEras = CENTURIES_OF_ERAS.exec(point);
  if (ofEras) return `between the ${ofEras[1] ?? ''} and the ${ofEras[2] ?? ''}`;
  const centuries = CENTURIES.exec(point);
  if (centuries) {
    const [before, joint] = lead
      ? ['around', 'to']
      : areNeighbours(centuries)
        ? [inOrAt(centuries[1] ?? ''), 'or']
        : ['between', 'and'];
    return `${before} the ${ofThe(lowerFirst(centuries[1] ?? ''))} ${joint} the ${ofThe(centuries[2] ?? '')} century${centuries[4] ?? ''}`;
  }
  if (CENTURY.test(point) || DECADE.test(point))
    return `${lead ?? inOrAt(point)} the ${ofThe(
      lowerFirst(point)
        .replace(/^the /, '')
        .replace(/(?<=period|era|dynasty),? [-\u2013\u2014] /, ', '),
    )}`;
  if (lead) return null;
  if (LIMIT.test(point)) return lowerFirst(point).replace(/ ca?\.? ?(?=\d)/, ' about ');
  if (DAY.test(point)) return `on ${point.replace(/(?<= \d\d?) (?=\d{4})/, ', ')}`;
  if (MONTHS_BETWEEN.test(point)) return `from ${point.replace(/ ?[-\u2013\u2014] ?/, ' to ')}`;
  return MONTH.test(point)
    ? `in ${point.replace(/ ?[-/] ?/, ' and ').replaceAll(/Spring|Summer|Autumn|Winter|Fall/g, lowered)}`
    : null;
}

/** "at the end of the 12th century", but "in the late 12th century" */
const inOrAt = (century: string): string =>
  /^(?:the )?(?:(?:very )?(?:beginning|end)|turn) of /i.test(century) ? 'at' : 'in';

/** Words for the end of a century, and for its beginning. */
const AT_END = /\b(?:late|end|last|second half|later)\b/i;
const AT_START = /\b(?:early|beginning|first|start)\b/i;

/**
 * Whether of two centuries the second follows the first, or is the same, and nothing of either lies between them: it
 * does between the late 19th and the mid-20th.
 */
function areNeighbours([, first = '', second = '']: RegExpExecArray): boolean {
  const [a = 0, b = 0] = [first, second].map((each) => Number(/\d+/.exec(each)?.[0] ?? Number.NaN));
  const isPart = (each: string): boolean => !/^(?:the )?\d/i.test(each);
  if (
    Math.abs(b - a) === 1 &&
    ((isPart(first) && !AT_END.test(first)) || (isPart(second) && !AT_START.test(second)))
  )
    return false;
  return Math.abs(b - a) <= 1 && !(a === b && AT_START.test(first) && AT_END.test(second));
}

/** "second half 9th" */
function ofThe(part: string): string {
  return part
    .replace(/\b(half|quarter|third) (?:of )?(?=\d)/, '$1 of the ')
    .replace(/\b(beginning|middle|end|turn) of (?=\d)/i, '$1 of the ');
}

function lowerFirst(text: string): string {
  return /^(?:Beginning|Middle|End|Turn|Early|Late|Mid|First|Second|Third|Last|Before|After|By|Shortly|Soon|Just)\b/.test(
    text,
  )
    ? lowered(text)
    : text;
}
