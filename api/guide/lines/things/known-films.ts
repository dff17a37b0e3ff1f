import { behind, type Form, whole } from '../line-forms.ts';
import { isListWithFilm } from '../../speech/films-in-lists.ts';
import type { KnownStretch } from '../../search/search-label.ts';

/** The shape of a picture that moves, which says nothing to the ear. */
const RATIO = '(?:16:9|4:3|9:16|3:4|21:9|1:1)';
/** What is said of a film: its colour, its sound, what it was taken on. */
const MANNER = `(?:(?:in )?colou?r|b/w|b&w|black[- ](?:and|&)[- ]white|(?:stereo |surround |mono |no |with |5\\.1 |5\\.1 surround )?sound|silent|mute|HD|4K|35 ?mm|16 ?mm|8 ?mm|super 8|${RATIO})`;
/** How long it lasts: "14:20 min., loop", "22 minutes", "9:30". */
const TIME =
  '(?:\\d{1,3}:\\d{2}|\\d{1,3}(?::\\d{2})? ?(?:min(?:utes?|s)?|hours?|h)\\.?(?:,? \\d{1,2} ?sec(?:onds|s)?\\.?)?)(?:, (?:loop|looped|continuous loop|on a loop))?';
const FILM = new RegExp(
  `^((?:[\\p{L}\\d-]{1,15} ){0,4}(?:video|film|projection|animation)(?: installation| projection)?((?:[,;]| \\() ?${MANNER}\\)?){0,6})((?:[,;] ${RATIO})?)(?:[,;] (${TIME}))?$`,
  'iu',
);

/** "Video, colour, sound, 14:20 min., loop": a film with its manner and its time. */
export const FILM_FORMS: readonly Form[] = [
  ({ text, line, at }) => {
    const [, film = '', manner, ratio = '', time] = FILM.exec(text) ?? [];
    // "Film" alone may be a title.
    if (at === 0 || film === '' || (manner === undefined && time === undefined)) return [];
    if (time === undefined) return [whole('medium', line)];
    const shaped = behind(line.from, film);
    const timed = shaped + (ratio === '' ? 0 : 1);
    const stretches: KnownStretch[] = [{ kind: 'medium', from: line.from, to: shaped }];
    if (timed > shaped) stretches.push({ kind: 'other', from: shaped, to: timed });
    return [...stretches, { kind: 'dimensions', from: timed, to: line.to }];
  },
  // "Rope, buoys, video (colour, sound, 18 min.), publication"
  ({ text, line, at }) => (at > 0 && isListWithFilm(text) ? [whole('medium', line)] : []),
];
