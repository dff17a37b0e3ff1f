import { articleFor } from '../text.ts';

/** What is printed on a sheet, and is no stuff of a work: "Poster, lithograph". */
const SHEET =
  /^(wallpaper|sidewall|poster|postcard|map|handbill|leaflet|flyer|broadside|bookplate|book|pamphlet|calendar|programme|magazine|newspaper|fabric|furnishing fabric|textile|cotton|linen|silk|paper), ([^,;:()]+)$/iu;
const STUFF = /(?:fabric|textile|cotton|linen|silk|paper)$/;
const NO_ARTICLE = /^(?:wallpaper|sidewall)$/;
/** "machine print", "colour print from woodblocks", "letterpress", "colour lithograph": how it was printed. */
const BY =
  /^(?:(\p{Ll}{1,12})[- ]?)?(colou?r )?print((?: (?:from|in|on) [\p{Ll} -]{1,60})?)$|^(letterpress|offset(?: lithography)?)((?: on [\p{Ll} -]{1,40})?)$|^((?:(?:colou?r|offset|photo) ?){0,3}(?:lithograph|screenprint|woodcut|linocut|engraving|etching|collotype|photogravure|woodblock print)(?: (?:on|in) [\p{Ll} -]{1,40})?)$/iu;
const BY_WHAT = /^(?:block|machine|screen|hand|roller|stencil|plate|surface)$/;

/** How a sheet was printed, as it stands behind what it is; null for words that do not say that. */
function howPrinted(words: string): string | null {
  const [, by, colour, rest = '', press, onPress = '', print] = BY.exec(words) ?? [];
  if (print !== undefined) return `${articleFor(print)} ${print}`;
  if (press !== undefined) return `printed in ${press}${onPress}`;
  if (by !== undefined && BY_WHAT.test(by)) return `${by}-printed${rest}`;
  const isColour = colour !== undefined || /^colou?r$/.test(by ?? '');
  return (by === undefined || isColour) && rest !== ''
    ? `printed${isColour ? ` in ${(colour ?? by ?? '').trim()}` : ''}${rest}`
    : null;
}

/**
 * "Wallpaper, colour print from woodblocks" -> "wallpaper, printed in colour from woodblocks", "Poster, lithograph" -> "a poster, a
 * lithograph": a printed thing and how it was printed, of which nothing is made; null for any other medium.
 */
export function printedThing(printed: string): { form: 'is' | 'of'; words: string } | null {
  const [, thing = '', how = ''] = SHEET.exec(printed.toLowerCase()) ?? [];
  const done = how === '' ? null : howPrinted(how);
  if (done === null) return null;
  if (STUFF.test(thing) && thing !== 'wallpaper')
    return done.startsWith('a')
      ? null
      : done.includes('-printed')
        ? { form: 'of', words: done.replace('-printed', `-printed ${thing}`) }
        : { form: 'of', words: `${thing}, ${done}` };
  return {
    form: 'is',
    words: `${NO_ARTICLE.test(thing) ? thing : `${articleFor(thing)} ${thing}`}, ${done}`,
  };
}

/** A way of printing that labels name in place of the print: "Colour woodblock", "Offset lithography on paper". */
const WAY_OF_PRINTING =
  /^((?:(?:colou?r|colou?red|hand-colou?red|polychrome|multi-?colou?r(?:ed)?|digital|archival|black-and-white|nishiki-e) ){0,2})(wood ?block|lithography|photolithography|chromolithography|offset lithography|offset|photography|gicl\u00E9e|pochoir|serigraphy|(?:silk ?)?screen ?printing|block ?printing|xylography)((?: in [\p{L} ]{3,20})?(?: on [\p{L} -]{1,40})?|[;,] inks?(?: and colou?rs?)? on [\p{L} -]{1,30})$/iu;
const PRINT_OF: Readonly<Record<string, string>> = {
  lithography: 'lithograph',
  photolithography: 'photolithograph',
  chromolithography: 'chromolithograph',
  'offset lithography': 'offset lithograph',
  photography: 'photograph',
  serigraphy: 'serigraph',
  xylography: 'woodcut',
};

/** "Colour woodblock" -> "a colour woodblock print": what was printed so, of which nothing is made; null for any other medium. */
export function printOfWay(printed: string): string | null {
  const [, colour = '', way, rest = ''] = WAY_OF_PRINTING.exec(printed.toLowerCase()) ?? [];
  if (way === undefined) return null;
  const print = PRINT_OF[way] ?? `${way.replace(/ ?printing$/, '').replace('wood block', 'woodblock')} print`;
  const named = `${colour}${print}`;
  return `${articleFor(named)} ${named}${rest.replace(/^[;,] /, ' in ')}`;
}
