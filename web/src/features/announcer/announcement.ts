import { labelsFound, OTHER_SCRIPT_LEFT_OUT, readingAnother } from '../../lib/reading-words.ts';

/** What the screen reader's polite region is told; errors are read by their toast. */
export interface AnnouncedFacts {
  capture: 'empty' | 'cropping' | 'reading' | 'captured' | 'failed';
  title: string | undefined;
  /** When the label was read before, in words. */
  seen: string | undefined;
  /** Of a label that is hardly English. */
  notice: string | undefined;
  /** How many labels the photo shows, where it shows several, and which of them is taken, from 1; 0 for none. */
  labelCount: number;
  labelNumber: number;
  /** Lines in another script were left out. */
  isPartLeftOut: boolean;
  /** Phase of the panel that is open. */
  piece: 'closed' | 'generating' | 'ready';
  playback: 'idle' | 'waiting' | 'playing' | 'paused';
}

/** The sentence for the present state; empty when nothing is worth saying. */
export function announcement(facts: AnnouncedFacts): string {
  const { capture, title, seen, notice, labelCount, labelNumber, isPartLeftOut, piece, playback } = facts;
  if (piece === 'generating') return 'Generating';
  if (piece === 'ready') {
    if (playback === 'paused') return 'Paused';
    // Between segments the player waits for a moment; 'Playing' is not to be read out again after it.
    return playback === 'idle' ? 'Ready to play' : 'Playing';
  }
  if (capture === 'reading')
    return labelNumber > 0 ? readingAnother({ number: labelNumber, count: labelCount }) : 'Processing image';
  if (capture !== 'captured') return '';
  if (notice) return `Text found. ${notice}`;
  const found = title ? `Text found: ${title}` : 'Text found';
  const more = [
    labelCount > 0 ? labelsFound(labelCount) : undefined,
    seen,
    isPartLeftOut ? OTHER_SCRIPT_LEFT_OUT : undefined,
  ].filter((words) => words !== undefined);
  return [found, ...more].join('. ');
}
