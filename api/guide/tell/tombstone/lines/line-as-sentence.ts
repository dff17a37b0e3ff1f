import { peopleFirst } from '../../../speech/people-first.ts';
import { withArticle } from '../../../speech/with-article.ts';
import { coinAsSentence } from './coin-as-sentence.ts';
import { isDateLine } from '../../../dates/date-line.ts';
import { startsCountry, startsOrigin, withOriginsMarked } from '../../../find-origin.ts';
import { sayFind } from '../../../lines/finds.ts';
import { isLand } from '../../../speech/lands-of-peoples.ts';
import {
  CRAFT_WORDS,
  FIRM_WORDS,
  ROLES,
  TRADES_SMALL,
  UNNAMED_MAKERS,
  withTradeSmall,
  NO_FEAST,
} from '../../../maker-words.ts';
import { isKnownArtist } from '../../../notes/known-artists.ts';
import { sayDate } from '../../../speech/date.ts';
import { mediumPhrase, sayMedium } from '../../../speech/medium/medium.ts';
import { mayBeSomebodysTown, isPlaceLine, spokenPlaceLine, whereMade } from '../../../speech/place-line.ts';
import { withArticleOfOne } from '../../../speech/artist.ts';
import { articleFor, lowered, sayText } from '../../../speech/text.ts';
import { isGivenName } from '../../../vocabulary/given-names.ts';
import { mediumWordKind } from '../../../vocabulary/materials.ts';
import { OBJECT_WORDS } from '../../../vocabulary/objects.ts';
import { dateOfAge } from '../read-date.ts';
import { dateOnLine, placeAndYear } from './dates-on-lines.ts';
import { bornAndWorks } from './born-and-works.ts';
import { withHome } from './home-behind-deed.ts';
import { placeAndAge } from './loose-lines.ts';
import { sayParts } from './parts-of-things.ts';

/** What was done to a work, before by whom, for whom, of what or where: "Made for the goldsmiths' guild", "Probably worn at court". */
const DONE =
  /^(?:(?:Probably|Possibly|Perhaps|Reportedly|Reputedly|Originally|Traditionally|Formerly|Once|Previously|Later|First|Last) (?=\p{Ll}))?(?:(?:\p{L}{2,9}ed|made|built|written|woven|cut)(?:, \p{Ll}{3,10})?,? and )?(?:made|owned|minted|designed|built|woven|cast|cut|blown|forged|printed|published|painted|carved|worked|worn|used|found|excavated|commissioned|collected|decorated|engraved|modell?ed|copied|illuminated|composed|photographed|drawn|etched|tooled|gilded|manufactured|assembled|written|illustrated|mounted|struck|inlaid|restored|rebuilt|reduced(?: in size)?|enlarged|altered|repaired|adapted|reworked|finished|completed|converted|transformed|remodell?ed|retailed|supplied|sold|recovered|exhibited|produced|sewn|embroidered|performed|installed|carried|played|recorded|issued|kept|buried|set up|erected|raised) (?:by|for|to|in|at|with|from|near|on|under|as|around|about|circa|before|after|during|of)\b/iu;
/** "Commissioned by Clara Lowe, 1858 37.1940.97": the inventory number behind it. */
export const NUMBER_BEHIND = /[,;.]? (?:\p{Lu}\p{L}{0,2})?\d{1,4}(?:\.\d{1,4}){1,3}(?:[-\u2013]\d{1,3})?$/u;
const STATED = /^(?:[Aa]ttributed to|Signed|Inscribed|Dated|Stamped|Marked|Lettered|Numbered) /;
const ROLE = new RegExp(`^((?:${ROLES})(?: and (?:${TRADES_SMALL}))?): (\\p{Lu}.+)$`, 'u');
const PART_OF =
  /^(?:Illustrated |Illuminated |Double |Detached )?(?:[Ff]olio|[Ll]eaf|[Pp]age|Panel|Fragment|Part|Illustration|Detail|Scene|Sheet|Plate|Section|Model|Cast|Copy|Replica) (?:from|of|for) |^Album (?:leaf|page)$/;
