import { expect, test } from 'vitest';
import { sharedPiece } from './shared-piece.ts';

const named = { title: 'Young Hare', maker: 'Albrecht Dürer', facts: '1502', notice: undefined };

test('a shared text says which work it is about and that it was made from the label, also where only the text is taken', () => {
  expect(sharedPiece({ text: 'A hare.', source: 'grounded' }, named)).toEqual({
    title: 'Young Hare, Albrecht Dürer',
    text: 'Young Hare\nAlbrecht Dürer\n\nA hare.\n\nMade by a machine from the label. Placard',
  });
});

test('a text of the phone’s own says so; one without a name is told without a heading', () => {
  expect(sharedPiece({ text: 'A hare.', source: 'device' }, undefined)).toEqual({
    title: 'Placard',
    text: 'A hare.\n\nMade on a phone from the label alone. Placard',
  });
});
