/** What makers are, as it stands before or behind their names; parts of patterns. */
export const TRADES =
  'Architect|Silversmith|Goldsmith|Designer|Maker|Manufacturer|Mfr\\.|Potter|Photographer|Sculptor|Engraver|Etcher|Delineator|Draftsman|Publisher|Painter|Decorator|Cabinetmaker|Calligrapher|Printer|Foundry|Editor|Retailer|Producer|Frame ?maker|Carver|Gilder|(?:Master )?[Ww]eaver|Clockmaker|Watchmaker|Gunsmith|Jeweller|Medallist|Bookbinder|Lithographer';

/** What a colon stands behind, in front of a name; parts of patterns. */
export const ROLES = `${TRADES}|Artist|Author`;

/** The trades in small letters; worked out in the app, where a copy for each user would take room. */
export const TRADES_SMALL = TRADES.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

const TRADE_BEHIND = new RegExp(`^([^]{2,80}), (${TRADES})$`, 'u');

/** "Ada Birch, Architect" as "Ada Birch, architect": a trade behind a name is none of its words. */
export const withTradeSmall = (maker: string): string =>
  maker.replace(TRADE_BEHIND, (_, name: string, trade: string) => `${name}, ${trade.toLowerCase()}`);

/** What makers did: "designed by". */
export const DEEDS =
  'designed|made|copied|issued|manufactured|decorated|painted|printed|published|cast|woven|carved|engraved|embroidered|gilded|retailed|edited|built|written|knitted|sewn|stitched|forged|thrown|blown|drawn|illuminated|illustrated|marked|stamped|supplied|modell?ed|etched|enamelled|produced';

/** "Cut by", "Composed by", "Printed with": what somebody did to a work, of more deeds than those by which makers are known; part of patterns. */
export const DONE_TO_IT =
  '(?!Assist|Accompan|Join|Help|Support|Inspir|Marri)(?:\\p{Lu}\\p{Ll}{1,14}ed|Cut|Rebuilt|Bound|Hewn|Shot) (?:by|with)';

/** The deeds of makers with a small or a capital letter at the start. */
export const DEEDS_EITHER_CASE = eitherCase(DEEDS);

/** What makers are called where nobody wrote down their names; part of patterns. */
export const UNNAMED_MAKERS = '(?:[Aa]rtist|[Mm]aker|[Ww]eaver|[Cc]arver|[Pp]otter|[Ss]culptor)s?';

/** Words between the names of two who made a work together; part of patterns. */
export const TOGETHER = '(?:and|&|\\/|(?:together )?with|in (?:collaboration|partnership|association) with)';

/** What joins a further maker to the one before. */
export const PARTNERS = 'and|&|with|assisted by';

/** A part of a pattern whose words may start with a small or a capital letter. */
function eitherCase(words: string): string {
  return words.replaceAll(/\b[a-z](?=[a-z])/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
}

/** Words of a firm's or a group's name; part of patterns. */
export const FIRM_WORDS =
  'Pottery|Maison|Workshop|Factory|Manufactory|Manufacture|Porcelain|Studios?|Company|Co|Works|Brothers|Group|Architects|Sons|Inc|Ltd|Bureau|Collective|Atelier|Cooperative|Glassworks|Associates|Partners|Press|Editions';

/** With what else the name of a workshop ends: "Grenfell Industrial", "Cheticamp Hookers"; part of patterns. */
export const CRAFT_WORDS =
  'Industrial|Industries|Hookers|Weavers|Potters|Quilters|Spinners|Embroiderers|Knitters|Handicrafts?|Crafts|Crafters|Craftsmen|Furniture|Shops?|Quilting Bee|Forge|Looms|Mills|Textiles';

/** The words of a firm's name as whole words, and words of names that stand for one. */
export const FIRM = new RegExp(`^(?:${FIRM_WORDS}|Painter|Master|family)$`);

/** "The Merry Company", "An Elegant Company": people who feast together, and no firm; stands at the head of patterns. */
export const NO_FEAST =
  '(?!(?:The |An? )?(?:Merry|Elegant|Musical|Fashionable|Gallant|Festive|Noble|Convivial|Courtly|Distinguished|Drinking|Amorous|Peasant|Military) Company)';
