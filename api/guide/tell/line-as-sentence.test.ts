import { expect, test } from 'vitest';
import { lineAsSentence } from './line-as-sentence.ts';

test.each([
  ['Attributed to Sultan Muhammad', 'It is attributed to Sultan Muhammad'],
  ['Signed by Exekias as potter', 'It is signed by Exekias as potter'],
  ['Made for the guild of goldsmiths', 'It was made for the guild of goldsmiths'],
  ['Worn with a straw hat', 'It was worn with a straw hat'],
  ['Maker: Ada Birch', 'The maker was Ada Birch'],
  ['Folio from the Book of Kings', 'It is a folio from the Book of Kings'],
  ['Nasca artist', 'It is by a Nasca artist'],
  ['Born France, worked France and USA', 'The artist was born in France and worked in France and USA'],
  ['Born and works Brazil', 'The artist was born in Brazil and works there'],
  ['Iron Age, about 350-50 BC', 'It was made around 350 to 50 BC, in the Iron Age'],
  ['about 1480', 'It was made around 1480'],
  ['Paris, France, 1736', 'The label places and dates it: Paris, France, 1736'],
  ['Oak, carved and originally painted', 'It is of oak, carved and originally painted'],
])('the line %j is told as the sentence that it is short for', (line, sentence) => {
  expect(lineAsSentence(line)).toBe(sentence);
});

test.each(['Eastern Virginia', 'Moche', 'Shearing the Rams, 1890', 'Made', 'Born 1948'])(
  'of the line %j nobody can tell what it is',
  (line) => {
    expect(lineAsSentence(line)).toBeNull();
  },
);
