/** What labels print before the number itself: "Inv. no.", "Accession number:". */
const BEFORE =
  /^(?:(?:accession|inventory|object|museum|catalogue|acc|inv|obj|cat)\b\.?[ -]?){1,2}(?:(?:number|nummer|no|nr|n°|№)\b\.?)?:? ?/i;

/**
 * An accession number without what does not tell two apart: case, kinds of hyphen, and spaces but between two figures.
 * "Inv. no. ng 1234" -> "NG1234"
 */
export function plainAccession(printed: string): string {
  return printed
    .normalize('NFKC')
    .trim()
    .replace(BEFORE, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<!\d) | (?!\d)/g, '')
    .toUpperCase();
}

/** Two years, with or without a word before them. */
const YEARS = /^\D{0,5}\d{3,4}[-/]\d{2,4}\D{0,2}$/;

/** A number that a whole printed line can be taken for: it has a figure and a letter or a mark, and is no pair of years. */
export const isTellingNumber = (plain: string): boolean =>
  plain.length >= 4 && /\d/.test(plain) && /[^\d ]/.test(plain) && !YEARS.test(plain);

/** Whether a whole printed line looks like an accession number: neither words nor a year nor a size. */
export const looksLikeNumber = (plain: string): boolean =>
  isTellingNumber(plain) &&
  !/\p{L}{4}/u.test(plain) &&
  !/^\D{0,4}[12]\d{3}$/.test(plain) &&
  !/\d(?:[X×]\d|(?:CM|MM|M|IN|KG|G|FT)\b)/.test(plain);
