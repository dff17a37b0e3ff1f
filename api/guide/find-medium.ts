import { bare } from './bare-word.ts';
import { type Candidate } from './candidate.ts';
import { startsCredit } from './find-credit.ts';
import { startsCountry, startsNation } from './find-origin.ts';
import { type LabelTokens, plainAt } from './label-tokens.ts';

const LONGEST = 45;
/** "12 minutes", "4:30 min." */
const RUNNING_TIME =
  /^[(]?\d{1,3}(?::\d\d)* (?:min(?:ute)?|sec(?:ond)?|hour|channel|part|panel|sheet|projection|monitor|screen|slide|speaker|photograph|print|drawing|element|piece)s?\b/i;
/** "dia. 11 cm" */
const MEASURED = /^(?:diam?|ht|[hwl]|ø|each|overall)[.:]?$/i;
/** Stretches from word `from` that name materials, support or technique. */
export function mediumCandidates(label: LabelTokens, from: number): Candidate[] {
  const { tokens } = label;
  const first = tokens[from];
  if (!first || tokens[from + 1]?.plain === 'by' || /\d{4}|^\(.*\)/.test(first.plain)) return [];
  // "Ivory Coast" is no ivory, "India, Copper alloy" two fields; "India ink" is one.
  if (startsCountry(label.marked, first.start) && !/^(?:ink|paper|wax)/i.test(plainAt(tokens, from + 1)))
    return [];
  const counted =
    /^(?:\d{1,3}(?:-[a-z]+)?|(?:8|16|35|70)-?mm|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve)$/i.test(
      first.plain,
    ) ||
    (/^(?:pair|set)$/.test(first.lower) && plainAt(tokens, from + 1) === 'of');
  const firstKind = counted ? 'modifier' : first.material;
  const startsLine = first.startsLine && label.hasLines;
  // "Human hair, moss": a capital and a material behind it.
  const leads = /^\p{Lu}\p{L}+$/u.test(first.plain) && /^\p{Ll}/u.test(tokens[from + 1]?.core ?? '');
  const led = leads && tokens[from + 1]?.material === 'material';
  if (firstKind === 'joiner' || (firstKind === 'other' && !startsLine && !led)) return [];
  const found: Candidate[] = [];
  let materials = 0;
  let score = firstKind === 'other' ? -1.2 : 0;
  let quoted = false;
  for (let index = from; index < tokens.length && index < from + LONGEST; index += 1) {
    const token = tokens[index];
    if (!token) break;
    const { plain: word } = token;
    const [before, next] = [plainAt(tokens, index - 1), plainAt(tokens, index + 1)];
    // "Dutch wax printed cotton"
    const national = token.material === 'other' && startsNation(label.marked, token.start);
    const kind = index === from ? firstKind : national ? 'modifier' : token.material;
    const runningTime = RUNNING_TIME.test(`${word} ${next}`);
    if (index > from && (startsCredit(label)(index) || (MEASURED.test(word) && /^\d/.test(next)))) break;
    // "Gelatin silver print (printed 1977)"
    if (/^\((?:re)?(?:printed|cast)$/i.test(word) && /^\d{4}\)/.test(next) && materials > 0) {
      found.push({ kind: 'medium', to: index + 2, score: score + 1 });
      break;
    }
    if (index > from && /\d/.test(word) && !runningTime && !isFigureOfMedium(before, word, next)) break;
    if (kind === 'material') materials += 1;
    // An inscription is in the words of the work.
    if (/^[(]?["'\u201C]\p{Lu}|^\(\p{Lu}[^)]*$/u.test(word) && index > from) quoted = true;
    if (!quoted)
      score += wordScore(kind, word, materials, index === from, label.allCapitals || /[^.];$/.test(before));
    if (score < -4 || (materials === 0 && index > from + 8)) break;
    // "Union Porcelain Works was" tells of a firm.
    const firm = tokens[index + 1]?.firm === true && tokens[index + 1]?.startsLine === false;
    const last = kind === 'joiner' || runningTime || firm;
    if (/["'\u201D)][,;.)]{0,9}$/.test(word)) quoted = false;
    if (!last && !quoted && materials > 0 && !/[(&:]$/.test(word))
      found.push({ kind: 'medium', to: index + 1, score });
  }
  return found;
}

/** The number of an edition, the gauge of a film, how many of a thing there are, carats. */
function isFigureOfMedium(before: string, word: string, next: string): boolean {
  return (
    /^(?:edition|ed\.|of)$/i.test(before) ||
    (/^(?:8|16|35|70)(?:-?mm)?$/.test(word) && /^(?:film|video),?$/i.test(before)) ||
    (/^\d{1,2}(?:,\d{3})?$/.test(word) &&
      /^(?:with|and|\p{Ll}+,)$/u.test(before) &&
      /^\p{Ll}{4}/u.test(next)) ||
    /^\(?\d{1,2}(?:-?(?:k|kt|ct|carat|karat))+\b/i.test(`${word}-${next}`)
  );
}

function wordScore(
  kind: string,
  word: string,
  materials: number,
  first: boolean,
  allCapitals: boolean,
): number {
  if (kind === 'material') return materials === 1 ? 3 : materials < 5 ? 1.2 : 0.5;
  if (kind === 'modifier') return first || !/^\p{Lu}\p{Ll}+ed$/u.test(word) || allCapitals ? 0.4 : -1.5;
  if (kind === 'joiner') return 0.2;
  if (first) return 0;
  const capitalised = /^\p{Lu}/u.test(word) && !allCapitals;
  return capitalised ? -4 : bare(word).length < 2 ? -2 : -0.35;
}
