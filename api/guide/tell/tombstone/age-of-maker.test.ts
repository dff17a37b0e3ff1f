import { expect, test } from 'vitest';
import { biteOn } from '../../testing/printed-label.ts';

test('how old the maker of a sampler was is told, and is no date', () => {
  const sampler = biteOn(
    'Sampler',
    'Worked by Hannah Taylor, aged 10, England, 1789',
    'Silk on linen',
    'Gift of Helen Marsh, 1951',
  );
  expect(sampler).toContain('a sampler worked by Hannah Taylor');
  expect(sampler).toContain('in 1789');
  expect(sampler).toContain('The maker was 10 years old then.');
  expect(sampler).not.toContain('10, ');
});

test('a county below a maker with an age does not take the place of the title', () => {
  const sampler = biteOn('SAMPLER', 'Worked by Ada Lowe aged 11 years', 'Somerset, 1752', 'Linen, silk');
  expect(sampler).toContain(
    'This is a sampler worked by Ada Lowe. It was made of linen and silk in Somerset in 1752.',
  );
});

test('an age in words and one behind a school are read alike', () => {
  expect(biteOn("Doll's quilt", 'Made by Agnes Lowe, aged eight', 'Ballarat, 1886', 'Cotton')).toContain(
    'The maker was eight years old then.',
  );
  const ofSchool = biteOn('Sampler', 'By Hannah Taylor, aged 9, Leeds Quaker School, 1801', 'Wool');
  expect(ofSchool).toContain('in 1801');
  expect(ofSchool).toContain('The maker was 9 years old then.');
});

test('where a life is printed too, the age is reckoned from it and told once', () => {
  expect(
    biteOn('Map sampler', 'Ada Birch (1788-1850), age 12', 'Portsmouth, 1800', 'Silk on satin'),
  ).not.toContain('years old then');
});
