import { mediumWordKind } from '../vocabulary/materials.ts';
import { OBJECT_WORDS } from '../vocabulary/objects.ts';
import { articleFor } from './text.ts';

/** Parts of works and things in them that are one each, and stand in no list of kinds of object. */
const ONE_PART =
  /^(?:train|structure|dial|mouthpiece|couch|sofa|sensor|bulb|trim|garland|top|tabletop|motor|casserole|base|tooth|tusk|engine|tube|projector|pump|computer|monitor|screen|plank|handle|mouth|back|seat|shaft|blade|hilt|foot|stem|spout|case|frame|cover|lid|lining|movement|mechanism|speaker|loudspeaker|mattress|suitcase|typewriter|bathtub|bicycle|umbrella|clock|tripod|battery|transformer|microphone|piano|mount|stand|stopper|finial|collar|clasp|hinge|knob|plinth|pedestal)$/;
/** What already says how many, or which, and a colour that is a thing too. */
const COUNTED =
  /^(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|\d+|his|her|its|other|various) |^cream$| atop |(?:powder|dust)$/i;

/** The last word of what a member of a list is, before what is said of it: "tooth" of "sperm whale tooth from Nantucket". */
const headOf = (member: string): string =>
  (
    member.split(
      / (?:of|with|on|onto|in|from|by|for|to|at|atop|under|inside|over|around|behind|beside|between)(?= )/u,
      1,
    )[0] ?? member
  )
    .split(' ')
    .at(-1)
    ?.toLowerCase() ?? '';

/** Whether a member of a list is one thing, which nobody says without its article. */
export function isOneThing(member: string): boolean {
  const head = headOf(member);
  return (
    !COUNTED.test(member) &&
    (ONE_PART.test(head) ||
      (OBJECT_WORDS.has(head) && mediumWordKind(head) !== 'material' && !head.endsWith('s')))
  );
}

const withArticle = (member: string): string =>
  isOneThing(member) ? `${articleFor(member)} ${member}` : member;

/**
 * "mussel shells, paint and iron casserole" as one says it: "mussel shells, paint and an iron casserole". What stands between
 * commas, and behind the last "and" or "with" of such a list; words without a comma are left, since "steel and glass table"
 * is one thing.
 */
export function withArticlesInside(words: string): string {
  if (/[():;]/.test(words)) return words;
  const [first = '', ...others] = words.split(', ');
  const said = others.map((member) => {
    const [, joint = '', rest = member] = /^((?:and |or )?(?:with |on |in |over )?)(.+)$/u.exec(member) ?? [];
    const [, before, last] = /^([^,]{2,60}) and ([^,]{2,60})$/u.exec(rest) ?? [];
    return before === undefined || last === undefined
      ? joint + withArticle(rest)
      : `${joint}${withArticle(before)} and ${withArticle(last)}`;
  });
  const [, stuff, part] = /^(\p{L}[\p{L} -]{2,40}) with ([\p{L} -]{3,40})$/u.exec(first) ?? [];
  const begun = stuff === undefined || part === undefined ? first : `${stuff} with ${withArticle(part)}`;
  return [begun, ...said].join(', ');
}

/** The members of a list: "cup", "saucer" and "spoon" of "cup, saucer and spoon"; words that an "and" joins stay together where one of them is no thing by itself. */
const membersOf = (words: string): string[] =>
  words.split(/, (?:and )?/).flatMap((member, at, all) => {
    const halves = member.split(' and ');
    const arePlain = halves.length === 2 && !halves[0]?.includes(' ') && halves.every(isOneThing);
    return at > 0 && at === all.length - 1 && arePlain ? halves : [member];
  });

/** "painted", "fur-covered", "silver": a word that says what a thing is of or like. */
const saysHow = (word: string): boolean =>
  /\p{L}(?:ed|-\p{L}+)$/u.test(word) || mediumWordKind(word.toLowerCase()) !== 'other';

