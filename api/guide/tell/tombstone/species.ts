import { bare } from '../../bare-word.ts';
import { startsOrigin, withOriginsMarked } from '../../find-origin.ts';
import { isCommonWord } from '../../vocabulary/common-word.ts';
import { hasMaterial } from '../../vocabulary/things-and-materials.ts';

/** "Thylacinus cynocephalus", "Equus quagga quagga": the Latin name of a species, which no other words end like. */
const SPECIES =
  /^\(?\p{Lu}\p{Ll}{3,20} (?:\p{Ll}{3,20} )?\p{Ll}{2,20}(?:us|is|um|ii|ae|ens|oides|ica|ina|ana|ata|osa|eri|gga|alia)\)?(?: \(?\p{Lu}\p{L}+(?: (?:&|and) \p{Lu}\p{L}+)?,? \d{4}\)?)?$/u;
/** "(Linnaeus, 1758)": who gave the name. */
const AUTHORITY = / \(?\p{Lu}\p{L}+(?: (?:&|and) \p{Lu}\p{L}+)?,? \d{4}\)?$/u;
/** What is Latin, or ends so, and names no animal or plant. */
const NO_SPECIES =
  /^(?:Cultura|Civiltas|Terra|Opus|Sacra|Mater|Pater|Venus|Virgo|Maria|Christus|Natura|Ars|Vera) /;

/** Whether a line gives the Latin name of a species, and nothing else: no "Roman sarcophagus", "Silver denarius", "Royal album". */
export const isSpecies = (line: string): boolean =>
  SPECIES.test(line) &&
  !NO_SPECIES.test(line) &&
  !hasMaterial(line) &&
  !startsOrigin(withOriginsMarked(line), 0) &&
  line
    .replace(AUTHORITY, '')
    .split(' ')
    .every((word) => !isCommonWord(bare(word).toLowerCase()));
