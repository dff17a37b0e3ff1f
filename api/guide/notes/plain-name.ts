/** Letters and figures in small letters, without accents, parted by single blanks. */
export function plainName(name: string): string {
  // Thousands are prepared before the first label, most of plain letters.
  if (/^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/.test(name)) return name.toLowerCase();
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll(/[æÆ]/g, 'ae')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/['\u2019\u02BB\u02BC`]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
