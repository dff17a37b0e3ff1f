import type { Message, Role } from '@placard/api/contract';
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

/** One clip for each turn of the conversation. */
export function turnSegments(messages: readonly Message[]): Segment[] {
  return messages.map(({ content, role }) => ({ text: content, role }));
}
