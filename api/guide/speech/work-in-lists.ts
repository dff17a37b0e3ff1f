import { mediumWordKind } from '../vocabulary/materials.ts';
import { articleFor } from './text.ts';

/** What is done to materials and stands among them in printed lists: nothing is made of embroidery. */
const WORK =
  /^(?!(?:with|on|in|silk|wool|woollen|cotton|linen|metallic) )(?:[\p{L}-]+ ){0,4}(?:embroidery|painting|decoration|gilding|appliqu\u00E9|carving|beadwork|stencilling|marquetry|lacework|quilting|patchwork|inlay|openwork|granulation|filigree|repouss\u00E9)(?: (?:under|over|through|in|with|on) [^,]+)?$/iu;
/** One part of a thing, behind what the rest is made of. */
const PART =
  /^(?!with |on |in )(?:[\p{L}-]+ ){1,2}(?:binding|frame|stand|base|lid|cover|core|handle|lining|case)$/iu;
/** "eyes inlaid with silver": a part and what was done to it. */
const PART_DONE =
  /^((?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:inlaid|set|decorated|filled|covered|lined) (?:with|in) [^,]+$/iu;
/** A box or the like that holds a work, printed without its article. */
const IN_BOX =
  /(?<= in )(?=(?:(?:cardboard|wooden|wood|glass|metal|plastic|tin|paper|leather|cloth|display) )?(?:box|lightbox|case|frame|vitrine|drawer|bottle|jar|suitcase|envelope|slipcase)(?:$|,))/u;

/** What a work stands on, printed without its article: "bronze on marble base". */
const ON_STAND =
  /(?<= on )(?!an? |the |its |two |three |four |one )((?:[\p{Ll}-]+ ){0,3}(?:base|plinth|stand|pedestal|mount|socle))(?=$|[,;.])/gu;

const isOfMaterial = (words: string): boolean =>
  words.split(/[ -]/).some((word) => mediumWordKind(word) === 'material');
/** "engraved and" of "engraved and inlaid with silver" is no part that was inlaid. */
const isDone = (part: string): boolean => {
  const [, named = ''] = PART_DONE.exec(part) ?? [];
  return named !== '' && !/ (?:and|or)$|ed$/.test(named) && !isOfMaterial(named.split(' ').at(-1) ?? '');
};
const withArticle = (part: string): string => {
  const head = (PART_DONE.exec(part)?.[1] ?? part).split(' ').at(-1) ?? '';
  return head.endsWith('s') || WORK.test(part) ? part : `${articleFor(part)} ${part}`;
};
const listed = (members: readonly string[]): string =>
  members.length < 2 || / and /.test(members.at(-1) ?? '')
    ? members.join(', ')
    : `${members.slice(0, -1).join(', ')} and ${members.at(-1) ?? ''}`;

/**
 * A list of materials with what was done to them, and parts that have materials of their own, behind "with": "stoneware, blue
 * underglaze painting" -> "stoneware, with blue underglaze painting"; other words as they are.
 */
export function withWorkBehind(words: string): string {
  const said = words
    .replace(/^silver(?:,| and) parcel[- ]gilt$/i, 'parcel-gilt silver')
    .replace(/^photograph, (albumen|gelatin silver)$/i, '$1 photograph')
    .replace(/\bwater colou?r/gi, (each) => each.replace(' ', ''))
    .replace(
      /^(?!.*, .*, )(.{5,60}\bnegative\b[^,]*), ((?:modern|later|new) (?:[\p{L}-]+ ){0,2}print)$/u,
      (_, negative: string, print: string) => `${print} from ${articleFor(negative)} ${negative}`,
    )
    .replace(IN_BOX, 'a ')
    .replaceAll(ON_STAND, (stand: string) => `${articleFor(stand)} ${stand}`);
  if (/ with /.test(said.split(', ', 1)[0] ?? '') || /[:;()]/.test(said)) return said;
  const members = said
    .replace(/, and (?=[^,]+$)/, ', ')
    .replace(/^([^,]+) and (?=[^,]+$)/, '$1, ')
    .split(', ');
  const [first = '', ...others] = members;
  const isBehind = (part: string): boolean => WORK.test(part) || PART.test(part) || isDone(part);
  const at = others.findIndex(isBehind);
  if (at < 0 || !isOfMaterial(first) || !others.slice(at).every(isBehind)) return said;
  const materials = [first, ...others.slice(0, at)];
  return `${listed(materials)}, with ${listed(others.slice(at).map(withArticle))}`;
}
