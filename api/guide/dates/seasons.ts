const TWO = '(?:A/?W|F/?W|S/?S|(?:Autumn|Fall) ?[-\\u2013/] ?Winter|Spring ?[-\\u2013/] ?Summer)';
const ONE = '(?:Spring|Summer|Autumn|Fall|Winter)';

const SHORT = new RegExp(
  `^(?:(A/?W)|(F/?W)|(S/?S)|(${TWO})|(${ONE}|Pre-Fall|Resort|Cruise)),? ?['\\u2019]?(\\d{2,4})(?:[-\\u2013/](\\d{1,4}))?(?: (?:(?:haute )?couture|ready-to-wear))?(?: collection)?$`,
);

/** Fashion has no seasons by year before these. */
const FIRST_YEAR = 50;

/** "A/W 1996-97", "SS98", "Fall 1996 collection" in whole words: "Autumn/Winter 1996-97"; any other text as it is. */
export function seasonInWords(text: string): string {
  const [, aw, fw, ss, two, one, year = '', to] = SHORT.exec(text) ?? [];
  if (year === '' || year.length === 3) return text;
  const season =
    aw !== undefined
      ? 'Autumn/Winter'
      : fw !== undefined
        ? 'Fall/Winter'
        : ss !== undefined
          ? 'Spring/Summer'
          : (two?.replace(/ ?[-\u2013/] ?/, '/') ?? one ?? '');
  const century = Number(year) < FIRST_YEAR ? '20' : '19';
  return `${season} ${year.length === 2 ? century : ''}${year}${to === undefined ? '' : `\u2013${to}`}`;
}
