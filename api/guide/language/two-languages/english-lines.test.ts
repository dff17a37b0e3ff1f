import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLabel } from '../../parse-label.ts';
import { englishLines } from './english-lines.ts';

const labelOf = (printed: string) => {
  const lines = printed.split('\n').map((text) => ({ text }));
  return { text: printed, lines };
};

test('of a label in Spanish and English the English lines stay, and what is in neither', () => {
  const printed =
    'VASIJA DE CERÁMICA CON ASA\nVESSEL WITH HANDLE\nHuarpa\nCosta sur / South Coast\nCerámica / Ceramic\nAR 4417';
  expect(englishLines(labelOf(printed))?.map(({ text }) => text)).toEqual([
    'VESSEL WITH HANDLE',
    'Huarpa',
    'South Coast',
    'Ceramic',
    'AR 4417',
  ]);
  expect(parseLabel(labelOf(printed)).foreign).toBeNull();
});

test('a label that is in another language throughout is left as it is', () => {
  expect(
    englishLines(labelOf('Berthe Vallin\nLe Berceau vide\nVers 1872\nHuile sur toile\nAcquis en 1901')),
  ).toBeNull();
});

test('whatever is printed, no line is made up', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (texts) => {
      const kept = englishLines({ text: texts.join('\n'), lines: texts.map((text) => ({ text })) }) ?? [];
      for (const { text } of kept) expect(texts.some((each) => each.includes(text))).toBe(true);
    }),
  );
});
