/** Letters behind a name that are hardly anything else: of academies, and of orders. */
const LETTERS =
  'P?P?RA|ARA|P?RSA|ARSA|RHA|HRHA|P?RWS|NEAC|OBE|CBE|MBE|DBE|KBE|FRS|FRSA|P?\\.?R\\.A\\.|A\\.R\\.A\\.|P?\\.?R\\.S\\.A\\.|R\\.H\\.A\\.|O\\.B\\.E\\.|C\\.B\\.E\\.';
/** Letters that are a land or a word as well, behind others of these. */
const OTHERS = 'CH|OM|AM|AO|AC|RE|RI|ROI|RBA|RP|Bt\\.?';

const NAME = "\\p{Lu}[\\p{L}.'\\u2019-]*(?: (?:\\p{Lu}[\\p{L}.'\\u2019-]*|van|von|de|der|du|la|le)){1,4}?";
const LIFE = '(?: \\([^()]{0,12}\\d{4}[^()]{0,12}\\)|,? \\d{4} ?[-\\u2013] ?\\d{4})';
const ANY = `(?:${LETTERS}|${OTHERS})(?!\\p{L})`;
/** "Ada Birch, RA", "Ada Birch OBE RA (born 1950)", "Ada Birch RA (1850-1920)": a name with letters behind a comma, with several of them, or with a life behind. */
const NAME_WITH_LETTERS = new RegExp(
  `^(${NAME})(?:,(?: ${ANY},?){0,2} (?:${LETTERS})(?!\\p{L})(?:,? ${ANY}){0,3}(${LIFE}?)|(?: ${ANY},?){1,3} ${ANY}(${LIFE}?)| (?:${LETTERS})(?!\\p{L})(${LIFE}))$`,
  'u',
);

/** A line without the letters of academies and orders behind somebody's name, which hide that it is one; any other line as it is. */
export const withoutPostNominals = (line: string): string =>
  line.replace(
    NAME_WITH_LETTERS,
    (_, name: string, ...lives: readonly unknown[]) =>
      `${name}${lives.slice(0, 3).find((life) => typeof life === 'string') ?? ''}`,
  );

const ALONE = new RegExp(
  `^(?:(?:${LETTERS}|${OTHERS}|(?:\\p{Lu}{1,2}\\.){2,6})(?!\\p{L})[, ]{0,2}){1,4}$`,
  'u',
);

/** Whether words are such letters and nothing else but the years of a life: "OBE RA (1880-1950)". */
export const arePostNominals = (words: string): boolean =>
  ALONE.test(words.replaceAll(/[\d()\u2013-]/g, '').trim());
