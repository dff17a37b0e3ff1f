import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../testing/printed-label.ts';

test('who designed, made and ordered a poster or a chair is told of a label that says so in another language', () => {
  const bite = biteOn(
    'olympia, Plakat, 1972',
    'Gestaltung: Ada Birch',
    'Auftrag: Lowe AG, Zürich, CH',
    'Offset, 84 × 59 cm',
  );
  expect(bite).toContain('“olympia”, a poster, designed by Ada Birch');
  expect(bite).not.toContain('Auftrag');
  const chair = biteOn(
    'Landi, Stuhl, 1938',
    'Entwurf: Hans Birch',
    'Herstellung: Lowe, Wädenswil, CH',
    'Aluminium',
  );
  expect(chair).toContain('“Landi”, a chair, designed by Hans Birch');
  expect(chair).toContain('The manufacturer was Lowe, Wädenswil.');
});

test.each(['Ausführung: Lowe & Hart, Wien', 'Utförande / Execution: Lowe & Hart, Wien'])(
  '%j says who made a thing and where, and so that the first one designed it',
  (line) => {
    const bite = biteOn('Koloman Birch', 'Bookcase', line, '1903', 'Mahogany');
    expect(bite).toContain('designed by Koloman Birch');
    expect(bite).toContain('Lowe and Hart, Wien, made it.');
  },
);

test('a role in two languages is told once, and its name is no title in another language', () => {
  const bite = biteOn(
    'Stol / Chair',
    'Formgivare / Designer: Bruno Birch',
    'Tillverkare / Manufacturer: Firma Karl Lowe, Värnamo, 1936',
    'Bok, hampa / Beech, hemp',
  );
  expect(bite).toContain('a chair designed by Bruno Birch. It was made in 1936.');
  expect(bite).toContain('It is made of beech and hemp. The manufacturer was Firma Karl Lowe, Värnamo.');
});

test('what a thing with a name is stands in the last of several languages', () => {
  expect(
    factsOf('Ada Birch', '"Kartio", lasi / glas / tumbler', '1958', 'Puristettu lasi / Pressed glass').title,
  ).toBe('"Kartio", tumbler');
});

test('a German label without sentences is told with its title, and its materials in English', () => {
  const bite = biteOn(
    'Vase mit Drachen',
    'Meissen, um 1725',
    'Bemalung: Johann Birch (zugeschrieben)',
    'Porzellan, Aufglasurfarben, Gold',
  );
  expect(bite).toContain('Vase mit Drachen');
  expect(bite).toContain('The decoration is attributed to Johann Birch.');
  expect(bite).toContain('of porcelain, overglaze colours and gold');
});
