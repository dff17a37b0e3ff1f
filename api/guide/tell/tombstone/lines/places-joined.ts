import type { Statement } from '../../statement.ts';

/** How the sentence on where a work is from begins. */
export const COMES_FROM = 'It comes from ';

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
        text: `${last.text.slice(0, -1)}, ${each.text.slice(COMES_FROM.length)}`,
        spans: [...last.spans, ...each.spans],
      };
    else joint.push(each);
  }
  return joint;
}
