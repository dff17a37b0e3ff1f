import { isDateLine } from '../../dates/date-line.ts';
import { startsCountry, startsOrigin } from '../../find-origin.ts';
import type { LabelTokens } from '../../label-tokens.ts';
import { mediumWordKind, wordsIn } from '../../vocabulary/materials.ts';
import { isTownName } from '../../vocabulary/town-names.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { OF_A_PLACE } from '../false-fields.ts';
import { endsInThing, type Line, linesOf, textOf } from '../by-form.ts';
import {
  behind,
  ENDS_IN_LIFE,
  type Form,
  hasMaterial,
  inTwo,
  isBelowThing,
  isLikeMaterials,
  whole,
  startsWithGivenName,
} from '../line-forms.ts';

/** The states of India, and those of Australia, which stand behind a place or by themselves. */
export const INDIAN_STATE =
  /(?:^|, )(?:(?:Uttar|Madhya|Andhra|Himachal|Arunachal) Pradesh|Tamil Nadu|Karnataka|Kerala|Rajasthan|Gujarat|Maharashtra|Bihar|Odisha|Orissa|West Bengal|Punjab|Haryana|Kashmir|Assam|Telangana|Jharkhand|Chhattisgarh|Uttarakhand|Manipur|[UM]\.P\.)$/;
export const AUSTRALIAN_STATE =
  /(?:^|, )(?:Northern Territory|Western Australia|South Australia|Queensland|New South Wales|Tasmania)$/;
/** "North-east Arnhem Land region" */
const REGION = /^(?:\p{Lu}[\p{L}-]+ ){1,4}(?:region|district)$/u;

/** Words of lines that name no place of making, though a town ends them. */
const NO_PLACE =
  /\b(?:[Cc]ollections?|Museum|Gallery|Gift|Bequest|Courtesy|Purchased?|Print|Edition|Salon|Series|Library|Fund|Foundation|Estate|Society|University|Co|Company|Inc|Ltd|Press|Verm\u00E4chtnis|Legs|Don)\b/;
/** "Prague, early 17th century", "Milan, c. 1590": a place and one point of time. */
const PLACE_AND_DATE =
  /^(\p{Lu}[\p{L}.' -]{2,25}(?:, \p{Lu}[\p{L}.' -]{2,25})?), (?:(?:c\. ?|ca\.? ?|circa |about |around |dated )?\d{4}(?:[-\u2013/]\d{1,2})?|(?:early |mid-|late |first half of the |second half of the )?\d{1,2}(?:st|nd|rd|th) century)$/u;

/** Whether the line above is a maker's or ends one, and one above that may be the title. */
function isBelowMaker(label: LabelTokens, at: number): boolean {
  const above = linesOf(label)
    .slice(0, at)
    .map((line) => textOf(label, line));
  const last = above.at(-1) ?? '';
  const named = above.slice(0, last.startsWith('(') ? -2 : -1);
  return ENDS_IN_LIFE.test(last) && named.some((line) => !ENDS_IN_LIFE.test(line));
}

/** States and provinces of North America, whole and as letters. */
export const AMERICAN_STATE =
  /(?:^|, )(?:(?:North|South) (?:Carolina|Dakota)|(?:West )?Virginia|New (?:York(?: City)?|Jersey|Mexico|Hampshire|Brunswick|England)|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|Washington|Wisconsin|Wyoming|Ontario|Qu[e\u00E9]bec|Alberta|Manitoba|Saskatchewan|Nova Scotia|British Columbia|Newfoundland|Nunavut|Yukon)$/;
const LEAD_OF_PLACE = /^(?:Probably|Possibly|Vicinity of|Near|Made in) /;

/** A line that names a place and then a date. */
export const placeAndDate = (line: Line, place: string): KnownStretch[] =>
  inTwo(line, place, ['origin', 'date']);

/** "Australia from 1831", "England and Europe 1904-07, 1912-19": where a maker was, below the life. */
const STAY =
  /^\p{Lu}[\p{L} ,]{2,40},? (?:from |until |after |c\. ?)?\d{4}(?:[-\u2013]\d{2,4})?(?:, \d{4}(?:[-\u2013]\d{2,4})?){0,3}$/u;

