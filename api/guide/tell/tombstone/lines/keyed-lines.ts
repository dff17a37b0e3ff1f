import { YEAR_OF_FIND } from '../../../speech/makers.ts';
import { startsOrigin, withOriginsMarked } from '../../../find-origin.ts';
import { fromCapitals } from '../../../capitals.ts';
import { isCoin } from '../../../lines/coins.ts';
import { coinAsSentence } from './coin-as-sentence.ts';
import { JOINING } from '../../../balanced.ts';
import type { LabelFacts, TextSpan } from '../../../facts.ts';
import { BODY_ON_LINE } from './bodies.ts';
import { withArticle } from '../../../speech/with-article.ts';
import { articleFor, capitalised, closed, fullYears, lowered, sayText } from '../../../speech/text.ts';
import { phraseBelow } from './phrase-below.ts';
import { NUMBER_BEHIND } from './line-as-sentence.ts';
import { isSpokenAbove, MEANING } from '../../../lines/nature/named-species.ts';
import { isHabitLine } from '../../../lines/nature/habits.ts';
import { isOfFossil, namesLivingThing } from '../../../lines/nature/species.ts';
import { habitAsSentence } from './habit-as-sentence.ts';
import { useAsSentence } from './use-as-sentence.ts';
import { wordsOnAsSentence } from './words-on-as-sentence.ts';
import { fromLabel, type Statement } from '../../statement.ts';

