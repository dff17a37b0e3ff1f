import { expect, test } from 'vitest';
import { biteOn } from '../../testing/printed-label.ts';

test.each([
  ['Tapestry weave, wool and undyed linen', 'of wool and undyed linen in tapestry weave'],
  ['Silk, cotton; weft-faced strips', 'of silk and cotton in weft-faced strips'],
  ['Cotton, camelid fibre; slit tapestry', 'of cotton and camelid fibre in slit tapestry'],
  ['Cotton, supplementary weft', 'of cotton in supplementary weft'],
  [
    'Plain weave, camelid wool, stem-stitch embroidery',
    'of camelid wool in plain weave, with stem-stitch embroidery',
  ],
  ['Wool, two-end knitting', 'of wool in two-end knitting'],
  ['Willow, coiling', 'of willow in coiling'],
  ['Gold, granulation and filigree', 'of gold, with granulation and filigree'],
  ['Tapestry, wool and silk', 'a tapestry, wool and silk'],
  ['Linen, silk embroidery', 'of linen and silk embroidery'],
  ['Wool, twill weave, brocaded', 'of wool, twill weave, brocaded'],
])('how a cloth is woven is no stuff of it: %s', (printed, said) => {
  expect(biteOn('Mantle', 'Peru, about 1500', printed)).toContain(said);
});

test('what was strung anew is of no further material', () => {
  expect(biteOn('Necklace', 'Egypt, about 1500 BC', 'Carnelian, restrung')).toContain(
    'of carnelian, since restrung',
  );
});
