import { isInvitation } from '../../lines/invitations.ts';

/** "(See The Walters Art Gallery Bulletin, April 1969, pages 3-4)": where one can read on, which is for the eye. */
const READING_LIST =
  /^\(?(?:See|Cf\.?|Compare|Published in|Reproduced in) .*\b(?:[Vv]ol|[Nn]o|pp?|[Pp]ages?|[Pp]late|[Ff]ig|[Cc]at|Bulletin|Journal)\b/;

/** "A.J. Miller, extracted from "The West"": where a quotation is from. */
const SOURCE_OF_QUOTATION =
  /^\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){0,3}, (?:extracted|excerpted|quoted|cited) from /u;

/** "Signed bottom right corner.", "Inscribed back: ADA BIRCH": what is written where, for the eye. */
const INSCRIBED =
  /^(?:Inscription on|Inscribed|Stamped|Signed|Marked|Numbered|Dated)\b(?!.* (?:is|was|are|were|reads?|says?|means?)\b).{0,90}$/;

/** "Please do not climb on the sculpture.", "Photography is not permitted.": what a house asks of who stands there. */
const NOTICE =
  /^(?:Please \p{Ll}|No (?:flash )?(?:photography|filming|touching|climbing|smoking|flash)\b(?!.*\b(?:was|were|is|had)\b).{0,40}$|(?:Photograph(?:y|s)|Filming|Touching|Climbing|Flash)\b.{0,40}\b(?:is|are) (?:not |strictly )?(?:permitted|allowed|prohibited|forbidden|welcome)\b.{0,40}$|Do not (?:touch|climb|sit|step|walk|lean|enter|stand|photograph|cross|open)\b(?!.*\b(?:was|were|is|are|said)\b).{0,60}$|(?:Visitors|You) are (?:kindly )?(?:asked|requested) |Children must be\b|Scan (?:the|this)\b|For conservation reasons\b)/u;

/** Whether a sentence of a label is for the eye alone: where something is written, where one can read on, what a house asks. */
export const isForTheEye = (text: string): boolean =>
  INSCRIBED.test(text) ||
  SOURCE_OF_QUOTATION.test(text) ||
  READING_LIST.test(text) ||
  (NOTICE.test(text) && !isInvitation(text));
