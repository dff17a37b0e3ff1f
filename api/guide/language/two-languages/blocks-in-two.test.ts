import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test.each([
  [
    ['BOTELLA CON ASA', 'Retrato de señor', 'Cultura Mochica', 'Época Auge (1 d.C. – 800 d.C.)', 'Cerámica'],
    ['STIRRUP BOTTLE', 'Mochica culture', 'Florescent Epoch (1 AD – 800 AD)', 'Ceramic', 'ML0123'],
  ],
  [
    ['Figura de guerrero', 'Cultura Jalisco', '200 a.C. – 300 d.C.', 'Cerámica'],
    ['Figure of a warrior', 'Jalisco culture', '200 BC – AD 300', 'Ceramic'],
  ],
  [
    ['Ohrring in Form eines Löwen', 'Tarent, 4. Jh. v. Chr.', 'Gold, Granulation'],
    ['Earring in the form of a lion', 'Taranto, 4th century BC', 'Gold, granulation'],
  ],
  [
    ['Statuette de dieu', 'Égypte, Basse Époque', 'Bronze'],
    ['Statuette of a god', 'Egypt, Late Period', 'Bronze'],
  ],
])(
  'of a label that says all in two languages, block for block, the English one is read: %j',
  (other, english) => {
    const told = factsOf(...english);
    for (const label of [
      [...other, '', ...english],
      [...english, '', ...other],
    ]) {
      const { title, artist, date, medium, nationality } = factsOf(...label);
      expect({ title, artist, date, medium, nationality }).toEqual({
        title: told.title,
        artist: told.artist,
        date: told.date,
        medium: told.medium,
        nationality: told.nationality,
      });
    }
  },
);

test('a maker above the block in another language stays the maker', () => {
  expect(
    factsOf(
      'Käthe Birch',
      'Mutter mit totem Kind',
      '1903',
      'Radierung',
      '',
      'Woman with Dead Child',
      '1903',
      'Etching',
    ),
  ).toMatchObject({
    artist: 'Käthe Birch',
    title: 'Woman with Dead Child',
  });
});

test('of two blocks under the same maker, each with a text of its own, the English one is read', () => {
  const other = ['Ada Birch (1841–1919)', 'Y Ferch wrth yr Odyn', '1874', 'olew ar gynfas'];
  const english = ['Ada Birch (1841–1919)', 'The Girl at the Kiln', '1874', 'oil on canvas'];
  const { title, sentences } = factsOf(
    ...other,
    'Dangoswyd y gwaith hwn ym Mharis ym 1874, ond mae’r teitl yn hŷn na’r llun.',
    '',
    ...english,
    'This work was shown in Paris in 1874, but the title is older than the picture.',
  );
  expect(title).toBe('The Girl at the Kiln');
  expect(sentences).toHaveLength(1);
});

test('a block on the maker is no second language of the one on the work', () => {
  const bite = biteOn('Hannah Birch', 'Gotha 1889 – 1978 Berlin', '', 'Die Braut', '1919', 'Fotomontage');
  expect(bite).toContain('Die Braut');
});

test('a title in three languages that names its maker is no block beside the maker’s', () => {
  expect(
    factsOf(
      'Ramon Birch',
      'Barcelona, 1866–1932',
      '',
      'Ramon Birch i Pere Lowe en un tàndem',
      'Ramon Birch y Pere Lowe en un tándem',
      'Ramon Birch and Pere Lowe on a Tandem',
      '',
      '1897',
      'Oli sobre tela',
      'Óleo sobre lienzo',
      'Oil on canvas',
    ),
  ).toMatchObject({ artist: 'Ramon Birch', title: 'Ramon Birch and Pere Lowe on a Tandem' });
});

test('the English one of two blocks is read where a text stands between them', () => {
  const english = ['Figure of a warrior', 'Jalisco culture', '200 BC – AD 300', 'Ceramic'];
  const label = [
    'Figura de guerrero',
    'Cultura Jalisco',
    '200 a.C. – 300 d.C.',
    'Cerámica',
    '',
    'La figura lleva un casco y un escudo, y mira hacia la puerta',
    'de la tumba donde fue hallada con otras. Los artesanos del oeste',
    'de México modelaron muchas de ellas para acompañar a los muertos.',
    '',
    ...english,
  ];
  expect(biteOn(...label)).not.toMatch(/Figura|Cultura|casco/);
  expect(factsOf(...label).title).toBe(factsOf(...english).title);
});

test('two runs of lines that say the same right below each other are read in English', () => {
  expect(
    factsOf(
      'Ada Birch',
      'Sevilla, 1599 – Madrid, 1660',
      'Marte',
      'Hacia 1638',
      'Óleo sobre lienzo',
      'Mars',
      'c. 1638',
      'Oil on canvas',
    ),
  ).toMatchObject({
    artist: 'Ada Birch',
    title: 'Mars',
    date: 'c. 1638',
    medium: 'Oil on canvas',
  });
  expect(
    factsOf(
      'Stilleven met kazen',
      'Still Life with Cheese',
      'Ada Birch',
      'olieverf op paneel',
      'oil on panel',
    ),
  ).toMatchObject({ title: 'Still Life with Cheese', medium: 'oil on panel' });
});

test('of a label whose maker stands twice, each time below a title, the English half is told', () => {
  const facts = factsOf(
    'Birch-Stuhl, 1938',
    'Ada Birch (1906–1991)',
    'Aluminium',
    'Für die Ausstellung in Zürich entstand ein Gartenstuhl, der nur drei Kilogramm wiegt. Die Löcher sparen Gewicht.',
    'Birch Chair, 1938',
    'Ada Birch (1906–1991)',
    'Aluminum',
    'A garden chair weighing only three kilograms was created for the exhibition in Zurich. Its holes save weight.',
  );
  expect(facts).toMatchObject({ title: 'Birch Chair', artist: 'Ada Birch', medium: 'Aluminum' });
});

test('a maker above the first of two blocks stays, by a life behind the name or below it', () => {
  const bite = biteOn(
    'KRISTIN DAHL, 1810-1848',
    'Udsigt fra søen mod Dahlsbro, 1838',
    'Olie på lærred',
    'View from the Lake towards Dahlsbro, 1838',
    'Oil on canvas',
  );
  expect(bite).toContain('Kristin Dahl');
  expect(
    biteOn(
      'Aurelio Dahl',
      'Bilbao, 1879–México, 1940',
      'El puente de Dahl',
      'Óleo sobre lienzo',
      'The Bridge of Dahl',
      'Oil on canvas',
    ),
  ).toContain('Aurelio Dahl');
});

test('of two blocks with the same figures line by line the one with English words is told', () => {
  const bite = biteOn(
    'Großes Fernrohr des Herzogs',
    'Anton Birchner (1751–1818), Wien, 1790/91',
    '',
    'Large telescope used by the Duke',
    'Anton Birchner (1751–1818), Vienna, 1790/91',
  );
  expect(bite).toContain('large telescope used by the Duke');
  expect(bite).not.toContain('Fernrohr');
});

test('a maker below two names of one work parts its languages', () => {
  const bite = biteOn(
    'Symaskin',
    'Lowe & Birch',
    'Gitt til Ada Lowe til konfirmasjonen i 1921',
    '',
    'Sewing machine',
    'Lowe & Birch',
    'Given to Ada Lowe for her confirmation in 1921. It was',
    'in use until 1968.',
  );
  expect(bite).toMatch(/sewing machine/i);
  expect(bite).not.toContain('Symaskin');
});
