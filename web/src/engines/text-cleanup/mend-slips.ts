/**
 * Mends what Tesseract commonly takes for something else, only where the characters around it prove it: the
 * letter O among the digits of a year or a number, l or I as the first digit of a year beside another year, and
 * the O of a museum number (one capital, then five digits). Puts one character for one; removes nothing.
 */
export function mendSlips(text: string): string {
  const mended = text
    .replace(/\b([A-Z])([Oo]{1,2})(\d{3,4})\b/g, (whole, letter: string, os: string, digits: string) =>
      os.length + digits.length === 5 ? letter + '0'.repeat(os.length) + digits : whole,
    )
    .replace(/(?<=\d)[Oo](?=\d)/g, '0')
    .replace(/(?<=\b1\d{3}-)[lI](?=\d{3}\b)|\b[lI](?=\d{3}-1\d{3}\b)/g, '1');
  // A mended year may prove the one beside it.
  return mended === text ? text : mendSlips(mended);
}