/** "Replica, painted 1891", "Second version" */
const COPY = /^(Replica|(?:Second|Third|Later|First|Final) version)(?:, (\D{0,20}\d{4}s?))?$/;
const UNNAMED = new RegExp(
  `^(?!.* of the )(\\p{Lu}[^,:]{2,50} ${UNNAMED_MAKERS})(?:, (\\p{Lu}[^\\d:;]{2,60}))?$`,
  'u',
);
/** "Syria, Dura-Europos, mid-3rd century A.D.", "Ghana, Asante peoples, c. mid-20th century" */
const PLACE_AND_DATE =
  /^(\p{Lu}.{2,60}), ((?:dated |about |around |c\. ?|ca\. ?)?(?:early |mid-|late |AD |A\.H\. )?\d[^,]*)$/u;
/** "Circa 1945, France" */
const DATE_AND_PLACE =
  /^((?:about |around |c\. ?|ca\. ?|[Cc]irca )?\d{4}(?:s|[-\u2013]\d{2,4})?), (\p{Lu}[^\d]{2,50})$/u;
/** "After Raja Ravi Varma (1848-1906)", "After Jan Birch the Elder", "After Raphael" */
const AFTER =
  /^[Aa]fter (\p{Lu}[\p{L}.'-]+(?: (?:(?:the|van|von|de|da|del|di|der|den|du|le|la) ){0,2}\p{Lu}[\p{L}.'-]+){0,4})(?: \([^()]*\))?$/u;
const ORIGIN = /[\uE000-\uE002]/;
/** "Bronze, cast, about 1740" */
const MATERIAL_AND_DATE = /^(.+), ((?:about |around |c\. ?|ca\. ?)?\d{4}(?:[-\u2013]\d{2,4})?)$/u;

/** "Asante peoples", "the Kaiadilt people" */
const PEOPLE = /^(?:The |the )?(\p{Lu}[^,\d()]{1,40} peoples?)(?:, (\p{Lu}[^\d()]{2,50}))?$/u;
/** "Takenouchi Magohachi (Japanese)" */
const withoutNation = (name: string): string =>
  name.replace(/ \((\p{Lu}\p{L}+)\)$/u, (all, nation: string) =>
    /^\uE000+$/.test(withOriginsMarked(nation)) ? '' : all,
  );
/** "Ru ware", "Mino ware, Black Seto type" */
const WARE = /^\p{Lu}[\p{L}' -]{1,24} (?:ware|type|style)(?:, \p{Lu}[\p{L}' -]{1,24} (?:type|style))?$/u;
/** "Libbey Glass Company (Toledo, Ohio)", "Robert Stephenson and Co., Newcastle upon Tyne" */
/** "Laoco\u00F6n and his Sons" are no firm. */
const FIRM_LINE = new RegExp(
  `^${NO_FEAST}(?!.* and (?:his|her|their|two|three|four) )(?:The )?(\\p{Lu}[^,:()\\d]{2,50} (?:${FIRM_WORDS})\\.?)(?: \\((\\p{Lu}[^()\\d]{2,40})\\)|, (\\p{Lu}[^()\\d]{2,40}))?$`,
  'u',
);
/** "Lowe Metallwarenfabrik, W\u00E4denswil, CH": a firm by a word of another language, and its town. */
const FIRM_ABROAD =
  /^(\p{Lu}[^,:()\d]{0,50}(?:fabrik|fabriken|manufaktur|fabriek|glasbruk|v\u00E6rk|verkstad|werke)|(?:Manufacture|Fabrique|F\u00E1brica|Fabbrica) [^,:()\d]{2,50})(?:, (\p{Lu}[^()\d]{2,40}?)(?:, \p{Lu}{2})?)?$/u;
