import { expect, test } from 'vitest';
import { mediumPhrase, sayMedium } from './medium.ts';
import { beginsWithName } from './names-of-stuffs.ts';

test.each(['Cumberland alabaster', 'Bath stone', 'Murano glass', 'Hopton Wood stone', 'Ancaster stone'])(
  'a stuff called after its place keeps the capital: %s',
  (stuff) => {
    expect(beginsWithName(stuff)).toBe(true);
    expect(mediumPhrase(sayMedium(stuff))).toContain(stuff.split(' ', 1)[0]);
  },
);

test.each(['Painted glass', 'Iroko wood', 'Guipure lace', 'White marble', 'Blown glass', 'Crackled Glass'])(
  'a stuff called by what it is like, or after a tree, has none: %s',
  (stuff) => {
    expect(beginsWithName(stuff)).toBe(false);
  },
);

test('what a work stands on has its article', () => {
  const said = (medium: string): string => mediumPhrase(sayMedium(medium));
  expect(said('Bronze on marble base')).toBe('made of bronze on a marble base');
  expect(said('Brass on ebony stand')).toBe('made of brass on an ebony stand');
  expect(said('Bronze on a marble base')).toBe('made of bronze on a marble base');
  expect(said('Bronze on wood')).toBe('made of bronze on wood');
});
