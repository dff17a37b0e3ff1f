import { isSad } from '../grim.ts';
import { countWords } from '../../speech/text.ts';
import type { Statement } from '../statement.ts';

/** What makes a sentence worth hearing, and what is better left to the eye; each sign counts once. */
const SIGNS: readonly (readonly [worth: number, sign: RegExp])[] = [
  // Somebody.
  [1, /\b(?:he|she|his|her|him|I|my|we|you|your)\b/i],
  [
    1,
    /\b(?:wi(?:fe|ves)|husband|mother|father|parents?|sons?|daughters?|child(?:ren)?|brothers?|sisters?|family|friends?|lovers?|king|queen|emperor|widow|servants?|enslaved|slaves?|soldiers?|sailors?|workers?|farmers?|wom[ae]n|m[ae]n|girls?|boys?|neighbou?rs?|priests?|nuns?|monks?|pilgrims?|dancers?|prisoners?)\b/i,
  ],
  // Something that turns out otherwise than one would think, and why.
  [
    1.5,
    /\b(?:but|yet|although|though|despite|instead|rather than|unlike|except|never|nobody|no one|even|only|once|until|surpris\w+|unusual\w*|unexpected\w*|strange\w*|secret\w*|mystery|unknown to)\b/i,
  ],
  [1, /\b(?:because|so that|in order to|to make sure|in case|as a result|which is why|reason)\b/i],
  // Something that happened, or was done with it.
  [
    1.5,
    /\b(?:died|dies|killed|murder\w*|drown\w*|stole|stolen|burn(?:ed|t|ing)|fire|buried|hidden|hid|lost|found|discovered|fled|escaped|refused|banned|forbidden|destroyed|survived|married|wedding|funeral|birth|born|war|battle|fought|prison|poison\w*|love[ds]?|feared?|dream\w*|ghosts?|devils?|demons?|monsters?|spirits?|gods?|goddess(?:es)?|magic\w*|curse\w*|luck\w*|heal\w*|protect\w*|promise\w*|laugh\w*|wept|tears|jok\w+|game|play(?:ed|ing|s)?)\b/i,
  ],
  [
    1,
    /\b(?:used (?:to|for|by|as|in)|wor[en]|wear(?:s|ing)?|carried|carries|drank|drinks?|ate|eat(?:en|ing)?|cook\w*|smok\w+|slept|sleep\w*|sat|sits|danced?|sang|sung|poured|kissed|touched|held|hold(?:s|ing)?|sold|bought|paid|cost|gave|sent|wrote|says?|said|told|called)\b/i,
  ],
  [1, /["\u201C]/],
  // Something to be looked at.
  [
    0.7,
    /\b(?:look(?:s|ing)?|notice|see(?:n|s)?|visible|reveal\w*|left|right|behind|above|below|beneath|foreground|background|corner|edge|face|eyes|hands?|hair|skin|shadow|light|smil\w+|holding|wearing)\b/i,
  ],
  [0.4, /\b\d{2,}\b|\b(?:thousand|hundred|million|dozen)s?\b/i],
  // What belongs to the trade.
  [
    -1.2,
    /\b(?:compar(?:e|es|able|ison)|similar|parallels?|recurs?|resembl\w+|attribut\w+|scholars?|style of|stylistic\w*|typical\w*|characteristic\w*|conventions?|influence[ds]?|tradition of|examples?|dat(?:ed|able|ing) (?:to|from|by)|datable)\b/i,
  ],
  [
    -1.2,
    /\b(?:collections?|museums?|galler(?:y|ies)|exhibit\w*|exhibition|inventory|provenance|published|catalogue|acquired|purchased|donat\w+|inv\.|cat\.|fig\.|plate \d|see also)\b/i,
  ],
  [
    -1,
    /\b(?:explores?|addresses|examines|investigates|interrogates|references|practice|oeuvre|juxtapos\w+|notions? of|themes? of|aesthetics?|composition|formal|discourse|narratives?|contexts?|identity|evok\w+|reflects?|represents?|exemplif\w+|embod\w+|demonstrat\w+|emphasi[sz]\w+|features?|consist\w*)\b/i,
  ],
  [-1.5, /[:;,]$|\b(?:i\.e\.|e\.g\.|cf\.)|\(.*\(|\[/],
];

/** Words up to which a sentence is easily heard; each further one takes a little away. */
const EASY = 22;
const WORTH_OF_A_WORD = 0.06;

/** How much a sentence of a label's own text is worth hearing; about -3 to 6. */
function worthOf(text: string): number {
  const signs = SIGNS.reduce((sum, [worth, sign]) => sum + (sign.test(text) ? worth : 0), 0);
  return signs - Math.max(0, countWords(text) - EASY) * WORTH_OF_A_WORD;
}

/** Words that speak of what was said just before. */
const LEANS =
  /^(?:["\u201C(]?)(?:He|She|It|They|His|Her|Hers|Its|Their|This|That|These|Those|Such|Both|Each|Another|Others?|Here|There|Then|Thus|However|But|And|Yet|So|Or|Nor|Also|Moreover|Furthermore|Indeed|Instead|Later|Afterwards?|Meanwhile|Similarly|Likewise|Nevertheless|Therefore|Still|Today|Now|Eventually|Finally|Unlike (?:him|her|it|them)|Only|For other|One of (?:them|these)|Some of (?:them|these)|In (?:this|that|it|them|these|those)|At (?:this|that)|From (?:this|that|here)|With (?:this|that|these)|By (?:this|that)|As such|The (?:former|latter|other|same|two|three|first|second|third|last|next|result|rest))\b/;
/** Words within a sentence that do so: "both works", "the two", and a pronoun before anybody or anything is named. */
const LEANS_WITHIN =
  /\b(?:[Bb]oth|[Tt]he two|[Tt]hese two) \p{Ll}+s\b(?! of)|^[^\p{L}\u2019']*[\p{L}\u2019']+(?:[^\p{L}\u2019']+[\p{L}\u2019']+){0,2}? (?:this|these|that|those|such) (?!work|painting|picture|portrait|print|drawing|photograph|sculpture|object|piece|image)\p{Ll}{3,}|^[^\p{L}\u2019']*[\p{L}\u2019']+(?:[^\p{L}\u2019']+[\p{L}\u2019']+){0,3}? (?:he|she|they|him|her|them|his|hers|their|it|its)\b|\p{Ll} there(?=[.,;!?]| (?:or|and|in|on|by|for|as|until|from|since|when)\b)/u;
/** A name, or somebody by trade or kin, before the pronoun: "Knight and his wife", "A potter’s wife hid her letters". */
const NAMES_FIRST =
  /^(?!In |At |From |By |With |Like |For |On |After |Before )(?:\p{Lu}\p{L}+(?:\u2019s)?|(?:An?|The|One|Many|Some|Most|Every) (?:\p{Ll}+(?:\u2019s)? )?(?:\p{Ll}+(?:ers?|ors?|ists?|ians?|m[ae]n|kings?|queens?)|wi(?:fe|ves)|husband|people|child(?:ren)?|family|families)) (?:\p{Ll}+ ){0,3}(?:his|her|their|he|she|its)\b/u;

/** Words that speak of what the label stands beside, which needs no sentence before. */
const OF_THE_WORK =
  /^This (?:\p{Ll}+ ){0,3}(?:work|painting|picture|portrait|print|drawing|photograph|sculpture|object|piece|image|vessel|bowl|vase|jar|cup|dish|plate|figure|mask|mirror|chair|table|desk|cabinet|chest|textile|cloth|robe|dress|garment|coat|quilt|rug|carpet|basket|box|coin|medal|sword|armou?r|helmet|instrument|clock|watch|microscope|telescope|lamp|relief|statue|bust|head|altarpiece|panel|page|leaf|manuscript|book|map|poster|film|video|installation|tapestry|necklace|pendant|ring|brooch|drum|stool|staff|shield|scroll|screen|tile|ewer|jug|bottle|teapot|tureen)\b/u;

/** "As a vicar in Northampton he": what stands before whoever a sentence is about. */
const OPENS_WITH_PHRASE =
  /^(?:As|In|At|On|From|By|With|For|During|After|Before|Until|Since|While|When|Once|Born|[A-Z]\p{Ll}+(?:ed|ing)) (?<phrase>[^.:;()\u201C"]{3,100}?)\b(?:he|she)\b/u;
/** A name that is no place behind "in", and somebody by trade or kin. */
const SOMEBODY =
  /(?<!\b(?:in|at|from|to|near|of|for|the|and|around|outside) )(?<!,)(?<= )\p{Lu}\p{Ll}+|\b(?:the|\p{L}{1,20}['\u2019]s?) (?:\p{Ll}+ )?(?!winter|summer|water|letter|paper|corner|order|other|door|floor|harbou?r)(?:\p{Ll}{2,}(?:ers?|ors?|ists?|ians?|man|woman|king|queen)|wife|husband|bride|widow|girl|boy|son|daughter|child)\b/u;

/** Whether a sentence says "he" or "she" behind its first phrase, in which nobody is named. */
function namesNobodyFirst(text: string): boolean {
  const phrase = OPENS_WITH_PHRASE.exec(text)?.groups?.['phrase'];
  // "As a vicar" and "Trained as a painter" say what somebody was, and not who.
  return phrase !== undefined && !SOMEBODY.test(` ${phrase}`);
}

/** Whether a sentence is understood without the one before it. */
export const standsAlone = (text: string): boolean =>
  OF_THE_WORK.test(text) ||
  (!LEANS.test(text) && (!LEANS_WITHIN.test(text) || NAMES_FIRST.test(text)) && !namesNobodyFirst(text));

/** Sentences of a text among which every choice is looked at. */
const MOST_LOOKED_AT = 12;
/** What a sentence that is left out between two others costs, and what the text's own first one is worth beside its words. */
const GAP = 0.3;
/** The same in a text of something sad, where who did what to whom must not be lost. */
const GAP_OF_SAD = 2;
const FIRST = 0.7;
/** What every further sentence costs, so that three good ones are more than five fair ones. */
const EACH = 0.5;

/** Of each sentence whether a quotation goes on in it that was opened before. */
function insideQuotation(said: readonly Statement[]): boolean[] {
  let open = 0;
  return said.map(({ text }) => {
    const isInside = open > 0;
    const count = (mark: RegExp): number => text.match(mark)?.length ?? 0;
    const straight = count(/"/g) % 2;
    open = Math.max(0, open + count(/\u201C/g) - count(/\u201D/g));
    if (straight === 1) open = open > 0 ? open - 1 : open + 1;
    return isInside;
  });
}

/**
 * The sentences of a label's own text that are most worth hearing, in their order and within some words; none that speaks
 * of one that was left out. The whole text where it is short.
 *
 * @param whole Words up to which all is told.
 * @param most Words that are told of a longer text.
 * @param more What a sentence is worth beside its words.
 */
export function mostWorth(
  prose: readonly Statement[],
  { whole, most }: { whole: number; most: number },
  more: (statement: Statement) => number = () => 0,
): Statement[] {
  const words = prose.map(({ text }) => countWords(text));
  if (words.reduce((sum, each) => sum + each, 0) <= whole) return [...prose];
  const seen = prose.slice(0, MOST_LOOKED_AT);
  const worth = seen.map((each, at) => worthOf(each.text) + more(each) - EACH + (at === 0 ? FIRST : 0));
  const gap = seen.some(({ text }) => isSad(text)) ? GAP_OF_SAD : GAP;
  const quoted = insideQuotation(seen);
  const leans = seen.map(({ text }, at) => at > 0 && (quoted[at] === true || !standsAlone(text)));
  let best: { choice: number; worth: number } = { choice: 1, worth: Number.NEGATIVE_INFINITY };
  for (let choice = 1; choice < 1 << seen.length; choice += 1) {
    let [sum, length, last, isWhole] = [0, 0, -1, true];
    for (let at = 0; at < seen.length && isWhole; at += 1) {
      if (((choice >> at) & 1) === 0) {
        // A quotation is told to its end.
        isWhole = !(quoted[at] === true && last === at - 1);
        continue;
      }
      isWhole = leans[at] !== true || last === at - 1;
      sum += (worth[at] ?? 0) - (last >= 0 && last < at - 1 ? gap : 0);
      length += words[at] ?? 0;
      last = at;
    }
    // A first sentence that is longer than all that may be told is told alone.
    const fits = length <= most || choice === 1;
    if (isWhole && fits && sum > best.worth) best = { choice, worth: sum };
  }
  return seen.filter((_, at) => ((best.choice >> at) & 1) === 1);
}
