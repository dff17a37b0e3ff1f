import { isDateLine } from '../dates/date-line.ts';
import { withOriginsMarked } from '../find-origin.ts';
import { namedThing } from '../notes/head-noun.ts';
import { isGivenName } from '../vocabulary/given-names.ts';
import { isMaterials } from '../vocabulary/materials.ts';
import { OBJECT_WORDS } from '../vocabulary/objects.ts';
import { isCounty } from '../vocabulary/county-names.ts';

/** What a piece between two commas tells. */
type Kind = 'thing' | 'material' | 'maker' | 'place' | 'date' | 'more';

interface Piece {
  readonly kind: Kind;
  readonly text: string;
}

/** Pieces of such a label at least, and characters at most: what is shorter may be a title, what is longer a text. */
const LEAST = 3;
const LONGEST = 160;

/** Towns whose makers' works stand in museums; other towns may be anybody's name. */
const TOWN =
  /^(?:London|Paris|Amsterdam|Nuremberg|Augsburg|Venice|Vienna|Prague|Berlin|Dresden|Munich|Cologne|Antwerp|Brussels|Edinburgh|Glasgow|Dublin|Birmingham|Sheffield|Manchester|York|Boston|Philadelphia|New York|Baltimore|Salem|Newport|Toledo|Seville|Madrid|Lisbon|Florence|Rome|Milan|Naples|Turin|Genoa|Bologna|Copenhagen|Stockholm|Oslo|Helsinki|Moscow|St\.? Petersburg|Istanbul|Cairo|Damascus|Isfahan|Kyoto|Edo|Osaka|Canton|Leiden|Haarlem|The Hague|Utrecht|Rotterdam|Geneva|Basel|Zurich|Strasbourg|Lyon|Hamburg|Leipzig|Meissen|S\u00E8vres|Solingen|Passau)$/;
/** "by Ada Birch", "designed by Ada Birch for Lowe & Co." */
const BY =
  /^(?:(?:designed|made|engraved|painted|woven|printed|carved) )?by \p{Lu}[\p{L}.'\u2019-]*(?: (?:\p{Lu}[\p{L}.'\u2019-]*|de|di|du|van|von|der|and|&|for)){0,7}$/iu;
/** "Ada Birch", "Ada Birch for Upsala-Lowe" */
const NAME = /^\p{Lu}\p{L}{1,15}(?: \p{Lu}[\p{L}.'\u2019-]{0,20}){1,3}(?: for \p{Lu}[\p{L}&' -]{1,30})?$/u;
const AMBIGUOUS = /^(?:horn|shell|bead|bone|feather|button|print|mirror|tile|brick|tapestry|relief)s?$/i;
/** "lead-lined", "carved", "painted black": what is said of the piece before. */
const MORE = /^(?:\p{Ll}+-)?\p{Ll}{2,12}(?:ed|gilt|cast|blown|woven)(?: (?:and \p{Ll}+|\p{Ll}{3,6}))?$/u;
/** "Armchair", "Pair of pistols", "Coffee pot \"Svala\"" */
const THING =
  /^\p{Lu}[\p{Ll}-]{1,30}(?: [\p{Ll}'\u2019-]+){0,6}(?: ["'\u2018\u201C]\p{Lu}[^"'\u2019\u201D]{1,30}["'\u2019\u201D])?$/u;

/** "broadsword", "sideboard", "cooler": kinds of things by the end of their name. */
const MADE_OF_THING =
  /(?:sword|chair|glass|table|pot|box|cup|dish|bowl|jug|chest|stool|clock|cooler|bucket)s?$/;

const isThing = (text: string): boolean => {
  const [plain = ''] = text.toLowerCase().split(/ ["'\u2018\u201C]/, 1);
  return [plain, namedThing(plain)].some((name) => {
    const last = name.slice(name.lastIndexOf(' ') + 1);
    return OBJECT_WORDS.has(last) || OBJECT_WORDS.has(last.replace(/s$/, '')) || MADE_OF_THING.test(last);
  });
};

/** Whether a piece is a nation, a people, a land or a town, known and alone: "English", "Pomo", "Denmark", "London". */
const isPlace = (text: string): boolean => {
  const place = text.replace(
    /^(?:[Pp]robably|[Pp]ossibly|[Nn]orthern|[Ss]outhern|[Ee]astern|[Ww]estern) /,
    '',
  );
  return /^[\uE000-\uE002]+$/.test(withOriginsMarked(place)) || TOWN.test(place) || isCounty(place);
};

/** What a piece behind the first one is; null where it has no form of its own. */
function kindOf(text: string, before: Kind | undefined): Kind | null {
  if (isDateLine(text)) return 'date';
  // "Bow" is a town where porcelain was made, and a thing.
  if (isPlace(text) || (text === 'Bow' && before === 'material')) return 'place';
  if (BY.test(text)) return 'maker';
  // Of "spoon, horn" the second may be a thing as well.
  if (isMaterials(text)) return before === 'thing' && AMBIGUOUS.test(text) ? null : 'material';
  if (MORE.test(text) && (before === 'material' || before === 'thing')) return 'more';
  return NAME.test(text) && isGivenName(text.split(' ', 1)[0]?.toLowerCase() ?? '') ? 'maker' : null;
}

/** "Bracket clock by Ada Birch" in two. */
const withMakerApart = (text: string): string[] => text.split(/ (?=by \p{Lu})/u);

/** Pieces that are of one field as one: materials, a town and its land, and what is said of a piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    const isSame = last?.kind === piece.kind && (piece.kind === 'material' || piece.kind === 'place');
    if (last && (isSame || piece.kind === 'more'))
      whole[whole.length - 1] = { kind: last.kind, text: `${last.text}, ${piece.text}` };
    else whole.push(piece);
  }
  return whole;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * "Armchair, mahogany, English, about 1760": the fields of a label that is one line, as the lines that they would be; null where
 * a piece between two commas has no form of its own, so that nobody knows what it is.
 */
export function fieldsOnLine(text: string): string[] | null {
  if (text.length > LONGEST) return null;
  const [head = '', ...behind] = text.replace(/\.$/, '').split(/, (?![^()]{0,80}\))/);
  const [first = '', ...others] = [...withMakerApart(head), ...behind];
  if (others.length + 1 < LEAST || !THING.test(first) || !isThing(first)) return null;
  const pieces: Piece[] = [{ kind: 'thing', text: first }];
  for (const other of others) {
    const kind = kindOf(other, pieces.at(-1)?.kind);
    if (kind === null) return null;
    pieces.push({ kind, text: other });
  }
  const fields = joined(pieces);
  const isOnce = (kind: Kind): boolean => fields.filter((field) => field.kind === kind).length < 2;
  const isLabel = fields.length > 2 && fields.some(({ kind }) => kind === 'date');
  return isLabel && (['date', 'maker', 'place', 'material'] as const).every(isOnce)
    ? fields.map((field) => capitalised(field.text))
    : null;
}