/**
 * "fur-covered cup, saucer, and spoon" with its article: a list of things of which only the first has a word before it, that may
 * hold for all of them, so that the others get no article of their own. Null for any other list.
 */
export function thingsUnderOneWord(words: string): string | null {
  const bare = words.replace(/^an? /i, '');
  const [first = '', ...others] = membersOf(bare);
  const before = first.split(' ').slice(0, -1);
  const isOne =
    others.length > 1 &&
    before.length > 0 &&
    before.length < 4 &&
    before.some(saysHow) &&
    isOneThing(first) &&
    others.every((member) => isOneThing(member) && !member.split(' ').slice(0, -1).some(saysHow));
  return isOne
    ? `${articleFor(first)} ${[first, ...others.slice(0, -1)].join(', ')} and ${others.at(-1) ?? ''}`
    : null;
}

/** "tailored jacket of silk, pleated skirt of wool" as the things that they are: "a tailored jacket of silk and a pleated skirt of wool"; null where one is none. */
export function thingsOnly(words: string): string | null {
  const members = membersOf(words);
  if (members.length < 2 || !members.every(isOneThing)) return null;
  const said = members.map(withArticle);
  return `${said.slice(0, -1).join(', ')} and ${said.at(-1) ?? ''}`;
}

/** "snow-covered bamboo on white satin" */
const PLANT_ON_CLOTH =
  /^\p{L}+-\p{L}+ed (?:bamboo|pine|plum|willow|cherry|reeds?|grasses) on (?:[\p{L}-]+ ){0,3}(?:satin|silk|cotton|linen|velvet|damask)$/u;

/** "chrysanthemums on white figured satin": what is shown on a cloth is no part of what it is made of. */
export const isFigureOnCloth = (words: string): boolean => {
  const [, figure = ''] =
    /^([\p{L}-]+s) on (?:[\p{L}-]+ ){0,3}(?:satin|silk|cotton|linen|wool|velvet|cloth|damask)$/u.exec(
      words,
    ) ?? [];
  return (figure !== '' && mediumWordKind(figure) === 'other') || PLANT_ON_CLOTH.test(words);
};

/** What a pot is made of, and what lies on that. */
const BODY =
  /^(?:[\p{L}-]+ ){0,2}(?:stoneware|earthenware|porcelain|terracotta|fritware|stonepaste|clay|ceramic|pottery)$/iu;
const ON_BODY =
  /^(?!.*\b(?:in|on|with|under|over)\b)(?:[\p{L}-]+ ){0,3}(?:slips?|glazes?|splashes|enamels?|lustre|luster|decoration)$/iu;

/** "stoneware, white slip, green splashes" as what it is: "stoneware with white slip and green splashes". */
export function potWithGlaze(words: string): string {
  const [body = '', ...others] = words.split(', ');
  const every = others.flatMap((each) => each.replace(/^and /, '').split(' and '));
  // "porcelain, green glaze, Longquan ware": the kind of ware is no material.
  const ware = every.find((each) => /^\p{Lu}\p{L}+(?: \p{L}+)? ware$/u.test(each));
  const members = every.filter((each) => each !== ware);
  const kind = ware === undefined ? '' : ` (${ware})`;
  if (every.length === 0 || !BODY.test(body) || !members.every((each) => ON_BODY.test(each))) return words;
  const last = members.pop();
  if (last === undefined) return body + kind;
  return `${body} with ${members.length === 0 ? last : `${members.join(', ')} and ${last}`}${kind}`;
}

/** Ways of printing that stand together on one sheet. */
const ON_ONE_PLATE =
  '(?:(?:line )?etching|stonecut|stencil|engraving|drypoint|aquatint|mezzotint|lithograph|woodcut|linocut|screenprint|burin|roulette|reservage|open bite|chine coll[\u00E9e]|(?:soft|hard)[- ]ground(?: etching)?|(?:sugar|spit)[- ](?:lift|bite)(?: aquatint)?|photogravure|stipple|scraper|sanding|monotype|collage)';
