/** "Born France, worked France and USA", "Born and works Brazil" */
const BORN = /^Born(?: in)?(?: and)? /;
const WORKS = /(?:^|, |,? )(works?|worked|lives and works|lived and worked)(?: in)? (?=\p{Lu})/u;
/** Characters of such a line. */
const MOST_OF_LIFE = 90;

/** Where an artist was born and works, by a line that says so: "The artist was born in France and works in Chile"; null for any other line. */
export function bornAndWorks(words: string): string | null {
  const life = words.replace(BORN, '');
  const found = words.length > MOST_OF_LIFE || /\d/.test(words) ? null : WORKS.exec(life);
  if (!found) return null;
  const [all, works = ''] = found;
  const [born, place] = [life.slice(0, found.index), life.slice(found.index + all.length)];
  return born === ''
    ? `The artist was born in ${place} and ${works} there`
    : `The artist was born in ${born} and ${works} in ${place}`;
}
