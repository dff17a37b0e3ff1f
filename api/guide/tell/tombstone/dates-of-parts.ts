import type { LabelFacts } from '../../facts.ts';
import { linesOf } from '../../lines/lines-of-text.ts';
import { sayDate } from '../../speech/date.ts';
import { fromLabel, type Statement } from '../statement.ts';

/** "around 1785 (sword)": a line that dates a part of a thing. */
const DATE_OF_PART =
  /^(?:(probably|possibly|perhaps) )?(.{0,40}\d.{0,20}) \(((?!\p{Ll}+ed\b)\p{Ll}[\p{Ll} ]{2,20})\)$/u;

/** "Its parts are of different times: the sword was made around 1785, the lock around 1640." Empty for a thing of one time. */
export function datesOfParts({ given }: LabelFacts): Statement[] {
  const found = linesOf(given).flatMap(({ text, ...span }) => {
    const [, doubt, date = '', part = ''] = DATE_OF_PART.exec(text) ?? [];
    const said = date === '' ? null : sayDate(date);
    return said?.verb === 'made'
      ? [{ span, part, when: `${doubt === undefined ? '' : `${doubt} `}${said.when}` }]
      : [];
  });
  const [first, ...others] = found.map(({ part, when }) => ({ part, when }));
  if (first === undefined || others.length === 0) return [];
  const rest = others.map(
    ({ part, when }, at) => `${at === others.length - 1 ? 'and ' : ''}the ${part} ${when}`,
  );
  return [
    fromLabel(
      `Its parts are of different times: the ${first.part} was made ${first.when}, ${rest.join(', ')}.`,
      'date',
      found.map(({ span }) => span),
    ),
  ];
}
