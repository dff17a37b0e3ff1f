import { withOriginsMarked } from './find-origin.ts';
import { DEEDS, DONE_TO_IT } from './maker-words.ts';
import { isBalanced, JOINING } from './balanced.ts';
import { dateSuffix, isDateLine, isDateText } from './dates/date-line.ts';
import { type LabelTokens, plainAt } from './label-tokens.ts';
import { isForeign } from './language/two-languages/english-lines.ts';
import { weighWords } from './language/guess-language.ts';
import { isForeignRemark } from './language/two-languages/foreign-tombstone.ts';
import { FIRM_WORDS, NO_FEAST, ROLES, TRADES } from './maker-words.ts';
import { isInvitation } from './lines/invitations.ts';
import { type Place, tidyPlace } from './lines/printed-part.ts';
import type { SegmentKind } from './search/kinds.ts';
import type { Segment } from './search/search-label.ts';
import { isGivenName } from './vocabulary/given-names.ts';
import { IS_DEED, mediumWordKind, wordsIn } from './vocabulary/materials.ts';
import { OBJECT_WORDS } from './vocabulary/objects.ts';
import { EDITION, startsWithThingOrMaterial } from './vocabulary/things-and-materials.ts';

/** A stretch as it stands: its words as printed, and with the known nations, peoples and countries marked. */
interface Stretch {
  readonly text: string;
  readonly marked: string;
}

/** What no field holds, by a pattern of what is wrong. */
interface Rule {
  /** Cuts off what is no part of the value, where there is only one way; equally long texts before and after the cut fit. */
  readonly mend?: (text: string) => Place;
  readonly isWrong: (stretch: Stretch) => boolean;
}

const CREDIT =
  /^(?:(?:Promised |Partial |Anonymous )?Gifts? (?:of|from|in)|Given (?:by|in)|Beque(?:st of|athed)|Purchased?\b|Presented|Lent by|(?:On )?(?:indefinite |long-term )?[Ll]oan|Acquired|Courtesy|Museum [Pp]urchase|Pres\. by|Don\. |Coll\. by|Donat)/;
const REMARK =
  /^(?:(?:National|Important|Registered) (?:Treasure|Cultural|Art Object)|Treasure$|(?:Not )?[Oo]n view|©|[£$€¥]|Signed (?:and|in|on|lower|upper|with|verso)\b|Inscribed (?:on|in|lower|upper|verso|\d)|Edition (?:of|\d)|From the edition|Obv(?:erse|\.)|Rev(?:erse: |\. (?=[a-z]))|Found (?:at|in|near|by|with)|Find-?spot|Excavat|Discovered (?:at|in|by|near) )/;
