import { expect, test } from 'vitest';
import { mediumPhrase, sayMedium } from './medium/medium.ts';

const said = (printed: string): string => mediumPhrase(sayMedium(printed));

test('one thing among materials has its article', () => {
  expect(said('Mussel shells, paint, iron casserole')).toBe(
    'made of mussel shells, paint and an iron casserole',
  );
  expect(said('Steel, cotton curtain, motor, wire')).toBe(
    'made of steel, a cotton curtain, a motor and wire',
  );
  expect(said('Silver, with brass garland')).toBe('made of silver, with a brass garland');
  expect(said('Copper, enamelled, on wood stand')).toBe('made of enamelled copper, on a wood stand');
});

test('many things, and materials that are things too, have none', () => {
  expect(said('Wood, iron, bottle caps')).toBe('made of wood, iron and bottle caps');
  expect(said('Ceramic with red, cream, and black slip')).toBe(
    'made of ceramic with red, cream, and black slip',
  );
  expect(said('Silver-gilt, gold, amber, glass')).toBe('made of silver-gilt, gold, amber and glass');
});

test('a list one of whose materials has an "and" gets another behind a comma', () => {
  expect(said('Painted and gilded oak, iron')).toBe('made of painted and gilded oak, and iron');
  expect(said('Black and red chalk, pen and ink, wash')).toBe(
    'done in black and red chalk, pen and ink, and wash',
  );
});

test('ways of printing on one sheet make one print', () => {
  expect(said('Etching, drypoint, aquatint and soft ground')).toBe(
    'an etching with drypoint, aquatint and soft ground',
  );
  expect(said('Color lithograph and screenprint on paper')).toBe(
    'a color lithograph with screenprint on paper',
  );
  expect(said('Aquatint and etching with applied watercolor')).toBe(
    'an aquatint and etching with applied watercolor',
  );
});

test('a process, a knot and a restoration are said for what they are', () => {
  expect(said('Silver salts on glass, gelatin dry plate process')).toContain(
    'by the gelatin dry plate process',
  );
  expect(said('Wool pile on silk warps, asymmetrical knot')).toContain('with asymmetrical knots');
  expect(said('Faience, restrung')).toBe('made of faience, since restrung');
  expect(said('Porcelain, manganese glaze, sgraffito')).toBe(
    'made of porcelain and manganese glaze, with sgraffito',
  );
});

test('what is printed in another language is quoted, and of two halves the English one is told', () => {
  expect(said('Bois, cuir, fibres v\u00e9g\u00e9tales')).toBe(
    'listed as \u201cbois, cuir, fibres v\u00e9g\u00e9tales\u201d',
  );
  expect(said('olej, deska orzechowa / oil on walnut panel')).toBe('done in oil on walnut panel');
});

test('what lies on a pot is on it, and pieces of dress are things', () => {
  expect(said('Stoneware, white slip, green splashes')).toBe(
    'made of stoneware with white slip and green splashes',
  );
  expect(said('Tailored jacket of silk; pleated skirt of wool')).toBe(
    'made up of a tailored jacket of silk and a pleated skirt of wool',
  );
  expect(said('Porcelain, painted in enamels')).toBe('made of porcelain, painted in enamels');
  expect(said('Chrysanthemums on white figured satin')).toContain('listed as');
});

test('the kind of ware is no material', () => {
  expect(said('Porcelain, green glaze, Longquan ware')).toBe(
    'made of porcelain with green glaze (Longquan ware)',
  );
});

test('what one draws with has no article', () => {
  expect(said('Lithographic crayon, lithographic tusche and needle')).not.toContain('a needle');
});

test('sound, and how a thing was made, stand behind what it is made of', () => {
  expect(said('Telephone cables, paper, steel, four-channel sound')).toBe(
    'made of telephone cables, paper and steel, with four-channel sound',
  );
  expect(said('Cotton, rayon, jute; hand-woven')).toBe('made of cotton, rayon and jute, hand-woven');
});

test('a list of things with a material among them is told as one, and a plaster cast is a thing', () => {
  expect(said('Polyethylene tarpaulin, brass grommets, rope, fans')).toBe(
    'made up of polyethylene tarpaulin, brass grommets, rope and fans',
  );
  expect(said('Plaster cast')).toBe('a plaster cast');
});

test('what was done to a material stands behind it, and what a cabinet is covered with behind the cabinet', () => {
  expect(said('silver, embossed, chased, partly gilt')).toBe(
    'made of silver, embossed, chased and partly gilt',
  );
  expect(said('oak cabinet, veneered with tortoiseshell and pewter')).toBe(
    'an oak cabinet, veneered with tortoiseshell and pewter',
  );
});

test('what is no stuff is not told as the last of several', () => {
  expect(said('Rayon, silk and strip woven in supplementary weft')).toContain('listed as');
  expect(said('Silver gelatin print, modern')).toContain('listed as');
});

test('a word before the first of several things may hold for all of them', () => {
  expect(said('Felt-covered jug, bowl, and ladle')).toBe('a felt-covered jug, bowl and ladle');
  expect(said('Porcelain jug, bowl and ladle')).toBe('a porcelain jug, bowl and ladle');
  expect(said('A felt-covered jug, bowl and ladle')).toBe('a felt-covered jug, bowl and ladle');
});

test('things without such a word, and things of which each has its own, are told one by one', () => {
  expect(said('Jug, bowl and ladle')).toBe('made up of a jug, a bowl and a ladle');
  expect(said('Jacket, skirt and silk hat')).toBe('made up of a jacket, a skirt and a silk hat');
  expect(said('Silver jug, gilded bowl, and ladle')).toBe(
    'made up of a silver jug, a gilded bowl and a ladle',
  );
});