/** Lines that say where a work was made, for whom they may be taken otherwise. */
export const PLACE_FORMS: readonly Form[] = [
  // "active Osage County, Kansas, United States"
  ({ text, line, at }) =>
    at > 0 && /^[Aa]ctive (?:in |at |near )?\p{Lu}\P{N}{3,60}$/u.test(text) ? [whole('life', line)] : [],
  ({ text, line, at, above }) =>
    at > 0 &&
    (INDIAN_STATE.test(text) || AUSTRALIAN_STATE.test(text) || REGION.test(text)) &&
    /^[^\d:]{3,60}$/.test(text) &&
    !/[,-]$|\b(?:of|the|a|an|in|from|and|at|with|my|his|her|its|their)$/i.test(above)
      ? [whole('origin', line)]
      : [],
  ({ label, text, line, at }) => {
    const [, place] = isBelowMaker(label, at) ? (PLACE_AND_DATE.exec(text) ?? []) : [];
    // "Oil on canvas, 1913" is no place.
    const isPlace = wordsIn(place?.toLowerCase() ?? '').every((word) => mediumWordKind(word) === 'other');
    if (place === undefined || !isPlace || / (?:and|on|of) /.test(place) || endsInThing(place)) return [];
    return placeAndDate(line, place);
  },
  ({ label, text, line, at, above, below }) =>
    at > 1 &&
    /\d{4} ?[-\u2013].{0,30}\d{4}\)?$/.test(above) &&
    STAY.test(text) &&
    startsOrigin(label.marked, label.tokens[line.from]?.start ?? 0) &&
    /\p{L}/u.test(below) &&
    !hasMaterial(below) &&
    !isDateLine(below)
      ? [whole('life', line)]
      : [],
  // "Oil on canvas, Haarlem, 1641", "Bronze, Antwerp, Belgium, about 1610"
  ({ label, text, line, at }) => {
    const parts = text.split(', ');
    const date = parts.pop() ?? '';
    const from = (part: number): number => behind(line.from, parts.slice(0, part).join(', '));
    const end = parts.findIndex(
      (place, part) =>
        part > 0 &&
        (isTownName(place.replace(/\?$/, '')) ||
          AMERICAN_STATE.test(place) ||
          startsOrigin(label.marked, label.tokens[from(part)]?.start ?? 0)),
    );
    return at > 0 && end > 0 && isLikeMaterials(parts.slice(0, end).join(', ')) && isDateLine(date)
      ? [
          { kind: 'medium', from: line.from, to: from(end) },
          ...placeAndDate({ from: from(end), to: line.to }, parts.slice(end).join(', ')),
        ]
      : [];
  },
  // "China, Jingdezhen kilns", "Longquan kilns, Zhejiang province"
  ({ text, line, at }) =>
    at > 0 &&
    /^(?:\p{Lu}\p{Ll}{2,12}, ){0,2}\p{Lu}\p{Ll}{2,14} kilns?(?:, \p{Lu}[\p{L} ]{2,25}){0,2}$/u.test(text)
      ? [whole('origin', line)]
      : [],
  // "Berks County, Pennsylvania, 1838"
  ({ text, line, at }) => {
    const [, place = text] =
      /^(.{4,60}), (?:c\. ?|ca\. ?|about |circa )?\d{4}(?:s|[-\u2013]\d{2,4})?$/.exec(text) ?? [];
    if (at === 0 || /[\d:;]|\b(?:in|at|of|the|by) /i.test(place.replace(LEAD_OF_PLACE, ''))) return [];
    if (!AMERICAN_STATE.test(place) || NO_PLACE.test(place)) return [];
    if (!/,|^(?:North|South|New|Eastern|Western)/.test(place)) return [];
    return place === text ? [whole('origin', line)] : placeAndDate(line, place);
  },
  // "Asante peoples / Ghana"
  ({ label, lines, text, line, at }) => {
    const next = lines[at + 1];
    const isPeople = /^\p{Lu}[\p{L}'\u2019 -]{2,40} (?:peoples?|culture)$/u.test(text);
    return at > 0 &&
      isPeople &&
      next !== undefined &&
      !/\d/.test(textOf(label, next)) &&
      startsOrigin(label.marked, label.tokens[next.from]?.start ?? 0)
      ? [whole('origin', line), whole('origin', next)]
      : [];
  },
  // "Paul Storr, London, 1805" below "Tea urn"
  ({ label, text, line, at }) => {
    const [, name, place = '', date] =
      /^(\p{Lu}[\p{L}.'\u2019-]+(?: (?:\p{Lu}[\p{L}.'\u2019-]*|von|van|de|der|den|di|da)){1,3}), (\p{Lu}[^\d,()]{2,25}),? ((?:c\. ?|about |circa )?\d{4}(?:[-\u2013]\d{2})?|(?:early |mid-|late )?\d{1,2}th century)$/u.exec(
        text,
      ) ?? [];
    if (at !== 1 || name === undefined || date === undefined) return [];
    // "Probably Kashan, Iran, 13th century": a town and its land, which the museum guesses.
    const [, guessed] = /^(?:Probably|Possibly|Perhaps) (.+)$/.exec(name) ?? [];
    const land = label.tokens[behind(line.from, name)]?.start ?? 0;
    if (guessed !== undefined && startsCountry(label.marked, land) && !startsWithGivenName(guessed))
      return placeAndDate(line, `${name}, ${place}`);
    if (!isBelowThing(label) && !startsWithGivenName(name)) return [];
    // "Hermit Islands, Bismarck Archipelago, c. 1890"
    if (OF_A_PLACE.test(name)) return [];
    if (startsOrigin(label.marked, label.tokens[line.from]?.start ?? 0)) return [];
    const [town, when] = [behind(line.from, name), behind(behind(line.from, name), place)];
    return [
      { kind: 'artist', from: line.from, to: town },
      { kind: 'origin', from: town, to: when },
      { kind: 'date', from: when, to: line.to },
    ];
  },
  // "Skidegate, Haida Gwaii, BC"
  ({ text, line, at }) =>
    at > 0 && /^(?:\p{Lu}[\p{L}.' -]{2,30}, ){1,2}(?:BC|AB|SK|MB|ON|QC|NB|NS|NL|YT|NT|NU)$/u.test(text)
      ? [whole('origin', line)]
      : [],
  // "Lytton, BC, before 1920": two capitals are a province or a state.
  ({ text, line, at }) => {
    const [, place] =
      /^(\p{Lu}[\p{L} .'-]{2,30}(?:, \p{Lu}[\p{L} .'-]{2,30})?, \p{Lu}{2}), (?:before |after |c\. ?|ca\. ?|about |around |circa )?\d{4}(?:s|[-\u2013]\d{2,4})?$/u.exec(
        text,
      ) ?? [];
    return at === 0 || place === undefined ? [] : placeAndDate(line, place);
  },
  // "1995 Alhalker, Northern Territory", "1940-41, Adelaide", "c.1922, Paris", "1942, Berowra, / New South Wales"
  ({ label, lines, text, line, at }) => {
    const [, date = '', place] =
      /^((?:c\.? ?|ca\.? ?|circa |about )?\d{4}(?:s|[-\u2013]\d{2,4})?,?) (\p{Lu}[^\d:,]{2,40}(?:, \p{Lu}[^\d:,]{2,30}){0,2},?)$/u.exec(
        text,
      ) ?? [];
    if (at < 2 || place === undefined || !/,/.test(text) || NO_PLACE.test(place) || hasMaterial(place))
      return [];
    const next = lines[at + 1];
    const goesOn =
      place.endsWith(',') && next !== undefined && /^\p{Lu}[^\d:]{2,40}$/u.test(textOf(label, next));
    return inTwo({ from: line.from, to: goesOn ? next.to : line.to }, date, ['date', 'origin']);
  },
  // "Western Iran or Iraq", "Probably Syria or Egypt"
  ({ label, text, line, at }) => {
    const [, lead, land = ''] =
      /^((?:Probably |Possibly )?(?:(?:North|South|East|West)(?:ern)? |Central )?)(\p{Lu}\p{L}+ or (?:(?:[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est)(?:ern)? |[Cc]entral )?\p{Lu}\p{L}+)$/u.exec(
        text,
      ) ?? [];
    const end = label.tokens[line.to - 1]?.end ?? 0;
    const isLands =
      startsCountry(label.marked, end - land.length) &&
      startsCountry(label.marked, end - land.length + land.lastIndexOf(' ') + 1);
    return at === 0 || lead === undefined || !isLands ? [] : [whole('origin', line)];
  },
  // "Moche culture", "North coast of Peru"
  ({ text, line, at, above }) =>
    at > 0 &&
    !/[,-]$/.test(above) &&
    /^\p{Lu}[\p{L}'\u2019 -]{2,30} (?:culture|civili[sz]ation)$|^(?:(?:North|South|East|West)(?:ern)?|Central|Upper|Lower) (?:[Cc]oast|[Hh]ighlands|[Ll]owlands) of \p{Lu}\p{L}+$/u.test(
      text,
    )
      ? [whole('origin', line)]
      : [],
  // "England; silk woven in Spitalfields, London"
  ({ label, text, line, at }) => {
    const [, land, deed] =
      /^([^;]{3,30}); (\p{Ll}+ (?:woven|made|printed|painted|cast) in .{3,60})$/u.exec(text) ?? [];
    const start = label.tokens[line.from]?.start ?? 0;
    return at === 0 || land === undefined || deed === undefined || !startsOrigin(label.marked, start)
      ? []
      : inTwo(line, land, ['origin', 'other']);
  },
  // "Egypt, from Tomb 5, Abu Rawash": where it was dug up is no time
  ({ label, text, line, at }) =>
    at > 0 &&
    /^\p{Lu}[\p{L} ]{2,20}, (?:(?:said to be|reportedly|probably|possibly) )?from (?!.*\d{3})\p{Lu}[^.:;]{2,60}$/u.test(
      text,
    ) &&
    startsCountry(label.marked, label.tokens[line.from]?.start ?? 0)
      ? [whole('origin', line)]
      : [],
  // "Changsha kilns, Hunan province, around 830"
  ({ text, line, at }) => {
    const [, kilns, date] =
      /^(\p{Lu}[\p{L} ]{2,30} kilns?(?:, \p{Lu}[^\d,]{2,40})?)(, (?:c\. ?|about |around )?\d.*)?$/u.exec(
        text,
      ) ?? [];
    if (at === 0 || kilns === undefined) return [];
    const to = behind(line.from, kilns);
    return [
      { kind: 'origin', from: line.from, to },
      ...(date === undefined ? [] : [{ kind: 'date', from: to, to: line.to } as const]),
    ];
  },
];
