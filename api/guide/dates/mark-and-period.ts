const MARK = '(?:(?:\\S+-character|seal|reign|four|six) ){0,2}marks? and (?:of the )?period';
const DYNASTY = '(?:(?<dynasty>\\p{Lu}\\p{L}+ dynasty)(?: \\(\\d{3,4}[-\\u2013]\\d{2,4}\\))?,? )?';
const YEARS = '(?:,? \\(?(?:c\\. ?)?(?<from>\\d{4}) ?[-\\u2013] ?(?<to>\\d{2}|\\d{4})\\)?)?';
/** "Qing dynasty, Yongzheng mark and period (1723-1735)", "Mark and period of Xuande (1426-35)" */
const FORMS: readonly RegExp[] = [
  new RegExp(`^${DYNASTY}(?<reign>\\p{Lu}\\p{L}+) ${MARK}${YEARS}$`, 'u'),
  new RegExp(`^${DYNASTY}[Mm]ark and period of (?:the )?(?<reign>\\p{Lu}\\p{L}+)${YEARS}$`, 'u'),
];

/** Whose reign porcelain bears the mark of, and is of; null for any other text. */
export function markAndPeriod(text: string): string | null {
  for (const form of FORMS) {
    const { dynasty, reign, from, to = '' } = form.exec(text)?.groups ?? {};
    if (reign === undefined) continue;
    const end = to.length === 2 ? `${from?.slice(0, 2) ?? ''}${to}` : to;
    const years = from === undefined ? '' : `, ${from} to ${end}`;
    return `It bears the ${reign} mark${dynasty === undefined ? '' : ` of the ${dynasty}`} and is of that time${years}`;
  }
  return null;
}
