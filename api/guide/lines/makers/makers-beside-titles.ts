import { isKnownArtist } from '../../notes/known-artists.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import type { LabelTokens } from '../../label-tokens.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { linesOf, textOf } from '../by-form.ts';
import {
  behind,
  DATE_BEHIND,
  type Form,
  namesThing,
  NO_NAME,
  startsWithGivenName,
  whole,
} from '../line-forms.ts';
import { NAME } from './known-lives.ts';

/** "Ada Birch / Armchair 41, 1932": a maker and a title, parted by a stroke. */
const BESIDE = new RegExp(
  `^((?:\\p{Lu}[\\p{L}.'\\u2019-]{1,20} (?:and|&) )?${NAME}) / (?!\\p{Ll})([^/;]{2,80})$`,
  'u',
);

/** Whether words name somebody: an artist of the notes, or a name with a given name before something that is a thing. */
const isMaker = (name: string, title: string): boolean =>
  isKnownArtist(name) ||
  (startsWithGivenName(name) && !NO_NAME.test(name) && namesThing(title.replace(/ [\d.-]+$/, '')));

/** What tells of another maker below a name, which is then whom the work shows. */
const OTHER_MAKER =
  /^(?:[Bb]y|Unidentified|Unknown|Anonymous) |\b[Bb]y \p{Lu}|\b(?:[Aa]rtist|[Pp]hotographer|[Pp]ainter|[Ss]culptor|[Ee]ngraver)$/u;

/** Whether a line names somebody: an artist of the notes, whatever stands behind the name. */
const namesOther = (text: string): boolean =>
  OTHER_MAKER.test(text) ||
  isKnownArtist(text.replace(/,? \(?(?:\p{Lu}\p{Ll}+, )?(?:born |b\. )?\d{4}.*/u, ''));

/** "Paul Klee" alone on the first line: an artist of the notes, where nobody else is named below. */
export function artistAtTop(label: LabelTokens): KnownStretch[] {
  const [top, ...below] = linesOf(label);
  const name = top ? textOf(label, top) : '';
  return top &&
    below.length > 1 &&
    name.includes(' ') &&
    isKnownArtist(name) &&
    !below.some((line) => namesOther(textOf(label, line)))
    ? [whole('artist', top)]
    : [];
}

/** Lines that name the maker and the title side by side. */
export const MAKER_AND_TITLE_FORMS: readonly Form[] = [
  ({ text, line, at }) => {
    const [, name = '', rest = ''] = at === 0 ? (BESIDE.exec(text) ?? []) : [];
    const [dated = ''] = DATE_BEHIND.exec(rest) ?? [];
    const title = rest.slice(0, rest.length - dated.length);
    if (name === '' || title === '' || /^(?:c\.|ca\.|\d)/.test(rest) || isMaterials(title)) return [];
    // "Ada Birch / Ugo Lowe" are two makers.
    if (!isMaker(name, title) || isKnownArtist(title) || startsWithGivenName(title)) return [];
    const from = behind(line.from, `${name} /`);
    const to = behind(from, title);
    return [
      { kind: 'artist', from: line.from, to: from - 1 },
      { kind: 'other', from: from - 1, to: from },
      { kind: 'title', from, to },
      ...(to < line.to ? [{ kind: 'date', from: to, to: line.to } as const] : []),
    ];
  },
];