/** What a line says with a word of the trade before it, and the sentence that this is short for. */
const KEYS: readonly (readonly [line: RegExp, say: (...parts: string[]) => string])[] = [
  [
    /^((?:Worn|Owned|Used|Played|Carried|Ridden|Driven|Danced|Flown|Collected|Commissioned|Photographed) by):? (\p{Lu}.+)$/u,
    (deed = '', who = '') => `It was ${lowered(deed)} ${who}`,
  ],
  [
    /^\(?(National Treasure|Important (?:Cultural Property|Art Object)|Treasure(?= No))(?:,? No\. ?\d{1,4})?\)?$/u,
    (rank = '') => `It is ranked as ${articleFor(rank)} ${rank}`,
  ],
  [
    /^((?:Found|Excavated|Discovered) (?:at|in|near)):? (\p{Lu}.{2,70})$/u,
    (found = '', place = '') => `It was ${lowered(`${found} ${place}`).replace(YEAR_OF_FIND, '$1$2 in ')}`,
  ],
  [/^(?:Inventor|Invented by):? (\p{Lu}.+)$/u, (who = '') => `It was invented by ${who}`],
  [
    /^(?:Maker|Artist|Manufacturer|Photographer): (?:unknown|not known|unrecorded|unidentified|not recorded)$/,
    () => 'Who made it is not known',
  ],
  [
    /^(\p{Lu}[\p{L}.'\u2019-]+ (?:\p{Ll}+ )?\p{Lu}[\p{L}.'\u2019 -]{1,50}?)(?: \([^()]{4,60}\))?, (mounts?|case|movement|dial|enamels?|frame|decoration|painting|carving|stand|setting|inlay|marquetry|panels?|embroidery|hilt|blade)$/u,
    (who = '', part = '') => `The ${part} ${part.endsWith('s') ? 'are' : 'is'} by ${who}`,
  ],
  [/^Obverse and reverse[,:] (\p{L}.{3,80})$/u, (what = '') => `On both sides: ${what}`],
  [
    /^((?:Blown|Cast|Carved|Cut|Ground|Polished|Mould-blown|Free-blown|Gilded|Enamell?ed|Engraved|Forged|Hammered|Turned|Woven|Embroidered)(?:, (?:and )?[\p{Ll}-]+(?:ed|wn|st|ut|nd|en)){1,5})$/u,
    (deeds = '') => `It was ${lowered(deeds).replace(/, (?:and )?(?=[^,]+$)/, ' and ')}`,
  ],
  [
    /^((?:\p{Lu}\p{Ll}+ )?(?:[Mm]eteorite|[Ff]ossil|[Ss]keleton|[Cc]rystal|[Mm]ineral)), (\p{Lu}[\p{L} ,'\u2019-]{3,60})$/u,
    (thing = '', place = '') => `It is ${articleFor(lowered(thing))} ${lowered(thing)} from ${place}`,
  ],
  [
    /^(Discovered|Found|Collected|Excavated|Unearthed): ([^;:]{0,60}?\b\d{4})(,? by \p{Lu}[^;:\d]{2,60})?$/iu,
    (deed = '', when = '', who = '') =>
      `It was ${deed.toLowerCase()} ${/^\d/.test(when) ? 'in ' : ''}${when.replace(YEAR_OF_FIND, 'at $1$2 in ')}${who.replace(/^,/, '')}`,
  ],
  [
    /^Age: ((?:about|around|c\.|over|more than|at least|up to)? ?[\d.,]+ (?:(?:million|billion|thousand) )?years)(?: old)?$/i,
    (age = '') => `It is ${age.replace(/^c\./, 'about')} old`,
  ],
  [
    /^Type of (animal|dinosaur|reptile|fossil|plant|rock|bird|fish): (\p{L}[^:;]{2,60})$/iu,
    (what = '', kind = '') =>
      `The label gives the type of ${what.toLowerCase()} as ${lowered(kind).replace(/ \(([^()]+)\)$/, ', $1')}`,
  ],
  [/^Found: (\p{Lu}[^:;\d]{3,70})$/u, (place = '') => `It was found at ${place}`],
  [/^(?:Weight|Mass): (\d.{1,30})$/i, (weight = '') => `It weighs ${weight}`],
  [
    /^(First|Second|Third) reign \((?:AD )?(\d{3,4}) ?[-\u2013] ?(\d{2,4})\)$/i,
    (nth = '', from = '', to = '') =>
      `It is of the ruler\u2019s ${nth.toLowerCase()} reign, ${fullYears(from, to).join(' to ')}`,
  ],
  [/^Dies(?: cut| engraved)? by:? (\p{Lu}.+)$/u, (who = '') => `The dies were cut by ${who}`],
  [/^Belonged to:? (\p{Lu}.+)$/u, (who = '') => `It belonged to ${who}`],
  [
    /^(?:[Ss]igned|Signature):? (?!and\b|in\b|on\b|upper\b|lower\b|l\.|u\.)(\p{Lu}.+)$/u,
    (who = '') => `It is signed: ${who.replaceAll('; ', ' and ')}`,
  ],
  [
    /^(\p{Lu}\p{Ll}{2,}) name: (\p{Lu}[\p{L}' -]{2,40})$/u,
    (tongue = '', name = '') => `Its ${tongue} name is ${name}`,
  ],
  [
    /^(?:The )?(\p{Lu}[\p{L}'\u2019 -]{2,30}?)( peoples?)?; still (made|used|worn) today$/u,
    (who = '', people, deed = '') =>
      `It is ${people === undefined ? `${who} work` : `work of the ${who}${people}`}, of a kind that is still ${deed} today`,
  ],
  [
    /^(?:Geographical location|Geographic location|Place made|Where made|Origin|Area|Place of origin|Locality|Location|Site|Find-?spot|Place found|Where found): (\p{Lu}[^\d:;]+)$/iu,
    (place = '') => `It comes from ${withArticle(place)}`,
  ],
];

/** "Nee" without its accent, in brackets or not: "(Nee Alice Stewart)" -> ", n\u00E9e Alice Stewart". */
const withMaidenName = (words: string): string =>
  words.replace(/,? \(?n(?:e|\u00E9)e (\p{Lu}[\p{L}' -]+)\)?/iu, ', n\u00E9e $1');

/** Whether what a line says goes on below it, by the words on both sides of its end. */
const isCutOff = (line: string, below: string): boolean =>
  JOINING.test(line.slice(line.lastIndexOf(' ') + 1)) ||
  line.endsWith(',') ||
  /^(?:of|and|in|on|at|near|from|during|before|after|with|for|to|who|which|until) /.test(below);

/** "Coll. by J. and G. Lowe on their second", above "voyage": deeds behind which stands more than a name. */
const BEGINS_KEY =
  /^(?:Worn|Owned|Used|Played|Carried|Ridden|Driven|Danced|Flown|Coll\.|Collected|Commissioned|Photographed|Found|Excavated|Discovered|Dedicated|Erected|Kept|Made|Given|Presented|Belonged) (?:by|at|in|near|to|for) /;

/**
 * The lines of a label that say by a word before them what they are, and that no statement tells: who wore a thing, whose
 * it was, who signed it, what it is called in the language of its makers.
 */
export function keyedStatements(facts: LabelFacts, told: readonly Statement[]): Statement[] {
  const { given, plainLines, title, readings, species, artist, heading } = facts;
  const heard = told.flatMap(({ spans }) => spans);
  let start = 0;
  const lines = given.split('\n');
  const isOfLivingThing =
    species !== null ||
    (artist === null && (lines.some(isHabitLine) || namesLivingThing(title ?? heading[0]?.text ?? '')));
  return lines.flatMap((printed, at) => {
    const from = start;
    start += printed.length + 1;
    // "Collected by Captain Robert / Lowe before 1836" is one phrase.
    const whole =
      plainLines.find((line) => line.start === from && line.end > start) ??
      (BEGINS_KEY.test(printed) ? phraseBelow(facts, from) : null) ??
      undefined;
    const line = whole?.text ?? printed;
    const span: TextSpan = { start: from, end: whole?.end ?? from + printed.trimEnd().length };
    if (heard.some((each) => each.start < span.end && span.start < each.end)) return [];
    if (whole === undefined && isCutOff(printed.trim(), lines[at + 1] ?? '')) return [];
    const words = withMaidenName(sayText(line.trim()).replace(/\.$/, '').replace(NUMBER_BEHIND, '')).replace(
      /^(Collected by .{2,60}), (?=\d{4}$)/,
      '$1 in ',
    );
    if (title !== null && isSpokenAbove(lines[at - 1] ?? '') && MEANING.test(line.trim()))
      return [fromLabel(closed(`The name means ${sayText(line.trim())}`), 'printed', [span])];
    const habit = isOfLivingThing ? habitAsSentence(words, isOfFossil(given)) : null;
    if (habit !== null) return [fromLabel(closed(habit), 'printed', [span])];
    for (const [form, say] of KEYS) {
      const [, ...parts] = form.exec(words) ?? [];
      if (parts.length > 0) return [fromLabel(closed(say(...parts)), 'printed', [span])];
    }
    // "Nero / Brass sestertius": whoever stands above a coin.
    const isAboveCoin = title !== null && isCoin(title) && span.end <= (readings.title?.start ?? 0);
    const ruler = line
      .trim()
      .replaceAll(/\p{Lu}{3,30}(?!\p{L})(?<![IVX]{3})/gu, (name) => capitalised(name.toLowerCase()));
    const isRuler = /^(?!.* [Mm]int$)\p{Lu}[\p{L} ,'\u2019-]{2,50}(?:$| \()/u.test(ruler);
    if (isAboveCoin && isRuler && !startsOrigin(withOriginsMarked(ruler), 0))
      return [
        fromLabel(closed(coinAsSentence(ruler) ?? `The label names ${sayText(ruler)}`), 'printed', [span]),
      ];
    const said = useAsSentence(words) ?? wordsOnAsSentence(words);
    return said === null ? [] : [fromLabel(closed(said), 'printed', [span])];
  });
}

/** What a part of a line says that no other statement does, and the sentence that this is short for. */
const PARTS: readonly (readonly [part: RegExp, say: (...parts: string[]) => string])[] = [
  [
    /(?<=[,\n] ?)(?:aboard|on board) (?:the )?((?:(?:whale)?ship|brig|bar[qk]ue?|schooner|steamer|HMS|SS|USS) (?!.*\b(?:was|is|had|and)\b)\p{Lu}[\p{L}' -]{1,30})(?=, \d{4}|$|\n)/u,
    (ship = '') => `It was made aboard the ${ship}`,
  ],
  [
    /(?<=^|\n)Mint(?: of|:) (\p{Lu}[\p{L} '\u2019-]{2,30}(?:, \p{Lu}[\p{L} ]{2,30})?)(?=$|\n|, )/u,
    (mint = '') => `It was struck at ${mint}`,
  ],
  [
    /(?<=^|\n)(\p{Lu}[\p{L}'\u2019-]{2,20}(?: \p{Lu}[\p{L}'\u2019-]{2,20})?) (?:[Mm]int|MINT)(, \p{Lu}[\p{L} ]{2,30})?(?=$|\n|, )/u,
    (mint = '', town = '') => `It was struck at the ${fromCapitals(mint)} mint${town}`,
  ],
];

/** The body of people or the family that the second line names: "The label names the Birch family". */
function bodyStatement({ given }: Pick<LabelFacts, 'given'>, told: readonly Statement[]): Statement[] {
  const [first = '', second = ''] = given.split('\n', 2);
  const [, body] = BODY_ON_LINE.exec(second.trim()) ?? [];
  if (body === undefined) return [];
  const start = first.length + 1 + second.indexOf(body);
  const span: TextSpan = { start, end: start + body.length };
  const isHeard = told.some(({ spans }) =>
    spans.some((each) => each.start < span.end && span.start < each.end),
  );
  return isHeard
    ? []
    : [fromLabel(closed(`The label names the ${sayText(body.replace(/^The /, ''))}`), 'printed', [span])];
}

/** Where a coin was struck, and which body of people a label names below the thing. */
export function partStatements({ given }: LabelFacts, told: readonly Statement[]): Statement[] {
  const heard = told.flatMap(({ spans }) => spans);
  const parts = PARTS.flatMap(([form, say]) => {
    const found = form.exec(given);
    if (!found) return [];
    const span: TextSpan = { start: found.index, end: found.index + found[0].length };
    const isHeard = heard.some((each) => each.start < span.end && span.start < each.end);
    return isHeard
      ? []
      : [fromLabel(closed(say(...found.slice(1).map((part) => sayText(part ?? '')))), 'printed', [span])];
  });
  return [...parts, ...bodyStatement({ given }, told)];
}
