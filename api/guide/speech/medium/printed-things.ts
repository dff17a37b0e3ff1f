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