/** What is put on a print, or printed with it, and is no print by itself: "Etching and sandpaper". */
const ON_A_PRINT =
  '(?:(?:gold|silver|metal|copper|palladium) (?:leaf|foil)|sandpaper|watercolou?r|gouache|(?:colou?red )?(?:inks?|pencils?|crayons?|threads?|chalks?)|graphite|charcoal|pastel|glitter|diamond dust|(?:blind )?embossing|hand[- ]colou?ring|letterpress|acrylic(?: paint)?|oil(?: paint)?|paint|enamel|pochoir|foil|flocking|varnish|embroidery|gilding|mica|stitching|text|wax)';
const A_PICTURE =
  '(?:(?:gelatin silver|inkjet|albumen|chromogenic|pigment|digital) print|photograph|cyanotype)';
const TOGETHER = new RegExp(
  `^((?:colou?r |hand-colou?red )?(?:${ON_ONE_PLATE}|${A_PICTURE}))((?:,? and |, )(?:${ON_ONE_PLATE}|${ON_A_PRINT})(?:(?:,? and |, )(?:${ON_ONE_PLATE}|${ON_A_PRINT}))*)( (?:on|in|from|with|printed) [^,]+)?$`,
  'iu',
);

/** "etching, drypoint and aquatint" as the one print that it is: "etching with drypoint and aquatint"; other words as they are. */
export function asOnePrint(words: string): string {
  const [, first, others = '', rest = ''] = TOGETHER.exec(words) ?? [];
  if (first === undefined || words.includes(' with ')) return words;
  const members = others.split(/,? and |, /).filter((member) => member !== '');
  const last = members.pop() ?? '';
  return `${first} with ${members.length === 0 ? last : `${members.join(', ')} and ${last}`}${rest}`;
}

/** What things are made of, as French, Spanish, Portuguese, Italian, German, Dutch, Polish and Nordic labels name it. */
const OF_OTHER_LANGUAGES =
  /(?<!\p{L})(?:\u00F3leo|l\u00E6der|fundici\u00F3n|bois|cuir|fibres v\u00E9g\u00E9tales|terre cuite|laiton|li\u00E8ge|soie|laine|verre|argent dor\u00E9|bronze dor\u00E9|taffetas de|fer forg\u00E9|madera|madeira|barro|cer\u00E1mica|piedra|arcilla|hierro|plata|oro|lana|algod\u00F3n|tinta|legno|ceramica|pietra|marmo|bronzo|vetro|ottone|seta|holz|eisen|leder|seide|wolle|kupfer|messing vergoldet|ton gebrannt|hout|aardewerk|zilver|drewno|olej|p\u0142\u00F3tno|srebro|z\u0142oto|tr\u00E4|trae|s\u00F8lv|silver f\u00F6rgyllt)(?!\p{L})/iu;
const ENGLISH_STUFF =
  /(?<!\p{L})(?:wood|leather|glass|stone|silver|gold|brass|iron|steel|copper|silk|wool|cotton|linen|paper|canvas|panel|paint|ink|clay|earthenware|stoneware|ceramic|marble|ivory|lacquer)(?!\p{L})/iu;

/** Whether a medium line is in another language than English. */
export const isOfOtherLanguage = (words: string): boolean =>
  OF_OTHER_LANGUAGES.test(words) && !ENGLISH_STUFF.test(words);

/** "olej, deska / oil on walnut panel": the English half of a line in two languages; other lines as they are. */
export function englishHalf(printed: string): string {
  const halves = printed.split(/ [/|] /);
  const english = halves.filter((half) => !isOfOtherLanguage(half) && ENGLISH_STUFF.test(half));
  return halves.length === 2 && english.length === 1 && halves.some(isOfOtherLanguage)
    ? (english[0] ?? printed)
    : printed;
}
