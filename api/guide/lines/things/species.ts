import { bare } from '../../bare-word.ts';
import { startsOrigin, withOriginsMarked } from '../../find-origin.ts';
import type { LabelTokens } from '../../label-tokens.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { isCommonWord } from '../../vocabulary/common-word.ts';
import { linesOf, textOf } from '../by-form.ts';
import { hasMaterial } from '../line-forms.ts';

/** "Thylacinus cynocephalus", "Equus quagga quagga": the Latin name of a species, which no other words end like. */
const SPECIES =
  /^\(?\p{Lu}\p{Ll}{3,20} (?:\p{Ll}{3,20} )?\p{Ll}{2,20}(?:us|is|um|ii|ae|ens|oides|ica|ina|ana|ata|osa|eri|gga|alia)\)?$/u;
/** What is Latin, or ends so, and names no animal or plant. */
const NO_SPECIES =
  /^(?:Cultura|Civiltas|Terra|Opus|Sacra|Mater|Pater|Venus|Virgo|Maria|Christus|Natura|Ars|Vera) /;

/** Whether a line gives the Latin name of a species, and nothing else: no "Roman sarcophagus", "Silver denarius", "Royal album". */
export const isSpecies = (line: string): boolean =>
  SPECIES.test(line) &&
  !NO_SPECIES.test(line) &&
  !hasMaterial(line) &&
  !startsOrigin(withOriginsMarked(line), 0) &&
  line.split(' ').every((word) => !isCommonWord(bare(word).toLowerCase()));

/** "Tiger / Panthera tigris": above the Latin name of its kind stands what a thing is called. */
export function aboveSpecies(label: LabelTokens): KnownStretch[] {
  const [top, below] = linesOf(label);
  return top && below && isSpecies(textOf(label, below)) && !/\d|[,:]$/.test(textOf(label, top))
    ? [
        { kind: 'title', from: top.from, to: top.to },
        { kind: 'other', from: below.from, to: below.to },
      ]
    : [];
}
