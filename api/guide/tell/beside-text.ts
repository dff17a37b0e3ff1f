import { countWords } from '../speech/text.ts';
import type { NoteTalk } from './note-talk.ts';
import type { Statement } from './statement.ts';

/** Words from which a label's own text is a story. */
const STORY = 25;
/** Words for what works are of that every visitor has heard; "celadon", "tukula" and "drypoint" are none of them. */
const PLAIN =
  /^(?:and|on|in|of|with|the|oils?|paint(?:ed|ings?)?|acrylics?|tempera|watercolou?rs?|gouache|pastels?|crayons?|chalk|charcoal|pencils?|graphite|inks?|pen|drawings?|collage|paper|canvas|linen|panel|board|card(?:board)?|wood|wooden|oak|walnut|pine|birch|beech|maple|cedar|ebony|mahogany|bamboo|bronze|brass|copper|alloy|gold|gilt|silver|iron|steel|tin|lead|pewter|metal|stone|marble|limestone|sandstone|granite|basalt|jade|clay|terracotta|ceramics?|earthenware|stoneware|porcelain|pottery|glass|antler|horn|bone|ivory|shell|coral|amber|leather|hide|fur|feathers?|hair|wool|cotton|silk|velvet|satin|lace|thread|yarn|cloth|embroidery|tapestry|quilt|beads?|wax|plaster|concrete|plastic|rubber|neon|mosaic|photographs?|gelatine?|chromogenic|inkjet|negatives?|prints?|printed|etchings?|engravings?|lithographs?|woodcuts?|screenprints?|posters?|videos?|film|installation|mixed|media|technique|cast|carved|woven|colou?r(?:ed)?|black|white)$/;

const isPlain = (name: string): boolean =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .every((word) => PLAIN.test(word));

/** The label's own sentences, and what is known of the material. */
interface Told {
  readonly prose: readonly Statement[];
  readonly term: NoteTalk | null;
}

/** Whether the label's own text has just told a story, behind which nobody changes the subject for what fits any work. */
export const tellsStory = (prose: readonly Statement[]): boolean =>
  prose.reduce((sum, { text }) => sum + countWords(text), 0) >= STORY;

/**
 * Whether what is known of the material is left out beside a label's own story: nobody then wants to hear what bronze is. A
 * word that few know is explained all the same.
 */
export const isBesideText = ({ prose, term }: Told): boolean =>
  term !== null && tellsStory(prose) && (term.kind === 'craft' || isPlain(term.name));

/** Whether a story of a kind of thing is on the word for it, or on what museums do with all of them. */
export const isOnWordOrMuseums = ({ parts }: NoteTalk): boolean =>
  parts.some(({ statement: { text } }) =>
    /^(?:The|Our) (?:\p{L}+ )?(?:word|name)\b|\b[Mm]useums?\b/u.test(text),
  );
