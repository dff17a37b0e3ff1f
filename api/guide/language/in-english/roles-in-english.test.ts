import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test('who designed, made and ordered a poster or a chair is told of a label that says so in another language', () => {
  const bite = biteOn(
    'Gestaltung: Otto Baumberger',
    'Landi, Plakat, 1939',
    'Auftrag: Lowe AG, Zürich, CH',
    'Lithograph, 84 × 59 cm',
  );
  expect(bite).toContain('“Landi”, a poster, designed by Otto Baumberger');
  expect(bite).not.toContain('Auftrag');
  const chair = biteOn(
    'Entwurf: Hans Coray',
    'Landi, Stuhl, 1938',
    'Herstellung: Lowe AG, Wädenswil, CH',
    'Aluminium',
  );
  expect(chair).toContain('“Landi”, a chair, designed by Hans Coray');
  expect(chair).toContain('The manufacturer was Lowe AG, Wädenswil.');
});

test('the name of a chair is none of its kind, though nobody above it made it', () => {
  expect(
    biteOn('Landi, Stuhl, 1938', 'Entwurf: Hans Birch', 'Herstellung: Lowe, Wädenswil, CH', 'Aluminium'),
  ).toContain('This is “Landi”, a chair');
});

test.each(['Ausführung: Portois & Fix, Wien', 'Utförande / Execution: Portois & Fix, Wien'])(
  '%j says who made a thing and where, and so that the first one designed it',
  (line) => {
    const bite = biteOn(
      'Koloman Moser',
      'Austrian, 1868–1918',
      'Bookcase, 1903',
      line,
      'Mahogny, mässing / Mahogany, brass',
      'Skåpet är gjort för ett hem i Wien, och på dörrarna är det figurer av mässing som inte är lika.',
    );
    expect(bite).toContain('designed by the Austrian designer Koloman Moser');
    expect(bite).toContain('Portois and Fix, Wien, made it.');
  },
);

test('a role in two languages is told once, and its name is no title in another language', () => {
  const bite = biteOn(
    'Formgivare / Designer: Anna Lindgren',
    'Chair, 1936',
    'Tillverkare / Manufacturer: Nordiska Kompaniet, Nyköping',
    'Bok, hampa / Beech, hemp',
    'Stolen är gjord för att man ska kunna sitta och läsa i den, och vilar på ett underrede av böjd bok.',
  );
  expect(bite).toContain('a chair designed by Anna Lindgren.');
  expect(bite).toContain('It is made of beech and hemp. The manufacturer was Nordiska Kompaniet, Nyköping.');
});

test('what a thing with a name is stands in the last of several languages', () => {
  expect(
    factsOf(
      '"Kartio", lasi / glas / tumbler',
      'Kaj Franck',
      '1958',
      'Puristettu lasi / Pressed glass',
      'Lasi on tehty sarjaan, joka on vieläkin kaupoissa, ja se on niin vahva, että se on myös ravintoloissa.',
    ).title,
  ).toBe('"Kartio", tumbler');
});

test('a German label without sentences is told with its title, and its materials in English', () => {
  const bite = biteOn(
    'Vase mit Drachen und Blumen',
    'Meissen, um 1725',
    'Porzellan, Aufglasurfarben, vergoldet',
    'Bemalung: Johann Birch (zugeschrieben)',
  );
  expect(bite).toContain('Vase mit Drachen und Blumen');
  expect(bite).toContain('The decoration is attributed to Johann Birch.');
  expect(bite).toContain('of porcelain and overglaze colours, gilded');
});

test('whoever may have painted a vase is told as that, and not as who made it', () => {
  expect(
    biteOn(
      'Vase mit Drachen',
      'Meissen, um 1725',
      'Bemalung: Johann Birch (zugeschrieben)',
      'Porzellan, Aufglasurfarben, vergoldet',
    ),
  ).toContain('The decoration is attributed to Johann Birch.');
});
