/** Letters and figures in small letters, without accents, parted by single blanks. */
export function plainName(name: string): string {
  // Most names have no accents, and thousands are prepared before the first label.
  const plain = /[^\0-\x7F]/.test(name) ? inPlainLetters(name) : name;
  return plain
    .toLowerCase()
    .replaceAll(/['\u2019\u02BB\u02BC`]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function inPlainLetters(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll(/[æÆ]/g, 'ae')
    .replaceAll('ß', 'ss');
}
