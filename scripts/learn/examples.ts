import { SEGMENT_KINDS } from '../../api/guide/search/kinds.ts';
import { type LabelTokens, tokenizeLabel } from '../../api/guide/label-tokens.ts';
import { featuresOf, joinAt } from '../../api/guide/search/features.ts';
import { OBJECT_WORDS } from '../../api/guide/vocabulary/objects.ts';
import { wordClass } from '../../api/guide/word-class.ts';
import type { TaughtLabel } from './labels.ts';
import type { Chance } from './works/random.ts';

/** Most words of a label that are learned from; what follows is prose for the most part. */
const MOST_WORDS = 110;

function tokensOf({ lines, isJoined }: TaughtLabel): LabelTokens {
  const text = lines.map((line) => line.text).join(' ');
  return tokenizeLabel(isJoined ? { text } : { text, lines });
}

/** A label of which some known words are taken for unknown ones, so that order and shape are learned too. */
function withForgottenWords(chance: Chance, label: LabelTokens): LabelTokens {
  if (chance() < 0.4) return label;
  const marked = label.marked.replaceAll(/\uE000+|\uE001+|\uE002+/g, (mark, at: number) =>
    chance() < 0.2 ? label.plain.slice(at, at + mark.length).replaceAll(/[\u00C0-\uD7FF]/g, 'x') : mark,
  );
  const tokens = label.tokens.map((token) => {
    if (chance() > 0.12 || (token.material !== 'material' && !OBJECT_WORDS.has(token.lower))) return token;
    const unknown = { ...token, material: 'other' as const, lower: `${token.lower}q` };
    return { ...unknown, wordClass: wordClass(unknown) };
  });
  return { ...label, marked, tokens };
}

/** What is taught of a label: of each word the names of its features, its join and its true tag. */
export interface TaughtWords {
  readonly features: readonly (readonly string[])[];
  readonly joins: Uint8Array;
  readonly tags: Uint8Array;
}

/** A label's words as they are taught, some of them forgotten by `chance`; null where its words cannot be told apart as they were made. */
export function wordsOf(label: TaughtLabel, chance: Chance | null): TaughtWords | null {
  const whole = tokensOf(label);
  if (whole.tokens.length !== label.kinds.length || whole.tokens.length === 0) return null;
  const known = chance ? withForgottenWords(chance, whole) : whole;
  const count = Math.min(MOST_WORDS, known.tokens.length);
  return {
    features: featuresOf(known).slice(0, count),
    joins: Uint8Array.from({ length: count }, (_, at) => joinAt(known, at)),
    tags: Uint8Array.from(
      { length: count },
      (_, at) => 2 * SEGMENT_KINDS.indexOf(label.kinds[at] ?? 'other') + (label.begins[at] === true ? 0 : 1),
    ),
  };
}
