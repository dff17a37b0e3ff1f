import { isKnownArtist } from '../../notes/known-artists.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { behind, DATE_BEHIND, type Form, namesThing, NO_NAME, startsWithGivenName } from '../line-forms.ts';
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
