import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hocrLines } from './hocr-lines.ts';

/** As Tesseract 5 writes it: the line's properties in double quotes, the word's in single ones. */
const word = (text: string, title: string, more = '') =>
  `      <span class='ocrx_word' id='word_1_1' title='${title}'${more}>${text}</span>\n`;
const line = (words: string, title = 'bbox 9 4 90 24; baseline 0 -5; x_size 20', kind = 'ocr_line') =>
  `     <span class='${kind}' id='line_1_1' title="${title}">\n${words}     </span>\n`;
const page = (lines: string) =>
  `  <div class='ocr_page' id='page_1' title='image ""; bbox 0 0 100 50; ppageno 0; scan_res 70 70'>
   <div class='ocr_carea' id='block_1_1' title="bbox 9 4 90 44">
    <p class='ocr_par' id='par_1_1' lang='eng' title="bbox 9 4 90 44">
${lines}    </p>
   </div>
  </div>
`;

test('a line has its words in order, with boxes and confidences, and its own height', () => {
  const words = word('Still', 'bbox 9 4 40 24; x_wconf 96') + word('Life', 'bbox 50 5 90 23; x_wconf 7');
  expect(hocrLines(page(line(words)))).toEqual([
    {
      words: [
        { text: 'Still', confidence: 96, box: { x0: 9, y0: 4, x1: 40, y1: 24 } },
        { text: 'Life', confidence: 7, box: { x0: 50, y0: 5, x1: 90, y1: 23 } },
      ],
      height: 20,
      scale: { foot: 19, slope: 0, xHeight: 20 },
    },
  ]);
});

test('a line says where its foot is and how high its small letters are', () => {
  const title = 'bbox 100 4 290 44; baseline 0.02 -9; x_size 30; x_descenders 6; x_ascenders 8';
  const [found] = hocrLines(page(line(word('Still', 'bbox 100 4 140 40; x_wconf 96'), title)));
  expect(found?.scale?.xHeight).toBe(16);
  expect(found?.scale?.slope).toBe(0.02);
  // At the left border of its box it stands nine pixels above the lower one.
  expect((found?.scale?.foot ?? 0) + 0.02 * 100).toBeCloseTo(35);
});

test('a line of which the engine does not say it has no scale', () => {
  const [found] = hocrLines(page(line(word('Still', 'bbox 1 2 3 4; x_wconf 96'), 'bbox 1 2 3 14')));
  expect(found?.scale).toBeUndefined();
});

test.each(['ocr_header', 'ocr_caption', 'ocr_textfloat'])(
  'a line that Tesseract takes for %s counts',
  (kind) => {
    const printed = line(word('1889', 'bbox 1 2 3 4; x_wconf 90'), 'bbox 1 2 3 14', kind);
    expect(hocrLines(page(printed))).toMatchObject([{ words: [{ text: '1889' }], height: 12 }]);
  },
);

test('marks of bold and italic type and of language leave the word as it is', () => {
  const marked = word('<strong><em>Nuit</em></strong>', 'bbox 1 2 3 4; x_wconf 90', " lang='fra' dir='ltr'");
  expect(hocrLines(page(line(marked)))[0]?.words[0]?.text).toBe('Nuit');
});

test('a page without text has no lines', () => {
  expect(hocrLines(page(''))).toEqual([]);
  expect(hocrLines('')).toEqual([]);
});

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
const pixel = fc.nat({ max: 4_000 });
const anyWord = fc.record({
  text: fc.string({ minLength: 1 }),
  confidence: fc.nat({ max: 100 }),
  box: fc.record({ x0: pixel, y0: pixel, x1: pixel, y1: pixel }),
});

test('every word of every line comes out as it went in, whatever its characters', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ words: fc.array(anyWord), height: pixel })), (lines) => {
      const hocr = lines.map(({ words, height }) => {
        const spans = words.map(({ text, confidence, box: { x0, y0, x1, y1 } }) =>
          word(escaped(text), `bbox ${x0} ${y0} ${x1} ${y1}; x_wconf ${confidence}`),
        );
        return line(spans.join(''), `bbox 0 0 9 ${height}; baseline 0.1 -3`);
      });
      expect(hocrLines(page(hocr.join('')))).toEqual(lines);
    }),
  );
});
