import type { Message, Role, Statement } from '@placard/api/contract';
import { ORIGIN_WORDS } from '../../lib/origin-words.ts';
import type { Segment } from './ports.ts';

/** "J." or "c.": a full stop after these does not end a sentence. */
const ABBREVIATION = /(?:^|\s|\()(?:[A-Z]|c|ca|St|Mr|Mrs|Dr|No|b|d)\.\s*$/u;

/** Cuts a description into sentences, one clip each. White space at the ends is dropped. */
export function sentenceSegments(text: string, role: Role): Segment[] {
  const segments: Segment[] = [];
  let pending = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    pending += segment;
    if (ABBREVIATION.test(pending)) continue;
    if (pending.trim() !== '') segments.push({ text: pending.trim(), role });
    pending = '';
  }
  if (pending.trim() !== '') segments.push({ text: pending.trim(), role });
  return segments;
}

/** A piece as it is made today, or as older versions have kept it. */
interface Told {
  statements?: readonly Statement[] | undefined;
  /** Of a piece that an older version has kept: its sentences that are not from the label. */
  fromGlossary?: readonly string[] | undefined;
}

/** The segments of a piece that has no statements. */
function withOldMarks(segments: Segment[], { fromGlossary }: Told): Segment[] {
  if (!fromGlossary) return segments;
  return segments.map((segment) =>
    fromGlossary.some((sentence) => segment.text.includes(sentence))
      ? { ...segment, parts: [{ text: segment.text, origin: 'note', spans: [] }] }
      : segment,
  );
}

/** One clip for each sentence of a sound bite. */
export function soundBiteSegments(piece: Told & { description: string }): Segment[] {
  const { description, statements } = piece;
  if (!statements) return withOldMarks(sentenceSegments(description, 'soundbite'), piece);
  return statements.flatMap((statement) =>
    sentenceSegments(statement.text, 'soundbite').map((segment) => ({
      ...segment,
      parts: [{ ...statement, text: segment.text }],
    })),
  );
}

/** One clip for each turn of the conversation: what one speaker says in a row. */
export function turnSegments(piece: Told & { messages: readonly Message[] }): Segment[] {
  const { messages, statements } = piece;
  if (!statements)
    return withOldMarks(
      messages.map(({ content, role }) => ({ text: content, role })),
      piece,
    );
  const turns: (Segment & { parts: Statement[] })[] = [];
  for (const statement of statements) {
    const { text, role = 'friend1' } = statement;
    const last = turns.at(-1);
    if (last?.role === role) {
      last.text += ` ${text}`;
      last.parts.push(statement);
    } else turns.push({ text, role, parts: [statement] });
  }
  return turns;
}

/** The words of a segment to hand on: what is not from the label says so. */
export function markedText({ text, parts }: Segment): string {
  return parts
    ? parts
        .map((part) => (part.origin === 'note' ? `${part.text} (${ORIGIN_WORDS.note})` : part.text))
        .join(' ')
    : text;
}
