import type { Statement } from '../../statement.ts';

/** How the sentence on where a work is from begins. */
export const COMES_FROM = 'It comes from ';

const PEOPLE = /^the [^,]{2,40} peoples?\.$/;

/** "the court of Benin" and "the Edo people." as "the Edo people of the court of Benin.", other places one behind the other. */
const joined = (place: string, next: string): string =>
  PEOPLE.test(next) && !/\b(?:peoples?|culture)\b/.test(place)
    ? `${next.slice(0, -1)} of ${place}.`
    : `${place}, ${next}`;

/** "It comes from the Mendi people." and "It comes from Papua New Guinea." as one sentence. */
export function withPlacesJoined(sentences: readonly Statement[]): Statement[] {
  const joint: Statement[] = [];
  for (const each of sentences) {
    const last = joint.at(-1);
    if (
      last?.text.startsWith(COMES_FROM) &&
      each.text.startsWith(COMES_FROM) &&
      !last.text.includes(', and ')
    )
      joint[joint.length - 1] = {
        ...last,
        text: COMES_FROM + joined(last.text.slice(COMES_FROM.length, -1), each.text.slice(COMES_FROM.length)),
        spans: [...last.spans, ...each.spans],
      };
    else joint.push(each);
  }
  return joint;
}
