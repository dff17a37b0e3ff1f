const YEAR = '(?:1[0-9]{3}|20[0-9]{2})';
const UNIT = '(?:mm|cm|m|km|in|inches|ft|feet|kg|g|percent)';

/** "1884-8" -> ["1884", "1888"]; a short second year takes the first one's leading figures. */
export function fullYears(first: string, second: string): [string, string] {
  return [
    first,
    second.length < first.length ? first.slice(0, first.length - second.length) + second : second,
  ];
}

/** The label's own words, made ready to be spoken: ranges, "c." and figures, nothing else. */
export function sayText(printed: string): string {
  return printed
    .normalize('NFC')
    .replaceAll(/[\u2010\u2011\u2012\u2013\u2015\u2212](?=\d)/g, '-')
    .replaceAll(/ ?[\u2013\u2014] ?| - (?=\p{L})/gu, ', ')
    .replaceAll(
      new RegExp(`([Bb]etween|[Ff]rom) (${YEAR}) ?- ?(\\d{1,4})(?!\\d)`, 'g'),
      (_, word: string, a: string, b: string) =>
        `${word} ${fullYears(a, b).join(word.toLowerCase() === 'between' ? ' and ' : ' to ')}`,
    )
    .replaceAll(new RegExp(`\\b(${YEAR}) ?- ?(\\d{2,4})\\b(?![-.]\\d)`, 'g'), (_, a: string, b: string) =>
      fullYears(a, b).join(' to '),
    )
    .replaceAll(/\b(?:ca\.|c\.|circa|ca) ?(?=\d)/g, 'around ')
    .replaceAll(new RegExp(`\\b(\\d{1,3})\\.(\\d{3})\\b(?!\\.?\\d| ?${UNIT}\\b)`, 'g'), '$1,$2')
    .replaceAll(/ ?& ?/g, ' and ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,.;:!?])/g, '$1')
    .replaceAll(/,{2,}/g, ',')
    .trim();
}

/** Closes a sentence that the label leaves open. */
export function closed(sentence: string): string {
  const text = sentence.trim().replace(/[,;:\s-]+$/, '');
  return /[.!?]["'\u2019\u201D)\]]*$/.test(text) ? text : `${text}.`;
}

export function capitalised(text: string): string {
  return text.replace(
    /^(["'\u2018\u201C(]?)(\p{Ll})/u,
    (_, quote: string, letter: string) => quote + letter.toUpperCase(),
  );
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** "a" or "an" before a word, by its sound. */
export function articleFor(word: string): 'a' | 'an' {
  if (/^(?:eu|uni|use|ukr|uga|uru|one\b|ewe)/i.test(word)) return 'a';
  return /^(?:[aeiou]|8|1[18]\b|hour|heir|hono|led\b|mdf\b)/i.test(word) ? 'an' : 'a';
}
