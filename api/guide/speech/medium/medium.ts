import { withoutSemicolons } from '../without-semicolons.ts';
import { endsInNoStuff, withHowApart, workedStuff } from './how-made.ts';
import { fromCapitals } from '../../capitals.ts';
import { behindMaterials } from './behind-materials.ts';
import { articleFor, lowered, sayText } from '../text.ts';
import { listWithFilm } from '../films-in-lists.ts';
import {
  asOnePrint,
  isFigureOnCloth,
  potWithGlaze,
  thingsOnly,
  thingsUnderOneWord,
  englishHalf,
  isOfOtherLanguage,
  isOneThing,
  withArticlesInside,
} from '../members-of-lists.ts';
import { asPart, filmInOrder, partsOfWork } from './parts-of-medium.ts';
import { beginsWithName } from './names-of-stuffs.ts';
import { printedThing, printOfWay } from './printed-things.ts';
import { ofKind, withAdded } from './of-a-kind.ts';
import type { SpokenMedium } from './spoken-medium.ts';
import { clayInStyle } from '../styles-of-wares.ts';
import { withWorkBehind } from '../work-in-lists.ts';
import { tellsOfPartBefore, treatedFirst } from './treated-materials.ts';
import { startsOrigin, withOriginsMarked } from '../../find-origin.ts';
import { withBehindOver } from './laid-over.ts';
import { isMaterials, mediumWordKind } from '../../vocabulary/materials.ts';
import { OBJECT_WORDS } from '../../vocabulary/objects.ts';

/** What other languages than English paint on: "huile sur toile", "olieverf op doek". */
const FOREIGN_SUPPORT =
  /(?<!\p{L})(?:sur (?:toile|papier|bois|panneau|carton|cuivre|soie)|auf (?:\p{L}*holz|leinwand|papier|karton|pappe|kupfer)|op (?:doek|papier|paneel|koper|hout|karton)|sobre (?:masonite|aglomerado|lienzo|tela|papel|madera|tabla|cartón)|su (?:tela|carta|tavola|legno|cartone|rame)|på (?:lærred|duk|papir|papper|træ|trä))(?!\p{L})/iu;

/** "Block printed on paper": what was done, before what it was done to. */
const DONE =
  /^(?:\p{L}+[- ])?(?:printed|woven|embroidered|painted|knitted|(?<=-)decorated)(?= (?:on|in|with)\b|,|$)/u;
/** "Lithograph printed in red": a thing, and not what was done to one as in "block printed". */
const PRINTED_PRINT =
  /^(?:\p{L}+[- ]){0,2}(?:\p{L}*(?:graph|gravure|tint|typ[ei]|cut|print)|etching|engraving|drypoint) printed\b/iu;
