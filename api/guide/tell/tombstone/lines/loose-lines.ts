import { startsOrigin, withOriginsMarked } from '../../../find-origin.ts';
import { isLand } from '../../../speech/lands-of-peoples.ts';
import { isPlaceLine, spokenPlaceLine } from '../../../speech/place-line.ts';
import { lowered } from '../../../speech/text.ts';

/** What of the label decides what such a line means. */
interface Around {
  readonly isMakerNamed: boolean;
  readonly isPersonNamed: boolean;
  readonly isDated: boolean;
}

/** "About 9,000 years old", "4000 years ago": of a hundred years and more, which no person shown lived. */
const YEARS_OLD =
  /^(?:(about|around|approximately|nearly|almost|over|more than|at least|some|c\.|ca\.) ?)?(\d{1,3}(?:,\d{3})+|\d{3,7})(?:(?: ?[-\u2013] ?| to )(\d{1,3}(?:,\d{3})+|\d{3,7}))? years (old|ago)$/i;
/** A people or an age behind the word for a part of it: "Late Anglo-Saxon". */
const PART_OF_AGE =
  /^(?:Early|Middle|Late|Mid|High|Later|Archaic|Classical|Imperial|Republican|Colonial|Old|Neo) (?=\p{Lu})/u;
/** "Late Woodland", "Middle Formative": a part of an age of the Americas. */
const AGE_OF_AMERICAS =
  /^(?:Initial |Early |Middle |Late |Terminal ){1,2}(?:Archaic|Woodland|Formative|Mississippian|Intermediate|Horizon|Paleo-Indian|Paleoindian|Prehistoric)$/;
/** "Laurentian Archaic": a culture by its land or place and its age. */
const CULTURE_OF_AGE =
  /^(?!Early|Middle|Late|Terminal|Initial|Greek|The )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:Archaic|Woodland|Formative)$/u;
/** "Pala period", "Nasrid dynasty of Granada", "Ayyubid period" at the end of a line. */
const AGE_BEHIND =
  /^(.{3,70}), ((?:\p{Lu}[\p{L}\u2019'-]* ){1,3}(?:[Pp]eriod|[Dd]ynasty|[Ee]ra|[Cc]ulture|[Ss]ultanate|[Cc]aliphate)(?: of (?:the )?(?:al-)?\p{Lu}[\p{L}' -]{2,30})?|Warring States|Spring and Autumn|(?:Three|Sixteen) Kingdoms|(?:Five|Six) Dynasties)$/u;
/** "Ng\u0101ti Porou, Te Whakat\u014Dhea": the iwi of an artist, of which one says by its first word what it is. */
const IWI = /^(?:Ng[\u0101a](?:ti|i)? |Ng[\u0101a](?:puhi|ruahine|rauru)|Te (?:Ati|Arawa|Rarawa|Aup))/u;
const NAME_OF_IWI = /^\p{Lu}[\p{L}'\u2019-]*(?: \p{L}[\p{L}'\u2019-]*){0,4}$/u;
/** "Scale 1:48", "1/20 scale" */
const SCALE = /^(?:[Ss]cale:? ?1 ?[:/] ?(\d{1,5})|1 ?[:/] ?(\d{1,5}) scale)$/;
/** "The oldest dated spoon in the collection": what there is but one of. */
const MOST_OF_ALL =
  /^The (?:only|first|last|(?:second |third )?(?:oldest|earliest|largest|smallest|biggest|longest|tallest|heaviest|finest|best[- ]preserved|most complete)) (?:\p{L}[\p{L}'\u2019-]* ){1,6}(?:(?:in|of) (?:our|its|the|this|any|his|her) |in (?=\p{Lu})|known|ever|to (?:be|have|survive)|that (?:is|was|has|survives))/u;

/** The lands or places of a line, "Syria or northern Iraq" among them, as they are said; null for any other words. */
function places(words: string): string | null {
  if (isPlaceLine(words)) return spokenPlaceLine(words);
  // "South India, Tamil Nadu"
  const parts = words.split(/, | or /).map((part) => part.replace(/^(?:[Pp]robably|[Pp]ossibly) /, ''));
  const without = parts.map((part) => part.replace(/^(?:[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est)(?:ern)? /, ''));
  return without.every((part) => isLand(part) || isPlaceLine(part)) ? words : null;
}

/**
 * Where a line says a work is from and of what age it is: "It comes from Jaunpur in India, and is of the Sharqi period"; null for
 * any other line.
 */
export function placeAndAge(words: string): string | null {
  const [, where = '', age = ''] = AGE_BEHIND.exec(words) ?? [];
  const place = where === '' ? null : places(where);
  return place === null
    ? null
    : `${place}${place.includes(',') ? ',' : ''} and is of the ${age}${/(?:States|Autumn|Kingdoms|Dynasties)$/.test(age) ? ' period' : ''}`;
}

/** The people of an artist, where each part of the line names an iwi. */
function ofIwi(words: string): string | null {
  const parts = words.replace(/ and (?=\p{Lu})/u, ', ').split(', ');
  if (!parts.some((part) => IWI.test(part)) || !parts.every((part) => NAME_OF_IWI.test(part))) return null;
  return parts.length === 1 ? words : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}

/**
 * What a short line without a verb says of the work: how old it is, of what age or people, in which scale, that it is the oldest of
 * its kind; null where its form does not tell.
 */
export function looseLine(words: string, around: Around): string | null {
  const [, about, years, to, behind] = YEARS_OLD.exec(words) ?? [];
  if (years !== undefined) {
    const lead = about === undefined ? '' : `${/^ca?\./i.test(about) ? 'about' : about.toLowerCase()} `;
    const span = `${lead}${years}${to === undefined ? '' : ` to ${to}`} years`;
    return behind?.toLowerCase() === 'old'
      ? `It is ${span} old`
      : around.isDated
        ? null
        : `It dates from ${span} ago`;
  }
  const [, scale, before] = SCALE.exec(words) ?? [];
  const ratio = scale ?? before;
  if (ratio !== undefined) return `Its scale is 1 to ${ratio}`;
  if (MOST_OF_ALL.test(words)) return `It is ${lowered(words)}`;
  const iwi = around.isPersonNamed ? ofIwi(words) : null;
  if (iwi !== null) return `The artist is of ${iwi}`;
  if (around.isMakerNamed) return null;
  const placed = placeAndAge(words);
  if (placed !== null) return `It comes from ${placed}`;
  if (AGE_OF_AMERICAS.test(words))
    return around.isDated
      ? `The label places it in the ${words} period`
      : `It dates from the ${words} period`;
  if (CULTURE_OF_AGE.test(words) && !startsOrigin(withOriginsMarked(words), 0))
    return `It is of the ${words} culture`;
  const people = words.replace(PART_OF_AGE, '');
  return people !== words && /^[\uE000\uE001]+$/u.test(withOriginsMarked(people))
    ? `It is ${words} work`
    : null;
}
