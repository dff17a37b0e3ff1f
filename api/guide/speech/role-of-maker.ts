import type { LabelFacts } from '../facts.ts';
import { isOfPicture } from '../vocabulary/pictures.ts';
import { namedThing } from '../notes/head-noun.ts';
import { OBJECT_WORDS } from '../vocabulary/objects.ts';
import { roleOf } from './artist.ts';

/** Works of art whose names are those of things too. */
const OF_ART =
  /^(?:figure|figurine|statue|statuette|bust|head|torso|relief|sculpture|mask|portrait|screen|scroll|handscroll|print|poster|book|album|painting|drawing|carving|panel|tapestry|altarpiece|icon|fan|triptych|diptych|medal|medallion|sign|photograph|leaf|folio|cross|crucifix)s?$/;

const OF_TODAY = 1960;

/** What the maker of a work is called where the name is not said again: by the trade that the label gives, and of a violin, a chair or a gun "maker". */
export function roleOfMaker({
  artist,
  title,
  medium,
  years,
}: Pick<LabelFacts, 'artist' | 'title' | 'medium' | 'years'>): string {
  const role = roleOf(artist ?? '');
  const head = (
    namedThing(title ?? '')
      .split(' ')
      .at(-1) ?? ''
  ).toLowerCase();
  const isThing = OBJECT_WORDS.has(head) && !OF_ART.test(head) && !isOfPicture(medium ?? '');
  // A chair of today may be an artist's.
  const isOld = (years?.[0] ?? 0) < OF_TODAY;
  return role === 'artist' && isThing && isOld ? 'maker' : role;
}