const PRINT_OR_OBJECT =
  /^(?:[\p{L}\d'-]+ ){0,3}(?:[\p{L}-]*(?:print|graph|gravure|type|tint|scroll|screen|ptych|montage|(?:etch|engrav|draw|paint)ing)|gum bichromate|photocopy|photocollage|(?:audio |video )?cassette(?: tape)?|autochrome|(?:(?!(?:iron|steel|copper|silver|brass|bronze|tin|gold|zinc|armou?r) )[\p{L}-]+ )?plate(?: negative)?|negative|one-sheet|polaroid(?: polacolor)?|autograph (?:manuscript|letter|score)(?: signed)?|gelatin dry plate|\p{L}*cut|drypoint|poster|\p{L}*book|tapestry|collage|slide ?show|video(?: format)?|(?:vinyl )?record|magazine|periodical|journal|portfolio|photostat|installation|projection|transparency|album|film|assemblage|animation|group)(?:,? hand-?colou?red)?$|^(?:pair|set|suite|series|portfolio|assemblage|collage|album) of /iu;
/** "marble relief", "reconfigurable installation of projections", "bronze sestertius": one thing, and no stuff. */
const WORK_OF =
  /^(?:\p{L}+[- ]){0,3}(?:relief|mosaic|installation|sculpture|statue|statuette|bust|coin|sestertius|denarius|aureus|solidus|stater|drachm|tetradrachm|dinar|medal|performance|animation|(?:etch|engrav)ing print|photogram)(?: of .*)?$/iu;
/** "Ru ware": a kind of ware, which is no material. */
const WARE = /^(?:\p{Lu}[\p{L}-]* ){1,3}wares?$/u;
/** Some Dutch and German labels name the support only: "panel", "on lime wood". */
const SUPPORT_ALONE =
  /^(?:canvas|(?:(?:oak|poplar|walnut|lime|linden|wood|wooden) )?panel|on \p{L}+(?: wood)?)$/u;

/** "paper on panel", "canvas on board": one support on another. */
const SHEET_ON_SUPPORT =
  /^((?:laid |wove |rag )?(?:paper|canvas|vellum|parchment))(?:,? (?:laid|mounted|glued|pasted)(?: down)?)? (?:on|onto|to) ((?:oak |wood |wooden )?(?:panel|board|cardboard|canvas|wood|hardboard|masonite))$/u;

/** Whether a medium line names nothing but what a picture is painted on. */
export const isSupportAlone = (medium: string): boolean => SUPPORT_ALONE.test(medium.toLowerCase());
const APPLIED =
  /^(?:(?:black|red|white|brown|gr[ae]y|blue|colou?red)(?:,? and |, )){1,3}(?:black|red|white|brown|gr[ae]y|blue|colou?red) (?:chalk|ink|crayon|pencil|pastel)s?(?!\p{L})|^(?!(?:gold|silver|copper|bronze|brass|iron|steel|platinum) and enamel\b)(?:[\p{L}-]+ ){0,2}?(?:pen|brush|oils?|acrylics?|tempera|watercolou?rs?|gouache|inks?|pastels?|charcoal|chalks?|graphite|pencil|crayons?|(?:silver|metal|gold|lead)point|encaustic|distemper|casein|enamel|conté|mixed|digital media|fresco|paint|pigments?|wash|sepia)(?: |,|$)/iu;

const SMALL_NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Parts of a list that are no stuff: how a thing was made, and how a film is shown. */
const NO_STUFF =
  /(?:,| and) (?:(?:[\p{Ll}-]{3,12} )?(?:damascen|dye|piec|embroider|quilt|weav|knitt|carv|gild|stitch|tuft|beading|crochet|smock)\p{Ll}{0,10}ing|\p{Ll}{1,20}-(?:made|woven|sewn|faced|fired)|partly gilt|partially gilt|sgraffito|(?:warp|weft) ikat|\p{Ll}{1,20} dye|traces of [^,]{1,60}|(?:two|three|four) panels joined|on an? [^,]{1,40} loom|applied to [^,]{1,60}|(?:single|two|three|four|multi)-channel (?:\p{L}{1,20} )?video|in (?:colou?r|black and white)|colou?r|sound|silent|loop(?:ed)?)(?=,| and |$)/u;

/** "(receiver replaced)": what happened to a part since. */
const OF_A_STATE = /\([^()]*\b(?:replac|missing|lost|later|restor)/;

/** "a modern print from dry-plate glass negative" */
const FROM_NEGATIVE = /(?<=\bprints? from )(?!an? |the |one )((?:[\p{Ll}-]+ ){0,3}negative)\b/u;

/** "Plaster, for marble": a model's stuff, and what it is the model for. */
const FOR_ANOTHER = /^(\p{L}[^,;:]{2,40}), (for (?:an? )?\p{Ll}{3,20})$/u;

/** Puts a printed medium line into words that can follow "It is". */
export function sayMedium(line: string): SpokenMedium {
  const [, stuff, forWhat] = FOR_ANOTHER.exec(line) ?? [];
  if (stuff !== undefined) {
    const of = sayMedium(stuff);
    return { ...of, words: `${of.words}, ${forWhat ?? ''}` };
  }
  const kind = ofKind(line, saidOf);
  if (kind !== null) return kind;
  const said = saidOf(withAdded(line));
  const words = said.words.replace(FROM_NEGATIVE, (from, negative: string) =>
    from.replace(negative, `${articleFor(negative)} ${negative}`),
  );
  if (words !== said.words) return { ...said, words };
  if (said.form === 'of' || said.form === 'several') {
    const parted = withHowApart(words);
    if (parted !== null && !NO_STUFF.test(parted.list))
      return { ...said, words: `${joinedUp(parted.list)}, ${parted.how}` };
  }
  if ((said.form === 'of' || said.form === 'several') && endsInNoStuff(words))
    return { form: 'listed', words: smallInside(lowerStart(line)) };
  if (said.form !== 'of' || !(NO_STUFF.test(said.words) || OF_A_STATE.test(said.words))) return said;
  const printed = smallInside(lowerStart(line));
  const worked = workedStuff(printed);
  // "Silk, velvet, ribbons, piecing, embroidering" is made of no embroidering.
  return worked === null || !isStuff(worked.stuff)
    ? { form: 'listed', words: printed }
    : { form: 'of', words: `${worked.stuff}, ${worked.work}` };
}

function saidOf(line: string): SpokenMedium {
  const printed = withLengthInWords(englishHalf(line));
  if (FOREIGN_SUPPORT.test(printed) && !/ on /.test(printed))
    return { form: 'in', words: `what the label calls \u201C${printed.toLowerCase()}\u201D` };
  const ofStyle = clayInStyle(printed);
  if (ofStyle !== null) return { form: 'of', words: ofStyle };
  const isCapitals = fromCapitals(printed) !== printed;
  const sheet = printedThing(printed);
  if (sheet !== null) return sheet;
  const print = printOfWay(printed);
  if (print !== null) return { form: 'is', words: print };
  const played = listWithFilm(smallInside(lowerStart(printed)));
  if (played !== null) return { form: 'several', words: played };
  const words = withWorkBehind(
    potWithGlaze(
      asOnePrint(
        withoutSemicolons(
          filmInOrder(
            sayText(treatedFirst(isCapitals ? printed.toLowerCase() : smallInside(lowerStart(printed)))),
          )
            .replace(/\.$/, '')
            .replaceAll(/(?<!,|\bor|\band) (\p{L}+)\?/gu, ' (perhaps $1)')
            .replaceAll(/(?<!\p{L})(\p{L}+)\?/gu, 'perhaps $1'),
        ),
      ),
    ),
  );
  const [, hue, sound] = /^(colou?r|black and white)(?:,| and) (sound|silent)\b/i.exec(words) ?? [];
  if (hue !== undefined)
    return {
      form: 'is',
      words: `in ${hue.toLowerCase()}${sound === 'sound' ? ', with sound' : ', and silent'}`,
    };
  if (isOfOtherLanguage(words)) return { form: 'listed', words };
  if (PRINTED_PRINT.test(words)) return { form: 'is', words: `${articleFor(words)} ${words}` };
  if (/^one (?:of|from) /.test(words) || DONE.test(words)) return { form: 'is', words };
  if (WARE.test(printed.trim())) return { form: 'is', words: printed.trim() };
  // What is on the paper the label does not say, a painting or a print.
  const [, laid, under] = SHEET_ON_SUPPORT.exec(words) ?? [];
  if (laid !== undefined) return { form: 'is', words: `on ${laid}, laid on ${under ?? ''}` };
  if (SUPPORT_ALONE.test(words)) return { form: 'on', words: words.replace(/^on /, '') };
  const head =
    words.split(/,|;| \(| mounted | on | with | in | from | over | and (?!white\b)/, 1)[0] ?? words;
  if (/^(?:plaster|resin|concrete|wax) cast$/.test(words)) return { form: 'is', words: `a ${words}` };
  const service = thingsUnderOneWord(words);
  if (service !== null) return { form: 'is', words: service };
  const outfit = thingsOnly(words);
  if (outfit !== null) return { form: 'several', words: outfit };
  // "Super 16mm transferred to DVD", "chrysanthemums on white satin"
  if (/^(?:super )?(?:8|16|35) ?mm (?!film)|^letterpress\b/i.test(words) || isFigureOnCloth(words))
    return { form: 'listed', words };
  const several = severalOfStuff(stuffLast(words));
  if (several !== null) return several;
  const parts = partsOfWork(words);
  // "Six-channel sound installation, salt, steel trays": the rest is what it has.
  const [, installation, rest = ''] = /^(an? [^,]{1,40}installation)(?:,| and) (.+)$/.exec(parts ?? '') ?? [];
  if (installation !== undefined) return { form: 'is', words: `${installation}, with ${rest}` };
  if (parts !== null) return { form: 'several', words: parts };
  // "Interactive installation, bicycle, screen": the rest is what it has.
  const [, whole, things = ''] = /^([^,:]{0,50}\binstallation), ([^:()]+)$/.exec(words) ?? [];
  if (whole !== undefined && !/\b(?:colou?r|sound|silent|loop|minutes)\b/.test(things))
    return { form: 'is', words: `${articleFor(whole)} ${whole}, with ${joinedList(things)}` };
  // "Beheading machine of oak, with iron blade"
  const [, made = '', stuffOfIt = ''] = /^((?:[\p{L}-]+ ){0,3}[\p{L}-]+) of ([^:()]+)$/u.exec(words) ?? [];
  if (isMadeThing(made) && isMaterial((stuffOfIt.split(/[,;]/, 1)[0] ?? '').split(' ')))
    return { form: 'is', words: `${articleFor(made)} ${made} of ${joinedUp(stuffOfIt)}` };
  if (WORK_OF.test(head)) return { form: 'is', words: `${articleFor(head)} ${words}` };
  if (/^(?:assemblage|collage) of /.test(words))
    return { form: 'is', words: `${articleFor(words)} ${joinedList(words)}` };
  if (PRINT_OR_OBJECT.test(head) && !/^(?:\d+|two|three|four|five|six) .*s\b/i.test(head)) {
    return { form: 'is', words: `${articleFor(head)} ${words}` };
  }
  const counted = /^(\d+) (.*)$/.exec(words);
  if (counted)
    return {
      form: 'several',
      words: `${SMALL_NUMBERS[Number(counted[1])] ?? counted[1] ?? ''} ${joinedList(counted[2] ?? '')}`,
    };
  if (
    /^(?:two|three|four|five|six) /i.test(words) ||
    /(?:prints|photographs|etchings|lithographs|engravings)$/i.test(head)
  ) {
    return { form: 'several', words };
  }
  if (words.includes(':')) return { form: 'listed', words };
  if (words.split(/,? (?:and )?|,/).every((word) => /(?:ed|cut|blown|cast|woven|worked)$/.test(word)))
    return { form: 'is', words: joinedUp(words) };
  // "wood with paint" is a thing, "paint on wood" a picture.
  if (/^[^,;]{3,30} with /.test(words) && isStuff(head) && !APPLIED.test(head))
    return { form: 'of', words: joinedUp(words) };
  if (APPLIED.test(words) || /^colou?rs?(?: and \p{L}+)? on /iu.test(words))
    return { form: 'in', words: joinedList(words) };
  if (isStuff(head)) return { form: 'of', words: joinedUp(words) };
  // "Polyethylene tarpaulin, brass grommets, rope, fans"
  if (isListOfThings(words)) return { form: 'several', words: joinedUp(words.replace(/^[^,]+/, asPart)) };
  if (!isThing(head)) return { form: 'listed', words };
  // "oak cabinet, veneered with tortoiseshell"
  if (/^[^,]+, \p{Ll}+ed (?:with|in|by|on) [^,]+$/u.test(words))
    return { form: 'is', words: `${articleFor(head)} ${words}` };
  // "Armchair, polyurethane foam, leather"
  const [, thing = words, stuff] = /^([^,]+), (.+)$/.exec(words) ?? [];
  if (stuff === undefined) return { form: 'is', words: `${articleFor(head)} ${words}` };
  return isMaterials(stuff) && isStuff(stuff.split(',', 1)[0] ?? '')
    ? { form: 'is', words: `${articleFor(thing)} ${thing} of ${joinedUp(stuff)}` }
    : { form: 'listed', words };
}

/** "Video, 7\u203225\u2033, color, sound", "video projection (color, sound)": a film's length and sound as other labels print them. */
const withLengthInWords = (printed: string): string =>
  printed
    .replace(/(?<!\d)(\d{1,3})[\u2032'\u2019] ?(\d{2})(?:[\u2033"\u201D]|[\u2032'\u2019]{2})/, '$1:$2 min')
    .replace(/ \((colou?r|black[- ]and[- ]white), (sound|silent)\)/i, ', $1, $2');

/** "Bronze, nine figures" as "nine figures, Bronze": so many things of a stuff; any other text as it is. */
function stuffLast(words: string): string {
  const [, stuff = '', things = ''] =
    /^([^,;]{3,30}), ((?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:[\p{L}-]{3,15} ){0,2}(?:figures|heads|masks|birds|animals|vessels|stones|rods|bells|forms))$/iu.exec(
      words,
    ) ?? [];
  return things !== '' && isMaterials(stuff) ? `${things}, ${stuff}` : words;
}

/** "Eight figures, burlap and resin": so many things, and what they are of. */
function severalOfStuff(words: string): SpokenMedium | null {
  const [, number = '', things = '', stuff = ''] =
    /^(\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty) ([\p{L} -]{3,30}s)(?:,| of| in) ([^;:]{3,80})$/iu.exec(
      words,
    ) ?? [];
  const last = (things.split(' ').at(-1) ?? '').replace(/s$/, '');
  if (!(isMaterials(stuff) || isStuff(stuff)) || !(OBJECT_WORDS.has(last) || OF_A_WORK.test(last)))
    return null;
  const said = sayMedium(stuff);
  const joint = said.form === 'of' || said.form === 'in' ? said.form : null;
  const count = SMALL_NUMBERS[Number(number)] ?? number.toLowerCase();
  return joint === null ? null : { form: 'several', words: `${count} ${things} ${joint} ${said.words}` };
}
const OF_A_WORK =
  /^(?:part|panel|piece|section|element|unit|figure|component|canvase|sculpture|painting|screen|sheet|plate|form|module|block)$/;

/** "cast bronze", "silk shantung", "radios": what a work can be made of. */
const isStuff = (head: string): boolean =>
  !isThing(head) &&
  (/[^s]s$/.test(head) ||
    isMaterial(head.split(/[ -]/)) ||
    mediumWordKind(head.split(' ').at(-1) ?? '') === 'modifier');

/** Whether words are a list in small letters, of three things or more, of which one is a material and none says how. */
function isListOfThings(words: string): boolean {
  const members = words.split(', ');
  return (
    members.length > 2 &&
    members.every((each) => /^\p{Ll}[\p{Ll}-]*(?: [\p{Ll}-]+){0,2}$/u.test(each)) &&
    members.some((each) => isMaterial(each.split(' '))) &&
    !NO_STUFF.test(words)
  );
}

const isModifier = (words: string): boolean =>
  words.split(' ').every((word) => mediumWordKind(word) === 'modifier');

const isMaterial = (words: readonly string[]): boolean =>
  words.some((word) => mediumWordKind(word) === 'material');

/** "beheading machine": one thing that may be named with what it is of. */
const isMadeThing = (words: string): boolean =>
  isThing(words) || /(?:^| )(?:machine|instrument|engine|device|tool|wheel|model|case)$/.test(words);

/** "painted paper bag": a thing by itself, and only one. */
function isThing(head: string): boolean {
  const last = head.split(' ').at(-1) ?? '';
  return OBJECT_WORDS.has(last) && !isMaterial([last]) && !last.endsWith('s');
}

/** "on buff paper": what the materials before it lie on, and no further one. */
const LIES_ON = /^(?:on|over|under|onto) /;

/** A bare list gets the "and" that one says. */
function joinedUp(words: string): string {
  const joined = joinedList(words);
  const [, first, last] = /^([^,]+) and ([^,]+)$/.exec(joined) ?? [];
  return first !== undefined && last !== undefined && words.includes(', ')
    ? withArticlesInside(`${first}, ${last}`).replace(', ', ' and ')
    : withArticlesInside(joined);
}

function joinedList(words: string): string {
  const [, list, having] = /^([^()]*), (with (?!and )[^,()]+)$/u.exec(words) ?? [];
  if (list !== undefined && having !== undefined) return `${joinedList(list)}, ${having}`;
  // "Brass, silver-plated inside, ebony": what is said of a part stays apart from the last one.
  if (
    tellsOfPartBefore(words) &&
    isMaterial((words.split(', ').at(-1) ?? '').split(/[ -]/)) &&
    !LIES_ON.test(words.split(', ').at(-1) ?? '') &&
    !/ and /.test(words)
  )
    return words.replace(/, (?=[^,]+$)/, ', and ');
  const behind = behindMaterials(words);
  if (behind !== null) return `${joinedList(behind[0])}, ${behind[1]}`;
  const over = withBehindOver(words);
  if (over !== null) return `${over.base}, with ${joinedList(over.others)}`;
  // "Silver (gilt), amber": what a bracket says of one part is no part.
  const bareList =
    /^[\p{L}\p{M}\d' -]+(?:, [\p{L}\p{M}\d' -]+)+$/u.test(words.replaceAll(/ \([^(),]{1,40}\)/g, '')) &&
    // "Wood, silk and wool": the list has its "and".
    !/ and /.test(words.split(', ').at(-1) ?? '') &&
    !tellsOfPartBefore(words) &&
    // "Fine, dark-gray limestone" is one material.
    !(
      words.split(', ').length === 2 &&
      isModifier((words.split(', ', 1)[0] ?? '').replace(/^(?:silver|copper)-gilt$/, 'silver')) &&
      isMaterial(words.split(/[ ,-]+/))
    ) &&
    !/ on [^,]{3,20}, [^,]{3,30}, [^,]{3,30}paper$|, (?:[^,]{0,80} )?(?:and|with|on|in|from|mounted) [^,]*$|-figure$| technique$|, (?:silent|sound|colou?r|looped)$|, (?:partly|partially|cast|cut|(?:[a-z]{2,6}-)?blown|woven|struck|thrown|restrung|(?:[a-z]+[- ])?made|painted [^,]{3,20} colou?r|[^, ]+(?<!e)ed)(?: (?:with|in|on|by|to|from|over)\b[^,]*)?$/.test(
      words,
    );
  // "Sequins, glass beads, silk tassels on fabric": what the last lies on, all lie on.
  if (
    /^[\p{L}\d', -]+$/u.test(words) &&
    words.split(' on ').length === 2 &&
    /, [^,]{3,} on /.test(words) &&
    !/ (?:and|with|in) /.test(words)
  )
    return words.replace(/, (?=[^,]+$)/, ' and ');
  // "wool, slit tapestry woven" says how.
  if (!bareList) return words;
  // "Painted and gilded oak, and iron": a comma parts the list's "and" from the one inside a material; "six-panel screen" is none.
  const last = words.split(', ').at(-1) ?? '';
  if (words.split(', ').at(-2)?.includes(' and ') === true)
    return mediumWordKind(last.split(' ').at(-1) ?? '') === 'material' ||
      /(?:[^s]s|wash|pile|inlay|trim)$/.test(last) ||
      isOneThing(last)
      ? words.replace(/, (?=[^,]+$)/, ', and ')
      : words;
  return words.replace(
    /, (?!or |on |over |under )((?![^,]*(?:woven|knit|\p{L}{2}(?<!e)ed)$)[^,]+)$/u,
    ' and $1',
  );
}

/** "Charcoal and Ink on Paper": materials with capitals inside a line get small letters; "Conté" and "Japan paper" keep theirs. */
const smallInside = (text: string): string =>
  text.replaceAll(/(?<= )\p{Lu}\p{Ll}+/gu, (word) =>
    mediumWordKind(word) === 'material' && !startsOrigin(withOriginsMarked(word), 0) && !NAMED.test(word)
      ? lowered(word)
      : word,
  );

const NAMED =
  /^(?:Conté|Japan|Plexiglas|Perspex|Lucite|Mylar|Masonite|Formica|Bakelite|Polaroid|Kodachrome|Ektachrome|Ektacolor|Cibachrome|Cor-?[Tt]en|Bristol|Whatman|Arches|Parian|Carrara|Pentelic|Istrian|Portland|Purbeck|Britannia|Indiana|Vermont|Georgia|Tennessee|Kilkenny|Caen|Cotswold|Connemara|Siena|Verona|Morocco|Berlin|Baltic|Prussian|Hopton Wood|Macassar|Honduras)(?!\p{L})/u;

function lowerStart(text: string): string {
  const first = text.split(/[ ,;:]/, 1)[0] ?? '';
  if (/^\p{Lu}+$/u.test(first) && first.length < 4) return text;
  return NAMED.test(first) ||
    beginsWithName(text) ||
    /^(?!Stone|Earthen)\p{Lu}\p{Ll}+ ware\b/u.test(text) ||
    startsOrigin(withOriginsMarked(text), 0)
    ? text
    : lowered(text);
}

/** "an inkjet print and red ink on paper": what lies on a print is no second thing. */
const PRINT_AND_COLOUR =
  /^(an? [^,]{3,40} print) and (?=(?:\p{L}+ )?(?:inks?|paint|pencil|watercolou?r|gouache|pastel|collage|thread|embroidery|gold)\b)/u;

/** "It is {this}." */
export function mediumPhrase({ form, words }: SpokenMedium): string {
  if (form === 'is') return words.replace(PRINT_AND_COLOUR, '$1 with ');
  if (form === 'in') return `done in ${words}`;
  if (form === 'on') return `painted ${form} ${words}`;
  // A list of things is no material: its words are given as the label's.
  if (form === 'listed') return `listed as \u201C${words}\u201D`;
  return `made ${form === 'several' ? 'up ' : ''}of ${words}`;
}
