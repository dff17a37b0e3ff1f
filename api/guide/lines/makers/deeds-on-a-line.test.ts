import { expect, it } from 'vitest';
import { tokenizeLabel } from '../../label-tokens.ts';
import { deedsOnALine } from './deeds-on-a-line.ts';

const read = (...lines: readonly string[]): string[] => {
  const label = tokenizeLabel({ text: lines.join('\n'), lines: lines.map((text) => ({ text })) });
  return deedsOnALine(label).map(
    ({ kind, from, to }) =>
      `${kind}: ${label.tokens
        .slice(from, to)
        .map(({ plain }) => plain)
        .join(' ')}`,
  );
};

it('reads several makers by what each of them did, with the place and date behind them', () => {
  expect(read('Chair', 'Designed by Ada Birch, made by Lowe and Sons, Leeds, 1902')).toEqual([
    'artist: Designed by Ada Birch,',
    'maker: made by Lowe and Sons,',
    'origin: Leeds,',
    'date: 1902',
  ]);
  expect(read('Chair', 'Designed by Ada Birch; built by Lowe and Sons,', 'Leeds, 1902')).toContain(
    'date: 1902',
  );
});
it('reads whom a print follows together with who engraved it', () => {
  expect(read('The Mill', 'Engraved by Ada Birch, after John Lowe, 1720')).toEqual([
    'artist: Engraved by Ada Birch, after John Lowe,',
    'date: 1720',
  ]);
  expect(read('The Mill', 'Engraved by Ada Birch after a drawing by John Lowe')).toEqual([
    'artist: Engraved by Ada Birch after a drawing by John Lowe',
  ]);
});
it('leaves a line of one deed, and one on which more stands than makers, a place and a date', () => {
  expect(read('Designed by Ada Birch, Leeds, 1902')).toEqual([]);
  expect(read('Made by Ada Birch, sold by Lowe, worn at the ball of the Leeds painters')).toEqual([]);
});