/** "Grenfell Industrial, St. Anthony, Newfoundland" */
const WORKSHOP_LINE = new RegExp(
  `^(?:The )?(\\p{Lu}[^,:()\\d]{2,50} (?:${CRAFT_WORDS})), (\\p{Lu}[^()\\d;:]{2,60})$`,
  'u',
);
/** "Selina Cadwallader, designer" */
const ROLE_BEHIND = new RegExp(
  `^(\\p{Lu}[^,\\d()]{2,40}(?:, (?:Ltd|Inc)\\.?)?)(?: \\([^()]*\\))?, ((?:mou?ld )?(?:${TRADES_SMALL}|medal(?:l)?ist|manufacturer|maker))(?: \\([^()]*\\))?$`,
  'u',
);
/** "Nut carved by Nikolaus Pfaff", "Mount by Anton Schweinberger": who had a part of it in hand. */
const PARTS =
  'Nut|Dies|Poems|Text|Inscription|Calligraphy|Words|Music|Design|Photographs?|Architecture|Mounts?|Stock|Blade|Hilt|Barrel|Case|Movement|Frame|Binding|Carving|Gilding|Painting|Decoration|Lid|Base|Shaft|Figure|Iron|Silver|Enamels?|Glass|Engraving|Japanning|Embroidery|Upholstery|Shoes|Hat|Jewell?ery|Costumes?';
const DEEDS =
  'carved|chiselled|chiseled|painted|made|woven|engraved|decorated|attributed|gilded|signed|mounted|designed|executed|invented|embroidered|cut|cast|forged|chased|enamell?ed|modell?ed|built|printed|turned|inlaid|lacquered|supplied|added|sewn|written|composed|blown|glazed|drawn|lettered';
const PART_BY = new RegExp(
  `^(${PARTS}|\\p{Lu}\\p{Ll}{2,15} (?:${PARTS.toLowerCase()})|\\p{Lu}\\p{Ll}{2,15}(?:-\\p{Ll}+)?(?: \\p{Ll}{3,15}){0,2}(?= (?:${DEEDS})\\b))(?: ((?:${DEEDS})(?: and (?:${DEEDS}))?))? ((?:possibly |probably )?(?:by|to)) ((?:the workshop of )?\\p{Lu}[\\p{L}.' -]{2,60}?)(?: \\([^()]*\\))?(?:, (\\p{Lu}[^\\d()]{2,40}))?(?:, (\\d{4}))?$`,
  'u',
);
const verbOf = (part: string, isNow: boolean): string =>
  /(?<!s)s$/.test(part) ? (isNow ? 'are' : 'were') : isNow ? 'is' : 'was';

