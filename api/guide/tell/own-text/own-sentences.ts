import type { LabelFacts } from '../../facts.ts';
import { plainName } from '../../notes/plain-name.ts';
import { lowered, spokenSentences } from '../../speech/text.ts';
import { isForTheEye } from './for-the-eye.ts';
import { withSpeakers } from './signer.ts';
import type { Statement } from '../statement.ts';

/** What such a sentence says beside the fields: "Painting by Ada Birch, The Kiln, undated." */
const KIND_OF_WORK =
  /^(?:an?|by|the|of|and|in|on|from|undated|oil|bronze|painting|paintings?|sculpture|drawing|print|photograph|video|lithograph|etching|engraving|watercolou?r|carving|sketch|poster|cast|mask|basket|quilt|circa|about|around|ca|no|date|number|edition|series)$/;

/** Whether a sentence of the label's text says nothing but what its fields do. */
function restates(text: string, { title, artist, date, medium }: LabelFacts): boolean {
  const fields = new Set(plainName([title, artist, date, medium].join(' ')).split(' '));
  // "Etching print by Fritz Scholder (Luiseño), Hollywood Cowboy in Roma, 1978."
  const words = plainName(text.replaceAll(/\([^()]*\)/g, '')).split(' ');
  return (
    title !== null &&
    artist !== null &&
    words.length <= MOST_WORDS_OF_FRAGMENT &&
    words.every((word) => fields.has(word) || KIND_OF_WORK.test(word) || /^\d+$/.test(word))
  );
}
const MOST_WORDS_OF_FRAGMENT = 24;

/** The label's own sentences. */
export const proseOf = (facts: LabelFacts): Statement[] => withSpeakers(facts, sentencesOf(facts));

const sentencesOf = (facts: LabelFacts): Statement[] =>
  spokenSentences(facts.sentences)
    .map((text, index): Statement => {
      const reading = facts.sentenceReadings[index];
      return {
        text,
        origin: 'label',
        field: 'prose',
        spans: reading ? [{ start: reading.start, end: reading.end }] : [],
      };
    })
    .map((statement) => ({ ...statement, text: withSubject(statement.text, facts.species !== null) }))
    .filter(({ text }) => !isForTheEye(text) && !restates(text, facts))
    .filter(({ text }, at, all) => !isCutQuotation(text, all.slice(at + 1)));

/** "Made by a travelling smith at Laggan.", "Used to carry milk from the farm.": a sentence without commas or a second subject, of which the thing is the first. */
const DONE_TO_THING =
  /^(?:Made|Built|Used|Woven|Spun and knitted|Spun and woven|Knitted|Carved|Found|Presented|Designed|Painted|Sewn|Stitched|Salvaged|Recovered|Bought|Brought|Issued|Rescued|Discovered|Restored|Rebuilt|Intended)(?= (?:by|for|to|in|at|on|from|during|with|near|as|between|around|about) [^,:;]{4,160}$)(?![^]* (?:this|these|those|they|it|he|she|we|I) (?:\p{Ll}+ed|was|were|is|are|has|had|could|would)\b)(?!(?: \P{Lu}\S*){1,12} (?:was|were|is|are|has|had|could|would) )(?![^]* (?:this|these|such|[-\u2013\u2014]) )/u;

/** "Purpose: It was made by a girl" without the key, and "Belonged to a girl" with what the label is about. */
const withSubject = (text: string, isLiving: boolean): string =>
  text
    // A plant is used to this day.
    .replace(isLiving ? /^(?=Used (?:to|for|in|as) [^,:;]{4,160}$)/u : /^(?=$)/u, 'It is ')
    .replace(/^It is Used /, 'It is used ')
    .replace(/^(?:Other )?(?:[Pp]urpose|[Ff]unction|[Uu]se|[Dd]escription): (?=\p{Lu})/u, '')
    .replace(/^Belonged to /, 'It belonged to ')
    .replace(
      /^(?:Worn|Owned|Played|Carried|Chosen|Collected|Excavated|Commissioned) by (?![^]*, (?:it|its|they|this|these|the|he|she|his|her)\b)/,
      (deed) => `It was ${lowered(deed)}`,
    )
    .replace(DONE_TO_THING, (deed) => `It was ${lowered(deed)}`);

/** "Printed within a circle: \u201CDawes and Co.": a quotation that is opened and nowhere closed. */
const isCutQuotation = (text: string, behind: readonly Statement[]): boolean =>
  text.lastIndexOf('\u201C') > text.lastIndexOf('\u201D') &&
  !behind.some((each) => each.text.includes('\u201D'));
