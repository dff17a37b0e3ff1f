import type { RecognisedLine } from './ports.ts';

/** How sure the engine is of a line, in percent: the mean over its words, each weighing as much as it has characters; 0 for no words. */
export function lineConfidence({ words }: RecognisedLine): number {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  const weighted = words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0);
  return characters === 0 ? 0 : weighted / characters;
}
