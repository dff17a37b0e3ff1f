import { expect, test } from 'vitest';
import { checkPhoto, checkReading } from './label-checks.ts';

const goodPhoto = { width: 1200, height: 900, contrast: 0.8, blurriness: 900 };
const goodReading = { wordCount: 30, textShare: 0.2, confidence: 90, rawText: 'Trio\n', text: 'Trio' };

test.each([
  ['a good photo', {}, undefined],
  ['one as small as may be', { width: 150, height: 250 }, undefined],
  ['a pixel too narrow', { width: 149 }, 'low_resolution'],
  ['a pixel too low', { height: 249 }, 'low_resolution'],
  ['contrast at the limit', { contrast: 0.3 }, undefined],
  ['contrast under the limit', { contrast: 0.299 }, 'low_contrast'],
  ['blurriness at the limit', { blurriness: 100 }, undefined],
  ['blurriness under the limit', { blurriness: 99.9 }, 'blurry'],
  [
    'small, faint and blurred: the first rule speaks',
    { width: 1, contrast: 0, blurriness: 0 },
    'low_resolution',
  ],
  ['faint and blurred: the second speaks', { contrast: 0, blurriness: 0 }, 'low_contrast'],
])('%s', (_, change, rule) => {
  expect(checkPhoto({ ...goodPhoto, ...change })).toBe(rule);
});

test.each([
  ['a good reading', {}, undefined],
  ['few words, but sure ones', { textShare: 0.01 }, undefined],
  ['sure words where no text was seen', { textShare: 0 }, undefined],
  ['confidence at the limit', { confidence: 30, textShare: 0.01 }, undefined],
  ['little text, and unsure', { confidence: 29.9, textShare: 0.049 }, 'tiny_text'],
  ['much text, and unsure', { confidence: 29.9, textShare: 0.05 }, 'hard_to_read'],
  ['text that gives no word', { wordCount: 0, confidence: 0 }, 'hard_to_read'],
  ['unsure words where no text was seen', { confidence: 29.9, textShare: 0 }, 'no_text'],
  ['marks, but no word', { wordCount: 0, confidence: 0, textShare: 0 }, 'no_text'],
  ['nothing left after cleanup', { rawText: '|~', text: '' }, 'no_text'],
  [
    'nothing at all',
    { wordCount: 0, rawText: ' \n', text: '', confidence: 0, textShare: 0 },
    'no_text_in_image',
  ],
])('%s', (_, change, rule) => {
  expect(checkReading({ ...goodReading, ...change })).toBe(rule);
});