const ROLE_ALONE = new RegExp(
  `^(?:${ROLES}|King|Queen|Poet|Novelist|Scientist|Statesman|Actor|Actress|Engineer|Physician|Prime Minister|Naturalist|Soldier|Philosopher|Composer|Politician|Mathematician|Historian|Admiral|Botanist|Playwright|Singer|Writer|Astronomer|Economist|Surgeon|Nurse|Footballer|Missionary|Merchant|Lawyer|Judge|Diarist|Dancer|Athlete|Theologian|Chemist|Physicist|[Nn]atural [Pp]hilosopher|Bookseller|Suffragette|Abolitionist|Explorer|Inventor|Reformer)s?$`,
  'u',
);
const DONE_BY = new RegExp(`^${DONE_TO_IT} \\p{Lu}`, 'u');
const FIRM_AT_END = new RegExp(
  `^${NO_FEAST}.*(?:\\b(?:Company|Co\\.?|Inc\\.?|Ltd\\.?|GmbH|Manufactory|& Sons)|, (?:manufacturer|maker|publisher|printer|designer)s?)$`,
  'u',
);
const FIRM_OR_TRADE = new RegExp(`\\b(?:${FIRM_WORDS}|${TRADES}|Jr|Sr|Master|Painter|School)\\b`, 'i');
/** "1975.12.3", "Inv. 1112", "PG 1063" behind other words; "model no. MT 49" is a part of the name. */
const NUMBER_AT_END =
  /(?:[,;]? \(?(?:[Ii]nv|[Aa]cc)\.? ?(?:[Nn]o\.? ?)?\S{0,12}\d\S{0,20}|[,;]? \(?(?:(?:19|20)\d\d(?:\.\d{1,6}){1,2}|\d{1,4}(?:\.\d{1,6}){2,3})[a-z]?(?:[-\u2013][a-z\d]{1,6})?\)?|(?<! (?:no|nr|model|type|design|pattern)\.?)[,;]? (?:\p{Lu}\p{L}{0,4}\.)?\p{Lu}{2,5}(?: \p{Lu}{2,5})? (?!1[6-9]\d\d$|20[0-2]\d$)\d{2,6})$/u;
/** What begins with a capital behind a title in quotation marks: "'The Whisper of the Muse' Freshwater, Isle of Wight". */
const BEHIND_QUOTED =
  /(?<=^\u2018[^\u2018\u2019]{3,60}\u2019|^'[^']{3,60}'|^\u201C[^\u201C\u201D]{3,60}\u201D|^"[^"]{3,60}") (?=\p{Lu}[^,]*, )[^]*$/u;
/** "1919-714" behind a credit line. */
const YEAR_AND_NUMBER_AT_END = /,? (?:18|19|20)\d\d-\d{1,3}(?:-\d{1,3})?[a-z]?$/;
/** "Courtesy the artist With the support of the Lowe Fund": who else helped, on the line below. */
const SUPPORT_BEHIND = /(?<=\S),? With (?:the )?(?:\p{L}+ )?(?:support|assistance|help) (?:of|from) [^]*$/u;
/** "Gift of the artist's family Collection of the Lowe Museum": the house that a line below the gift names. */
const HOUSE_BEHIND =
  /(?<=^(?:Gift|Bequest|Purchased?|Donation|Donated)\b.{5,90}(?<!\b(?:the|from|of|and|in|for|former|entire|private)))[,.;]? Collection of (?:the )?\p{Lu}[^]*$/u;
const POST_NOMINAL_AT_END =
  /(?:,? (?:P?P?RA|ARA|R\.A\.|P\.R\.A\.|OBE|CBE|MBE|DBE|CH|OM|AM|AO|AC|RSA|R\.S\.A\.|RWS|RHA|HRHA|NEAC|RE|ROI|RBA|FRS|Bt)\b\.?(?: \([Ee]lect\))?){1,4}$/;
/** "Charles I": a coin's ruler, no maker. */
const RULER = /^\p{Lu}\p{L}+ (?:I{1,3}|I?[VX]|[VX]I{1,3}|XI[VX]|X[VX]I{0,3})$/u;
/** "Paris, Musée du Louvre": where a work is, in a caption. */
export const TOWN_AND_HOUSE =
  /^(?:The )?\p{Lu}[\p{L} .-]{2,30}, (?:The )?(?:\p{Lu}[\p{L}.'\u2019-]+ ){0,3}\S{0,12}(?:[Mm]useum|Musées?|Museo|Kunsthalle|Gallery|Galerie|Galleria|Pinacoteca|Library|Institute)(?!\p{L})/u;
/** "Riau-Lingga Archipelago": a place by its own words, which nobody is called. */
const OF_THE_EARTH =
  /\b(?:Archipelago|Islands?|Peninsula|Valley|Province|Prefecture|County|Region|Coast|Mountains?|Basin|Delta|Cemetery|Necropolis|Kingdom|Empire)\b(?! (?:Company|Co\.?|Pottery|Glass|Press|Studios?|Manufactory|Works|School|Workshop))/;
/** A coin's issuer and mint, an epoch, a place of finding. */
const NO_NAME =
  /^(?:Issuer|Ruler|Mint|Obverse|Reverse|Origin|Provenance|Findspot|Culture|Period|Epoch|Época|Epoca|Époque|Zeit|Periodo|Cultura)(?!\p{L})|, original maker(?!\p{L})/iu;
/** "13th century CE 102x81cm." */
const MEASURE_AT_END = / \d[\d.,]{0,8} ?[x\u00D7] ?\d[\d.,x\u00D7 ]{0,20}(?:cm|mm|in)?\.?$/;
/** Letters of a title beyond which a stop behind a word parts sentences. */
const MOST_OF_TITLE = 150;
/** "Untitled (San Francisco) Arroyo Hondo, New Mexico": the place that a line below the title names. */
const PLACE_BEHIND_BRACKET = /(?<=\)) [A-Z][^()]{2,40}, [\uE000-\uE002]+$/;
/** Two makers with their roles run together. */
const TWO_ROLES =
  /, (?:designer|architect|maker|artist)s? (?:and )?\p{Lu}.{0,80}, (?:manufacturer|maker|printer|publisher)/u;
const LIFE_AT_END =
  /,? ?\((?:dates unknown|[^()]{0,40}\d{3}[^()]{0,40})\)$|,? (?:b\. |born |c\. ?|ca\. ?)?\d{4}[-\u2013\d]{0,5}$/;
/** A container, figure or garment that a material line names only where the thing itself was taken for what it is made of. */
const THING =
  /^(?:[^,;]* )?(?:bottle|jar|bowl|vase|figure|mask|cup|pot|jug|basket|necklace|bracelet|ring|coin|stater|statue|bust|dress|robe|shoes|knife|sword|spoon|pipe|drum|chair|table|planter|cloak|shield|amulet|mirror|vessel|ewer|goblet|tankard|teapot|shrine|casket|reliquary|brooch)s?(?: (?:with|from|for) [^,;]*| of .{2,80})?$/i;
const YEAR = /(?<![\d.])(?:1[2-9]\d\d|20[0-2]\d)(?![\d.])/;
const CUT_NAME = /\b(?:Dr|Mr|Mrs|Ms|Miss|Sir|late)\.?(?: (\p{Lu}\p{L}+))?$|(?:^|[ .])\p{Lu}\.$/u;

const whole = (text: string): Place => [0, text.length];

/** Without what a pattern finds at the end. */
function without(text: string, ...patterns: readonly RegExp[]): Place {
  let end = text.length;
  for (const pattern of patterns) {
    const found = pattern.exec(text.slice(0, end));
    if (found && found.index > 0) end = found.index;
  }
  return [0, end];
}

/** A text without a quotation mark or bracket that has no partner, where it stands at either end. */
function withoutHalfPair(text: string): Place {
  if (isBalanced(text)) return whole(text);
  if (isBalanced(text.slice(1)) && /^["\u201C\u201D()[\]]/.test(text)) return [1, text.length];
  if (isBalanced(text.slice(0, -1)) && /["\u201C\u201D()[\]]$/.test(text)) return [0, text.length - 1];
  return whole(text);
}

const endsInJoint = (text: string): boolean => JOINING.test(text.split(' ').at(-1) ?? '');
const startsInside = (text: string): boolean => /^(?:of|and|with|or|in|on|at|to|for|from) /.test(text);
const isTorn = (text: string): boolean =>
  !isBalanced(text) || (endsInJoint(text) && !/ in between$/i.test(text)) || startsInside(text);

/** Whether a stretch names nations, peoples or countries and nothing else. */
const isOriginOnly = (marked: string): boolean =>
  /[\uE000-\uE002]/.test(marked) &&
  !/\p{L}/u.test(
    marked.replaceAll(
      /[\uE000-\uE002]+|\b(?:probably|possibly|or|and|peoples?|culture|Northern|Southern|Eastern|Western)\b/g,
      '',
    ),
  );

const isMisplaced = (text: string): boolean =>
  CREDIT.test(text) || REMARK.test(text) || isForeignRemark(text);

const NAME: Rule = {
  mend: (text) => without(text, LIFE_AT_END, POST_NOMINAL_AT_END),
  isWrong: ({ text, marked }) =>
    isTorn(text) ||
    isMisplaced(text) ||
    /\d(?!\d?th century)| on (?:canvas|paper|panel|board)\b|\b(?:Museum|Collection|Fund|Trust|Bequest|Donation|Deposit)\b|\b(?:dynasty|period)\b/i.test(
      text,
    ) ||
    TWO_ROLES.test(text) ||
    NO_NAME.test(text) ||
    /^[\uE000-\uE002]+,? after /.test(marked) ||
    RULER.test(text) ||
    OF_THE_EARTH.test(text) ||
    (/['\u2019]s /.test(text) && OBJECT_WORDS.has((text.split(' ').at(-1) ?? '').toLowerCase())) ||
    isOriginOnly(marked) ||
    ROLE_ALONE.test(text) ||
    isOfPart(text) ||
    SOMEBODY_SOMEWHERE.test(text) ||
    isPlace(text) ||
    holdsMaterial(text) ||
    /^P?P?RA$/.test(text) ||
    isForeignPhrase(text),
};

/** "Artist in Hawai\u2018i": somebody whom the label does not name. */
const SOMEBODY_SOMEWHERE = /^(?:Artist|Maker|Sculptor|Carver|Weaver|Potter|Painter) (?:in|from) \p{Lu}/u;

/** Deeds behind which "by" and a name say who made a work: "Designed and made by Ada Birch". */
const DEED_BY = new RegExp(
  `^(?:(?:probably|possibly|perhaps|print|frame|case) )?(?:${DEEDS}|worked|quilted|hand-?\\p{Ll}+|invented|composed|signed)(?:(?:, | and |, and | & )\\p{Ll}+)* (?:for [^,]+ |in [^,]+ )?by `,
  'iu',
);
/** A relation to the maker, or the maker alone: "By Ada Birch", "Possibly by Ada Birch", "Photograph by Ada Birch". */
const RELATED_BY =
  /^(?:(?:probably |possibly |perhaps )?by |(?:photograph|print|painting|drawing|design|cartoon|text|poem)s? by |after )/i;
/** "Japanned decoration possibly by Ada Birch", "embroidery designed by Ada Birch": who made a part alone. */
const isOfPart = (maker: string): boolean =>
  / (?:by|attributed to) \p{Lu}/u.test(maker) && !DEED_BY.test(maker) && !RELATED_BY.test(maker);

/** "canvas", "Ada canvas": what pictures are painted on, in small letters, is no part of a name; nor is a material first. */
const holdsMaterial = (text: string): boolean =>
  /(?:^| )(?:canvas|paper|panel|board|cardboard|masonite)(?: |$)/.test(text) ||
  (/^\p{Ll}/u.test(text) && mediumWordKind(wordsIn(text)[0] ?? '') === 'material');

/** "Büste der Königin Nofretete": words of another language that are no name, one of them small; a master may be called by such. */
const isForeignPhrase = (text: string): boolean =>
  isForeign(text) &&
  !isNobleName(text) &&
  weighWords(text.replaceAll(/\p{Lu}\S*/gu, '')).foreign > 0 &&
  !/^(?:Meister|Ma[îi]tre|Maestro|Meester)\b/.test(text);

/** "Gerda af Lowe": a given name, and a name with a small word before it. */
const isNobleName = (text: string): boolean =>
  /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}.-]*){0,3} (?:af|av|zu|zur|zum|ter|ten|do|dos|das) \p{Lu}[\p{L}-]+$/u.test(
    text,
  ) && isGivenName((text.split(' ', 1)[0] ?? '').toLowerCase());

/** "North Petherton, Somerset": a town and its land, with no name of a person, firm or trade among the words. */
const isPlace = (text: string): boolean =>
  /^\p{Lu}[\p{L}' -]+, \p{Lu}\p{L}+$/u.test(text) &&
  // "PUGH, Gwilym": a surname in capitals stands before no land.
  !(/^\p{Lu}{3}[\p{Lu}' -]*, \p{Lu}\p{Ll}/u.test(text) && !/[\uE000-\uE002]/.test(withOriginsMarked(text))) &&
  !FIRM_OR_TRADE.test(text) &&
  !(text.match(/\p{L}+/gu) ?? []).some((word) => isGivenName(word.toLowerCase()));

/** Whether no word of a line is a material, a technique or a thing that works are made of. */
const namesNoMaterial = (text: string): boolean =>
  (text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).every((word) => mediumWordKind(word) !== 'material');

/** "Jersey", "Printed suede": what one wears is made of, by words that are other words too. */
const STUFF = /^(?:[\p{L}-]{3,20} )?(?:jersey|suede)$/iu;

/** "Carved with assistants": how a work was made, which is no title of it. */
export const MADE_WITH_HELP =
  /^\p{Lu}\p{L}{2,9}(?:ed|en|t) with (?:\p{Ll}+ )?(?:assistants?|others|the (?:help|assistance) of)\b/u;

const RULES: Partial<Record<SegmentKind, Rule>> = {
  title: {
    mend: (text) => {
      const [, printed] = without(
        text,
        NUMBER_AT_END,
        BEHIND_QUOTED,
        /, (?:anonymous|unknown|unidentified)$/i,
      );
      const place = PLACE_BEHIND_BRACKET.exec(withOriginsMarked(text.slice(0, printed)));
      const end = place?.index ?? printed;
      const [from, to] = withoutHalfPair(text.slice(0, end));
      return [from, to];
    },
    isWrong: ({ text, marked }) =>
      isTorn(text) ||
      isMisplaced(text) ||
      isInvitation(text) ||
      /^After the Antique$/i.test(text) ||
      MADE_WITH_HELP.test(text) ||
      /^From the (?:series|portfolio|album|suite|project)\b/i.test(text) ||
      isDateLine(text) ||
      /^(?:unidentified|unknown|anonymous)$/i.test(text) ||
      TOWN_AND_HOUSE.test(text) ||
      /\b(?:Collections?|Catalogue|Inventory)\b.{0,20}\b[Nn]os?\.? ?\d/.test(text) ||
      (text.length > MOST_OF_TITLE && /\p{Ll}{3}[.!?] \p{Lu}/u.test(text)) ||
      /.\bReign of\b/i.test(text) ||
      /\. (?:Northern |Southern )?[\uE000-\uE002]/.test(marked) ||
      isOriginOnly(marked) ||
      ROLE_ALONE.test(text) ||
      FIRM_AT_END.test(text) ||
      /, (?:manufacturer|maker|designer|publisher)\b|\b(?:Mfg|Inc|Ltd)\b|\bCo\., /.test(text),
  },
  artist: NAME,
  // "for Lowe & Co." behind a designer, "and Clara Lowe" below a maker
  maker: {
    isWrong: ({ text }) => isTorn(text.replace(/^(?:for|and) (?=\p{Lu})/u, '')) || isMisplaced(text),
  },
  // "Cut by Ada Birch" says who did it.
  original: {
    isWrong: ({ text }) => isTorn(text) || isMisplaced(text) || DONE_BY.test(text),
  },
  date: {
    mend: (text) => {
      const [from, to] = withoutHalfPair(text.replace(MEASURE_AT_END, ''));
      return [from + dateSuffix(text.slice(from, to)), to];
    },
    isWrong: ({ text }) =>
      !isBalanced(text) ||
      !isDateText(text) ||
      /^(?:[Pp]eriod|[Dd]ynasty|[Ee]ra|[Aa]ge)\b(?! [\dIVX])/.test(text),
  },
  medium: {
    mend: (text) =>
      without(
        text,
        NUMBER_AT_END,
        EDITION,
        /(?:[,;]? object|[,;] (?:support|image|sheet|frame|overall)|, [\p{L}-]+ type)$/iu,
        /(?:, (?:printed )?(?:ca?\. )?(?:1[2-9]\d\d|20[0-2]\d)| \((?:ca?\. )?(?:1[2-9]\d\d|20[0-2]\d)\))$/,
      ),
    isWrong: ({ text, marked }) =>
      isTorn(text) ||
      isMisplaced(text) ||
      YEAR.test(text) ||
      THING.test(text) ||
      IS_DEED.test(text) ||
      /^(?:with|its|their|his|her) /i.test(text) ||
      // "Norway's first computer" ranks a thing, and is no stuff.
      /^\p{L}+['\u2019]s (?:first|oldest|earliest|largest|smallest|only|last) \p{L}/u.test(text) ||
      /^(?:\p{L}+ )?(?:printer|designer|manufacturer|maker|weaver|decorator|publisher|engraver)\b/iu.test(
        text,
      ) ||
      (namesNoMaterial(text) && !STUFF.test(text)) ||
      /\b(?:region|province|valley|district|culture|peoples?|dynasty|period)\b/.test(text) ||
      /^(?:object|support|image|sheet|frame|overall|unconfirmed)$/i.test(text) ||
      (!STUFF.test(text) &&
        /[\uE002]/.test(
          marked.replaceAll(
            /(?<!\uE002)\uE002+(?= (?:papers?|ink|clay|proof|marble|wool|linen|cotton|silk|laurel|rosewood|walnut|satinwood|oak|flax|cedar|pine|jade|mahogany|teak|ebony|maple|cherry|chestnut|granite|sandstone|limestone|slate|alabaster)\b)/g,
            '',
          ),
        )),
  },
  credit: {
    mend: (text) => {
      const [, end] = without(text, NUMBER_AT_END, YEAR_AND_NUMBER_AT_END, HOUSE_BEHIND, SUPPORT_BEHIND);
      return withoutHalfPair(text.slice(0, end));
    },
    isWrong: ({ text }) => {
      if (isTorn(text)) return true;
      const cut = CUT_NAME.exec(text);
      if (!cut) return false;
      return cut[1] === undefined || isGivenName(cut[1].toLowerCase());
    },
  },
  origin: {
    isWrong: ({ text }) =>
      isTorn(text) ||
      /^(?:Built|Launched) (?:in|at|on|near) /.test(text) ||
      isMisplaced(text) ||
      isDateLine(text) ||
      startsWithThingOrMaterial(text) ||
      /\d{3}|\bcentury\b|\b[Mm]int\b|\b(?:[Uu]nsigned|[Uu]nknown|[Uu]nidentified)\b|\b(?:active|born|lives|works)$/.test(
        text,
      ),
  },
};

/**
 * Where a stretch stands when it is put right: without what is no part of its field, where there is only one way to cut
 * that off. `null` where it cannot be what it was taken for: such a stretch is not told, however sure the model is.
 */
export function formedPlace(label: LabelTokens, segment: Omit<Segment, 'words'>): Place | null {
  const tidy = tidyPlace(label, segment);
  const rule = RULES[segment.kind];
  if (!tidy || !rule) return tidy;
  const [start, end] = tidy;
  const printed = label.printed.slice(start, end);
  const [from, mended] = rule.mend?.(printed) ?? whole(printed);
  // "AP" in front of "1994.04" is the first part of a number.
  const isBeforeNumber = segment.kind === 'credit' && /^\d/.test(plainAt(label.tokens, segment.to));
  const to = isBeforeNumber ? without(printed.slice(0, mended), /,? \p{Lu}{1,5}$/u)[1] : mended;
  const text = printed.slice(from, to);
  const tail = /[,;:\s]{1,8}$/.exec(text)?.[0].length ?? 0;
  // "Three Kingdoms Period, Late 6th century": which part of a century it is belongs to it.
  const part =
    segment.kind === 'date'
      ? /(?<!\p{L})(?:early|late|mid-?|middle) ?$/iu.exec(label.printed.slice(0, start + from))
      : null;
  const place: Place = [part?.index ?? start + from, start + to - tail];
  const stretch = {
    text: label.printed.slice(...place),
    marked: label.marked.slice(...place),
  };
  return stretch.text === '' || rule.isWrong(stretch) ? null : place;
}
