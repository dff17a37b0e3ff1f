import { isDateText } from '../../dates/date-line.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { textOf } from '../by-form.ts';
import { NAME } from './known-lives.ts';
import { behind, type Form, isBelowThing, NO_NAME, whole } from '../line-forms.ts';

const NUMBER =
  '(?:\\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)';
/** "aged 10", "age 12", "at the age of nine", "aged 11 years" */
export const AGE = `(?:at (?:the )?)?aged?(?: of)? ${NUMBER}(?: years?)?(?: old)?`;
/** "Worked by Ada Birch, aged 10, 1789", "Ada Birch (born 1788), age 12", "By Ada Birch aged 9, Leeds, 1801" */
const NAME_AND_AGE = new RegExp(
  `^((?:(?:\\p{Lu}\\p{Ll}{2,11} by|By) )?${NAME})(?: (\\([^()]{4,40}\\)))?,? (${AGE})(?:, ([^:;()]{3,60}))?$`,
  'u',
);

/** Lines that say how old whoever made a thing was, which is no date. */
export const AGE_FORMS: readonly Form[] = [
  ({ label, lines: [top], text, line, at }) => {
    const [, name = '', life, age = '', rest] = NAME_AND_AGE.exec(text) ?? [];
    if (at !== 1 || !top || name === '' || NO_NAME.test(name) || !isBelowThing(label)) return [];
    const named = behind(line.from, name);
    const lived = life === undefined ? named : behind(named, life);
    const aged = behind(lived, age);
    const when = rest?.split(', ').at(-1) ?? '';
    const isDated = /\d/.test(when) && isDateText(when);
    const placed = isDated && rest !== undefined ? line.to - when.split(' ').length : line.to;
    const stretches: KnownStretch[] = [
      ...(/\d/.test(textOf(label, top)) ? [] : [whole('title', top)]),
      { kind: 'artist', from: line.from, to: named },
      { kind: 'life', from: named, to: lived },
      { kind: 'other', from: lived, to: aged },
      { kind: 'other', from: aged, to: placed },
      { kind: 'date', from: placed, to: line.to },
    ];
    return stretches.filter(({ from, to }) => from < to);
  },
];
