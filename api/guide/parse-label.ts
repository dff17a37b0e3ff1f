import type { SegmentKind } from './candidate.ts';
import type { LabelFacts, LabelInput } from './facts.ts';
import { readLife } from './find-life.ts';
import { type LabelTokens, tokenizeLabel } from './label-tokens.ts';
import { segmentLabel, type Segment } from './segment-label.ts';

const ABOUT_YEAR = /(?:\bca?\.? ?|\bcirca |\babout |\bprobably |\bbefore |\bafter |\?)(\d{3,4})/gi;

/**
 * Reads the tombstone's fields and the interpretive sentences out of a wall label.
 * Takes the printed lines when they are given, else the text as one run. Never throws.
 */
export function parseLabel(input: LabelInput): LabelFacts {
  const label = tokenizeLabel(input);
  const segments = segmentLabel(label);
  const field = (kind: SegmentKind): string | null => {
    const segment = segments.find((item) => item.kind === kind);
    return segment ? tidy(printedText(label, segment)) : null;
  };
  const life = lifeFacts(label, segments);
  return {
    artist: withRoleColon(field('artist'), label.plain),
    ...life,
    title: field('title'),
    date: withoutBrackets(field('date')),
    medium: field('medium'),
    dimensions: withFractions(field('dimensions')),
    credit: field('credit'),
    accession: withoutBrackets(field('accession')),
    sentences: segments.filter((item) => item.kind === 'prose').map((item) => printedText(label, item)),
    text: label.printed,
  };
}

function printedText(label: LabelTokens, segment: Segment): string {
  const start = label.tokens[segment.from]?.start ?? 0;
  const end = label.tokens[segment.to - 1]?.end ?? start;
  return label.printed.slice(start, end);
}

/** Drops the punctuation that separates fields; a full stop after an initial or abbreviation stays. */
function tidy(value: string): string | null {
  const text = value
    .replace(/^[,;:.\s]+/, '')
    .replace(/[,;:\s]+$/, '')
    .replace(/(?<=\p{L}{4}|\d)\.$/u, '');
  return text === '' ? null : text;
}

/** Cleanup loses the colon of "Designer: N. N." */
function withRoleColon(artist: string | null, text: string): string | null {
  if (artist === null || text.includes(':')) return artist;
  return artist.replace(
    /^(Architect|Silversmith|Goldsmith|Designer|Maker|Manufacturer|Potter|Photographer|Sculptor|Engraver|Publisher) (?=\p{Lu})/u,
    '$1: ',
  );
}

/** Cleanup loses the stroke of a fraction: "59 5 8 x" was "59 5/8 x". */
function withFractions(value: string | null): string | null {
  return value === null
    ? null
    : value.replaceAll(/(\d) (\d{1,2}) (2|4|8|16|32)(?= ?(?:x|in\b|by|\u00D7))/g, '$1 $2/$3');
}

function withoutBrackets(value: string | null): string | null {
  return value === null ? null : value.replace(/^[([]([^()[\]]*)[)\]]$/, '$1');
}

type LifeFields = Pick<LabelFacts, 'nationality' | 'born' | 'died' | 'aboutYears'>;

function lifeFacts(label: LabelTokens, segments: readonly Segment[]): LifeFields {
  const facts: LifeFields = {
    nationality: null,
    born: null,
    died: null,
    aboutYears: [],
  };
  for (const segment of segments) {
    if (segment.kind !== 'origin' && segment.kind !== 'life' && segment.kind !== 'bio') continue;
    const start = label.tokens[segment.from]?.start ?? 0;
    const plain = label.plain.slice(start, label.tokens[segment.to - 1]?.end ?? start);
    const life = readLife(label, segment.kind, segment.from, segment.to);
    if (life.origin)
      facts.nationality = label.printed.slice(...life.origin).replace(/^(?:Made in|From) /i, '');
    if (segment.kind === 'origin') continue;
    facts.born = life.born;
    facts.died = life.died;
    facts.aboutYears = [...plain.matchAll(ABOUT_YEAR)].map((match) => match[1] ?? '');
  }
  return facts;
}