/** "Huaisu (725-785), Tang dynasty": a person and not a date, though the end is one. */
const NAME_AND_LIFE =
  /^(?!.*(?:[Pp]eriod|[Dd]ynasty|[Kk]ingdom) \()\p{Lu}[\p{L}.' -]{2,40} \((?:about |c\. ?)?\d{3,4} ?(?:to|[-\u2013]) ?(?:about |c\. ?)?\d{3,4}\), /u;
/** "Mint: Rome": what a word of the trade says of the work. */
const KEYED =
  /^((?:Place|Country|City) of (?:manufacture|origin|production)|Mint|Moneyer|Denomination|Ruler|Scribe|Author|Translator|Issuer|Series|Edition|Sitter|Patron|Model|Location|Culture|People|Language group|Language|Clan|Village|Region|School|Provenance|Donor): (\p{Lu}.*)$/u;
/** "One of the Devonshire Hunting Tapestries" */
const ONE_OF = /^[Oo]ne of (?:the|an?|two|three|four|five|six|\d) /;
/** "From the St. Petersburg Album" */
const FROM = /^[Ff]rom (?:the |an? )?(?:series |book |album |portfolio )?["\u201C]?\p{Lu}/u;
/** "From the ship burial at Lowe Heath, Suffolk" */
const FROM_SITE =
  /^From the (?:island|(?:ship )?burial|grave|tomb|church|chapel|temple|palace|treasury|village|parish|cathedral|monastery|abbey|castle|wreck|cave|cemetery|hoard|sanctuary|ruins|site) (?:of|at|in|near) (?:the )?\p{Lu}/u;
/** ", Lowe Excavations": who dug at a place, or whose the find was, is no part of the place. */
const BEHIND_SITE = /[,.;] [^,.;]{2,60} (?:[Ee]xcavations?|[Ee]xpeditions?|[Cc]ollections?)$/;
/** "Later Zhao kingdom", "Late Classic" */
const AGE_ALONE =
  /^(?:\p{Lu}[\p{L} -]{2,40} (?:kingdom|period|dynasty|phase)(?:, \p{Lu}[\p{L} -]{2,30} (?:period|dynasty|phase))?|(?:Early|Middle|Late|Terminal) (?:Classic|Preclassic|Postclassic|Formative))$/u;
/** "Umayyad, reign of Caliph 'Abd al-Malik" */
const REIGN = /^(\p{Lu}[\p{L} ]{2,30}), reign of ([^;\d]{3,60}?)(?:, .*)?$/u;
/** "Design of pines on a shore in relief" */
const DECORATED = /^(?:With )?([Dd]esign|[Dd]ecoration|[Pp]attern|[Mm]otif) of ([^\d]+)$/;
/** "late 1700s, early 1800s" */
const DECADES = /^(?:(?:early|mid|late)[ -])?\d{3,4}s\b/;
/** "New Kingdom, 20th Dynasty, reign of Ramesses III" */
const AGE_FIRST = /^[^,]{2,40}\b(?:Kingdom|[Pp]eriod|[Dd]ynasty|Age|Epoch|Empire)\b/u;
/** "Chinese, active late 13th to early 14th century", where several makers are named above. */
const OF_MAKERS = /^[^,\d]{3,40}, (?:active|working|worked|flourished|born|both born) /;
/** "Unidentified, Korean", "Artist/maker unknown" */
const NOBODY =
  /^(?:(?:unknown|anonymous|unidentified)(?:, (\p{Lu}\p{Ll}+))?|(?:artist|maker)(?: ?\/ ?maker)?,? (?:unknown|unidentified|once known|not recorded|not known))$/iu;
/** Whether a line is the name of a land, or of a place that is surely one: "Tabriz, Iran", "Swords, Co. Dublin". */
const isPlace = (words: string): boolean => isLand(words) || isPlaceLine(words);

const GUESSED = /^(?:Probably|Possibly|Perhaps) /;

/** "Japan, Edo period": a land, and its age. */
const LAND_AND_AGE =
  /^([^\d:;()]{2,60}), ([^,\d:;()]{2,40} (?:[Pp]eriod|[Dd]ynasty|[Ee]ra|Age|Kingdom|Empire))$/u;

/** "It comes from the Netherlands", "It probably comes from Kashan", "It comes from Japan and is of the Edo period". */
function comesFrom(place: string): string {
  const [, land, age = ''] = LAND_AND_AGE.exec(place) ?? [];
  if (land !== undefined) return `${comesFrom(land)} and is of the ${age.replace(/^the /i, '')}`;
  const [, doubt, sure = place] = /^(Probably|Possibly|Perhaps) (.+)$/i.exec(place) ?? [];
  return `It ${doubt === undefined ? '' : `${doubt.toLowerCase()} `}comes from ${spokenPlaceLine(sure)}`;
}

/** A line on where a work comes from and of when it is, with a date that has a form of its own. */
function placedAndDated(words: string): string | null {
  const [, made = '', there = ''] = DATE_AND_PLACE.exec(words) ?? [];
  if (isPlace(there) && isDateLine(made))
    return `It was made ${sayDate(made)?.when ?? ''} ${whereMade(there)}`;
  const [, where = '', when = ''] = PLACE_AND_DATE.exec(words) ?? [];
  const marked = withOriginsMarked(where);
  // What an animal met with says nothing of where the thing is from.
  if (/^(?:Died|Born|Foaled|Hatched|Killed|Shot|Buried) | \d{1,2} .* \d/.test(where)) return null;
  if (!ORIGIN.test(marked) || /:|\. \p{Lu}|^\p{Ll}|, \p{Ll}{1,3}\. /u.test(where) || !isDateLine(when))
    return null;
  const date = sayDate(when);
  const nation = /^[\uE000\uE001]+/.exec(marked)?.[0].length ?? 0;
  if (nation > 0 && date?.verb === 'made') {
    // "Anatolian Seljuk"; "British Antarctic Expedition" is neither a people nor a place.
    const behind = / \p{Lu}.*/u.exec(where)?.index === nation ? where.slice(nation).split(' ').length : 0;
    if (behind > 0) return behind === 2 ? `It is ${where} work, and was made ${date.when}` : null;
    const town = where.slice(nation).replaceAll(/^(?:, | \()|\)$/g, '');
    // "Canadian, 1927-2013" is a life.
    return `It is ${where.slice(0, nation)}${town === '' ? '' : `, from ${town}`}${isLifeLong(when) ? '' : `, and was made ${date.when}`}`;
  }
  const isInLand = startsCountry(marked, 0) || isPlace(where);
  const verb = date?.verb === 'made' ? 'was made' : `is ${date?.verb ?? ''}`;
  return date && isInLand
    ? `It comes from ${placeAndAge(where)?.replace(/,? and is of /, ', is of ') ?? (isPlace(where) ? spokenPlaceLine(where) : where)}, and ${verb} ${date.when}`
    : `The label places and dates it: ${words}`;
}

/** Years that somebody may have lived, and a work was hardly made in. */
const LONG_MAKING = 20;
function isLifeLong(when: string): boolean {
  const [, from, to] = /^(\d{4}) ?(?:to|[-\u2013]) ?(\d{4})$/.exec(when) ?? [];
  return Number(to) - Number(from) >= LONG_MAKING;
}

/** A line on when a work was made whose date has no form of its own. */
function dated(words: string): string {
  const [, material = '', when = ''] = MATERIAL_AND_DATE.exec(words) ?? [];
  if (/^[\p{L} ,-]+$/u.test(material) && mediumWordKind(material.split(/[ ,]/, 1)[0] ?? '') === 'material')
    return `It is ${mediumPhrase(sayMedium(material))}, of ${sayDate(when)?.when.replace(/^in /, '') ?? when}`;
  const marked = withOriginsMarked(words);
  if (startsCountry(marked, 0)) return comesFrom(words);
  if (/^\p{Lu}[\p{Ll}-]+$/u.test(words))
    return startsOrigin(marked, 0) ? `It is ${words} work` : `It is of the ${words} period`;
  // "Joseon, late 17th-early 18th century"
  const [, people = '', centuries = ''] =
    /^(\p{L}+), ((?:(?:early|mid|late)[ -][^,]{4,40}|\d{1,2}(?:st|nd|rd|th)) century)$/u.exec(words) ?? [];
  if (people !== '' && startsOrigin(marked, 0)) return `It is ${people} work of the ${centuries}`;
  if (startsOrigin(marked, 0) && /^\p{L}+[,.] /u.test(words)) return `It is ${words.replace(/[,.] /, ': ')}`;
  if (DECADES.test(words) || AGE_FIRST.test(words)) return `It dates from the ${words.replace(/^the /i, '')}`;
  // "Chola, c. 11th century A.D."
  const [, era = '', point = ''] =
    /^(\p{Lu}\p{Ll}+), (\D{0,10}\d{1,2}(?:st|nd|rd|th) .{4,40})$/u.exec(words) ?? [];
  const made = era === '' ? null : sayDate(point);
  if (made?.verb === 'made') return `It was made ${made.when}, in the ${era} period`;
  return `The label ${ORIGIN.test(marked) ? 'places and dates' : 'dates'} it: ${words}`;
}

/** "Printed book", "Woodcut by Kentaro Maeda": a line that says what a thing is. */
function thing(words: string): string | null {
  const [head = '', by] = words.split(/ (?=by \p{Lu})/u, 2);
  const [, part, done] =
    /^(Pattern|Shape|Fabric|Silk|Print|Lace|Embroidery|Frame|Handle|Case|Movement|Decoration|Mounts?) (designed|painted|modelled|woven|printed|made|carved)$/.exec(
      head,
    ) ?? [];
  if (part !== undefined && by !== undefined)
    return `The ${part.toLowerCase()} ${part.endsWith('ts') ? 'were' : 'was'} ${done ?? ''} ${by}`;
  // "Submitted by Li Xu"
  if (by !== undefined && /^\p{Lu}(?:\p{Ll}+ and \p{Ll})?\p{Ll}+ed$/u.test(head))
    return `It was ${lowered(withHome(words))}`;
  const names = head.split(' ');
  const last = (names.at(-1) ?? '').toLowerCase();
  return names.length <= 3 &&
    !/ \p{Lu}|[^\p{L} -]/u.test(head) &&
    !last.endsWith('s') &&
    (OBJECT_WORDS.has(last) || (by !== undefined && mediumWordKind(last) !== 'other'))
    ? `It is ${articleFor(words)} ${lowered(words)}`
    : null;
}

/**
 * A line of a tombstone as the sentence that it is short for: "Attributed to Sultan Muhammad" -> "It is attributed to
 * Sultan Muhammad"; null where its words do not tell what they are.
 *
 * @param isMakerNamed Whether the label names a maker, whose people or birthplace a line may be.
 */
export function lineAsSentence(printed: string, isMakerNamed: boolean): string | null {
  const words = peopleFirst(printed);
  if (NAME_AND_LIFE.test(words)) return null;
  // "From the series Twenty Views / Published by Elias Lowe"
  const published = words.startsWith('From the series ') ? words.search(/,? Published by \p{Lu}/u) : -1;
  if (published > 0)
    return `It is ${lowered(words.slice(0, published))}, ${lowered(words.slice(published).replace(/^,? /, ''))}`;
  const parts = sayParts(words);
  if (parts !== null) return parts;
  const find = sayFind(words);
  if (find !== null) return find;
  const onLine = dateOnLine(words);
  if (onLine !== null) return onLine;
  // "Zeeland, Michigan, 1923-present" tells of a firm, and nothing of the work.
  if (/\d{4}(?:,| to| ?[-\u2013]) ?present$/.test(words)) return null;
  const [, copy, whenMade = ''] = COPY.exec(words) ?? [];
  if (copy !== undefined) {
    const made = sayDate(whenMade);
    return `It is ${articleFor(copy)} ${lowered(copy)}${made === null ? '' : `, ${made.verb} ${made.when}`}`;
  }
  if (isDateLine(words)) {
    // "28 June 1914" may be the day on which something happened with a thing.
    // "Before 10 August 1628": a day may be one on which something happened with a thing.
    const date = / \d{1,2} \p{Lu}\p{Ll}+,? \d{4}$/u.test(words) ? null : sayDate(words);
    if (date) return `It ${date.verb === 'dated' ? 'is' : 'was'} ${date.verb} ${date.when}`;
    if (/^[^,]+ (?:period|dynasty|era)$/i.test(words))
      return `It dates from the ${words.replace(/^the /i, '')}`;
    return dateOfAge(words) ?? dated(words);
  }
  if (
    /^\p{Lu}/u.test(words) &&
    DONE.test(words) &&
    !/, (?:it|he|she|they|we) \p{Ll}|^Made [^()]{3,40} \(\p{Ll}{3,20}\);/u.test(words)
  )
    return `It was ${lowered(
      withHome(
        words
          .replace(NUMBER_BEHIND, '')
          .replace(/;[^]*|(?<=\p{L}{4})\. \p{Lu}[^]*/u, '')
          .replace(/^(Collected by [^,\d]{3,40}), (?=\d{4}$)/, '$1 in ')
          .replace(
            /^(Made in [^,]{3,40}), (?=(?:collected|found|excavated|bought|used|worn) (?:in|at) \p{Lu}[^,]{2,40}$)/u,
            '$1 and ',
          ),
      ),
    )}`;
  const collected = /^Collected,? (?:in )?((?:about |around |c\. ?|ca\. ?)?\d{4}.{0,12})$/.exec(words)?.[1];
  const collecting = collected === undefined ? null : sayDate(collected);
  if (collecting !== null) return `It was collected ${collecting.when}`;
  if (STATED.test(words)) return `It is ${lowered(words)}`;
  const former = /^\(formerly (titled|called|known as|attributed to) ([^()]+)\)$/i.exec(words);
  if (former) return `It was formerly ${former[1] ?? ''} ${former[2] ?? ''}`;
  const spot = /^Find-?spot:? (.+)$/i.exec(words)?.[1];
  if (spot !== undefined) return `Its findspot is ${spot}`;
  const nobody = NOBODY.exec(words);
  if (nobody)
    return nobody[1] === undefined
      ? 'Its maker is not known'
      : isPlaceLine(nobody[1])
        ? `It comes from ${withArticle(nobody[1])}, and its maker is not known`
        : `It is ${nobody[1]}, and its maker is not known`;
  if (/^after the antique$/i.test(words)) return 'It is after the antique';
  if (/^after \p{Lu}/u.test(words)) {
    const [who = '', nation = ''] = words.split(', ');
    return `It is ${/^[\uE000\uE001]+$/.test(withOriginsMarked(nation)) ? who : words}`;
  }
  const [, dynasty = '', reign] = REIGN.exec(words) ?? [];
  if (reign !== undefined)
    return / (?:[Pp]eriod|[Dd]ynasty|[Kk]ingdom)$/.test(dynasty)
      ? `It dates from the ${dynasty}, the reign of ${reign}`
      : `It is ${dynasty}, from the reign of ${reign}`;
  const [, helpers] = /^Assisted by (\p{Lu}.+)$/u.exec(words) ?? [];
  if (helpers !== undefined) return `It was made with the help of ${helpers}`;
  const [, decoration, motif = ''] = DECORATED.exec(words) ?? [];
  if (decoration !== undefined) return `It has a ${decoration.toLowerCase()} of ${motif}`;
  const [, role, name] = ROLE.exec(words) ?? [];
  if (role !== undefined) return `The ${role.toLowerCase()} was ${withoutNation(name ?? '')}`;
  const [, work, whose = ''] =
    /^(Woodcuts?|Engravings?|Illustrations?|Lithographs?|Etchings?|Photographs?|Drawings?|Text|Translation|Binding|Illumination): (.+)$/.exec(
      words,
    ) ?? [];
  if (work !== undefined) return `The ${work.toLowerCase()} ${work.endsWith('s') ? 'are' : 'is'} by ${whose}`;
  const [, hired, person = ''] = /^(Illuminators?|Die engraver): (.+)$/.exec(words) ?? [];
  if (hired !== undefined)
    return `The ${hired.toLowerCase()} ${hired.endsWith('s') ? 'were' : 'was'} ${person}`;
  const [, part, deed, to, hand, from, year] = PART_BY.exec(words) ?? [];
  if (part !== undefined && (from === undefined || isPlace(from)))
    return `The ${part.toLowerCase()} ${verbOf(part, deed === undefined || to === 'to')} ${deed === undefined ? '' : `${deed} `}${to ?? ''} ${hand ?? ''}${from === undefined ? '' : ` of ${from}`}${year === undefined ? '' : `, dated ${year}`}`;
  const [, source] = AFTER.exec(words) ?? [];
  const isByName = / /.test(source ?? '') && isGivenName(source?.split(' ', 1)[0]?.toLowerCase() ?? '');
  if (source !== undefined && (isByName || isKnownArtist(source))) return `It is after ${source}`;
  if (PART_OF.test(words)) return `It is ${articleFor(words)} ${lowered(words)}`;
  const [, workshop, town = ''] = WORKSHOP_LINE.exec(words) ?? [];
  if (workshop !== undefined) return `The label names ${workshop} of ${withArticle(town)}`;
  const [, unnamed, home] = UNNAMED.exec(words) ?? [];
  // Beside a maker "Salt Maker, Noto" is a title.
  const isSomebodys =
    !isMakerNamed || unnamed?.startsWith('Un') === true || startsOrigin(withOriginsMarked(unnamed ?? ''), 0);
  if (unnamed !== undefined && isMakerNamed && unnamed.startsWith('Un'))
    return `The label also names an ${lowered(unnamed)}`;
  if (unnamed !== undefined && isSomebodys)
    return `It is by ${unnamed.startsWith('Un') ? `an ${unnamed.replace(/^U| \p{Lu}(?=\p{Ll}+$)/gu, (letter) => letter.toLowerCase())}` : withArticleOfOne(unnamed)}${home === undefined ? '' : ` of ${home}`}`;
  if (/^Born\b/.test(words)) return bornAndWorks(words);
  const [, firm = '', inBrackets, behind] = FIRM_LINE.exec(words) ?? [];
  const seat = inBrackets ?? behind;
  // "Lowe Pottery, Manufacturer"
  if (firm !== '' && withTradeSmall(words) !== words)
    return `The ${(seat ?? '').toLowerCase()} was ${firm.replace(/^The /, 'the ')}`;
  if (firm !== '' && !/^(?:Ltd|Inc|LLC|Corp|\p{Ll})/u.test(seat ?? ''))
    return `The label names the firm ${firm}${seat === undefined ? '' : ` of ${seat}`}`;
  const [, abroad, itsTown] = FIRM_ABROAD.exec(words) ?? [];
  if (abroad !== undefined)
    return `The label names the firm ${abroad}${itsTown === undefined ? '' : ` of ${itsTown}`}`;
  const [, maker = '', trade] = ROLE_BEHIND.exec(words) ?? [];
  if (trade !== undefined) return `The ${trade} was ${maker.replace(/^The /, 'the ')}`;
  const coin = coinAsSentence(words);
  if (coin !== null) return coin;
  const [, key, value = ''] = KEYED.exec(words) ?? [];
  if (key !== undefined && /^(?:Donor|Credit|Label)$/i.test(key)) return null;
  if (key !== undefined) return `The label gives the ${key.toLowerCase()} as ${value}`;
  if (isMakerNamed && OF_MAKERS.test(words) && startsOrigin(withOriginsMarked(words), 0))
    return `Beside the maker\u2019s name the label says: ${words.replaceAll(' / ', ', ')}`;
  const site = words.replace(BEHIND_SITE, '');
  if (site !== words && FROM.test(words)) return `It is ${lowered(site)}`;
  if (FROM_SITE.test(words)) return `It comes ${lowered(words)}`;
  const [age] = AGE_ALONE.exec(words) ?? [];
  if (age !== undefined && !startsCountry(withOriginsMarked(words), 0))
    return `It dates from the ${age.replace(/^The /, '')}`;
  if (FROM.test(words) || ONE_OF.test(words))
    return `It is ${words.endsWith('?') ? 'perhaps ' : ''}${lowered(words.replace(/ ?\?$/, ''))}`;
  if (WARE.test(words))
    return `It is ${words.endsWith('style') ? 'in the ' : words.endsWith('type') ? 'of the ' : ''}${words}`;
  const [, people, country] = PEOPLE.exec(words) ?? [];
  if (people !== undefined && (country === undefined || isPlace(country))) {
    const they = `the ${people}${country === undefined ? '' : ` of ${spokenPlaceLine(country)}`}`;
    return isMakerNamed ? `The label names ${they}` : `It comes from ${they}`;
  }
  if (!isMakerNamed && isPlace(words.replace(GUESSED, '')) && !mayBeSomebodysTown(words))
    return comesFrom(words);
  if (!isMakerNamed && /^[\uE000\uE001]+(?: \([^()\d]{3,40}\))?$/u.test(withOriginsMarked(words))) {
    // "French (Paris)"
    const [nation = '', inLand] = words.split(/ \(|\)/, 2);
    return inLand !== undefined && isPlaceLine(inLand) ? `It is ${nation}, from ${inLand}` : `It is ${words}`;
  }
  const placed = placedAndDated(words) ?? (isMakerNamed ? null : placeAndYear(words)) ?? thing(words);
  if (placed !== null) return placed;
  const [first = '', rest] = words.split(/,? (?=with )|, /, 2);
  const isMaterial =
    rest !== undefined && !/\d| by |\p{Lu}(?!\p{L}+ (?:style|ware|technique))/u.test(words.slice(1));
  return isMaterial &&
    first.split(' ').every((word) => mediumWordKind(word) !== 'other') &&
    mediumWordKind(first) === 'material'
    ? /(?:print|photograph|drawing|engraving|etching|lithograph|painting)$/.test(first)
      ? `It is ${articleFor(first)} ${lowered(sayText(words))}`
      : `It is ${mediumPhrase(sayMedium(words))}`
    : null;
}
