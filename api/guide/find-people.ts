import { bare } from './bare-word.ts';
import { type Candidate } from './candidate.ts';
import { startsOrigin } from './find-origin.ts';
import type { LabelTokens } from './label-tokens.ts';
import { OBJECT_WORDS } from './vocabulary/objects.ts';
import { GIVEN_NAMES, HONORIFICS, NAME_PARTICLES, TITLE_WORDS } from './vocabulary/people.ts';

const LONGEST = 12;
const UNKNOWN =
  /^(?:(?:Unknown|Unidentified|Anonymous|Unrecorded)(?: \p{L}+)?(?: (?:[Aa]rtist|[Mm]aker|[Pp]ainter|[Ss]culptor|[Pp]hotographer|[Aa]rtists|[Mm]akers|[Cc]raftsman|[Ww]orkshop))?|(?:Artist|Maker|Artists|Makers|Photographer|Designer)(?: is)? (?:[Uu]nknown|[Uu]nidentified|[Uu]nrecorded|[Nn]ot recorded))$/u;
const RELATION =
  /^(?:Attributed to|After|Workshop of|Studio of|School of|Circle of|Follower of|Followers of|Manner of|Style of|Copy after|Imitator of|Probably by|Possibly by|Designed by|Made by|Painted by|Engraved by|Written by|Manufactured by|Decorated by|Woven by|Printed by|Architect|Silversmith|Goldsmith|Designer|Maker|Manufacturer|Potter|Photographer|Sculptor|Engraver|Publisher|Painter|Decorator|Cabinetmaker|Calligrapher|Artist|By):?(?= )/i;
const NO_NAME = /^(?:(?:Probably|Possibly)(?! by)|Found|Collected|Excavated|Lives|Edition) /;
const WORKSHOP =
  /^(?:Pottery|Workshop|Factory|Manufactory|Porcelain|Studios?|Company|Co|Works|Painter|Master|Brothers|Group|Architects|Sons|Inc|Ltd|Glassworks)$/;

/** Stretches from word `from` that can be the maker's name. */
export function artistCandidates(label: LabelTokens, from: number): Candidate[] {
  const { tokens } = label;
  const first = tokens[from];
  if (
    !first ||
    !/^[\p{Lu}("]/u.test(first.plain) ||
    NO_NAME.test(label.plain.slice(first.start, first.start + 12))
  )
    return [];
  const found: Candidate[] = [];
  const relation = RELATION.exec(label.plain.slice(first.start, first.start + 40));
  const nameFrom = relation ? from + relation[0].split(' ').length : from;
  for (let to = from + 1; to <= tokens.length && to <= from + LONGEST; to += 1) {
    const last = tokens[to - 1];
    if (!last || /\d/.test(last.plain)) break;
    const text = label.plain.slice(first.start, last.end).replace(/[,.;:]$/, '');
    if (UNKNOWN.test(text)) found.push({ kind: 'artist', to, score: 5.5 });
    else if (to > nameFrom) {
      const words = tokens.slice(nameFrom, to).map((token) => token.plain);
      const origins = tokens.slice(nameFrom, to).map((token) => startsOrigin(label.marked, token.start));
      const alone = words.length === 1 && !label.hasLines ? 2.2 : 0;
      const score =
        nameScore(words) -
        alone +
        (relation ? 2 : 0) -
        (origins[0] && !GIVEN_NAMES.has(bare(words[0] ?? '').toLowerCase()) ? 4 : 0) -
        (origins.slice(1).includes(true) ? 2 : 0);
      if (score > -3) found.push({ kind: 'artist', to, score });
    }
    if (/[.)]$/.test(last.plain) && /\p{Ll}{4}\.$/u.test(last.plain)) break;
  }
  return found;
}

/** How much words look like one person's, or several people's, name. */
export function nameScore(words: readonly string[]): number {
  let score = 1;
  let capitals = 0;
  if (words.length === 1 && OBJECT_WORDS.has(bare(words[0] ?? '').toLowerCase())) score -= 4;
  const given = GIVEN_NAMES.has(bare(words[0] ?? '').toLowerCase());
  const lastWord = bare(words.at(-1) ?? '').toLowerCase();
  if (words.length === 2 && !given && OBJECT_WORDS.has(lastWord)) score -= 1.5;
  if (/^[IVX]{2,}$/.test(words[0] ?? '')) score -= 4;
  // "N. N. for the Hollow Lane Pottery"
  const forFirm = words.slice(1).some((word) => WORKSHOP.test(bare(word)));
  words.forEach((word, index) => {
    const core = bare(word);
    const lower = core.toLowerCase();
    if (/[,(]/.test(word.slice(0, -1)) || (word.endsWith(',') && index < words.length - 1)) score -= 0.7;
    if (/[()]/.test(word)) score -= 2;
    if (HONORIFICS.has(lower)) score += 0.6;
    else if (NAME_PARTICLES.has(lower) || core === '' || (forFirm && lower === 'for' && index > 0))
      score -= index === words.length - 1 ? 3 : 0.1;
    else if (/^\p{Lu}/u.test(core)) {
      capitals += 1;
      score += capitals <= 3 ? 0.5 : -0.6;
      if (index === 0 && given) score += 1.4;
      if (TITLE_WORDS.has(lower)) score -= index === 0 || (index === words.length - 1 && !given) ? 2.4 : 1.2;
      if (WORKSHOP.test(core)) score += 1;
    } else score -= 5.5;
  });
  if (/^(?:and|&|of)$/i.test(words.at(-1) ?? '')) score -= 4;
  return capitals === 1 ? score - 0.7 : score;
}
