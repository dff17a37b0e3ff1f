import type { LabelFacts, TextSpan } from '../../../facts.ts';
import { isOfPicture } from '../../../vocabulary/pictures.ts';
import type { Statement } from '../../statement.ts';

/** Without what the lines that are told in the place of a title have said; one with a town may be that of a picture. */
export function withoutHeard(
  statements: readonly Statement[],
  heading: readonly Statement[],
  { title, medium, heading: printed }: LabelFacts,
): readonly Statement[] {
  const isPicture = title === null && isOfPicture(medium ?? '');
  const lines: readonly TextSpan[] = isPicture ? printed : heading.flatMap(({ spans }) => spans);
  const isHeard = ({ start, end }: TextSpan): boolean =>
    lines.some((line) => line.start <= start && end <= line.end);
  return statements.filter(
    (each) =>
      heading.includes(each) ||
      each.field === 'printed' ||
      each.spans.length === 0 ||
      !each.spans.every(isHeard),
  );
}
