import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../testing/printed-label.ts';

const bowl = (printed: string): string[] => [
  'Bowl with fish',
  'China, Jingdezhen',
  printed,
  'Porcelain',
  'Gift of Mrs. Harold Olsen, 1951',
];

test.each([
  ['Qianlong mark and period (1736–1795)', 'It bears the Qianlong mark and is of that time, 1736 to 1795.'],
  ['Yongzheng mark and period, 1723–35', 'It bears the Yongzheng mark and is of that time, 1723 to 1735.'],
  ['Mark and period of Xuande (1426–35)', 'It bears the Xuande mark and is of that time, 1426 to 1435.'],
  [
    'Ming dynasty, Xuande mark and period (1426–35)',
    'It bears the Xuande mark of the Ming dynasty and is of that time, 1426 to 1435.',
  ],
  [
    'Qing dynasty (1644–1911), Qianlong seal mark and of the period',
    'It bears the Qianlong mark of the Qing dynasty and is of that time.',
  ],
])('%j tells whose mark a vessel bears', (printed, said) => {
  expect(factsOf(...bowl(printed)).date).toBe(printed);
  expect(biteOn(...bowl(printed))).toContain(said);
});

test('a mark of another reign than the period is not told as of its time', () => {
  expect(biteOn('Bowl', 'Xuande mark but Kangxi period (1662–1722)', 'Porcelain')).not.toContain(
    'of that time',
  );
});
