import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';
import { chooserOf } from '../choose.ts';
import { headingStatements } from './heading.ts';

test('a people above small letters is whose work it is, and no title', () => {
  const bite = biteOn('Moche', 'vessel in the form of a human head', '1-500 A.D.', 'ceramic and pigment');
  expect(bite).toContain('This is a vessel in the form of a human head.');
  expect(bite).toContain('It is Moche work.');
});

test('small letters below a people name the thing, which is from there', () => {
  expect(biteOn('Yoruba people', 'hat', '20th century', 'cotton cloth', 'Gift of Clara Lowe')).toMatch(
    /This is a hat.*Yoruba people/,
  );
});

test('a maker behind "By" stands beside what the label calls the work', () => {
  const bite = biteOn(
    'Women at Various Hours: Hour of the Horse (Twelve o’clock)',
    'By Kitagawa Utamaro',
    'Edo period, 18th century',
    '(Important Cultural Property)',
  );
  expect(bite).toMatch(
    /(?:\(Twelve o.clock\).{0,3} ?,? ?(?:\p{Ll}+ )?by Kitagawa Utamaro|^Kitagawa Utamaro made)/u,
  );
});

test('a list of many makers is read as it stands, and nothing is called so', () => {
  const bite = biteOn(
    'Ada Birch, Ugo Lowe, Carla Heron, Hans Eremita, Berit Aas, Tomas Kiln',
    'dé-coll/age, no. 5',
    'February 1966',
    'The Lowe Hollow Collection Gift',
  );
  expect(bite).not.toContain('calls it Ada Birch');
});

test('a measure and a number in the files are left to the eye', () => {
  const bite = biteOn('Navajo people', 'Tray', 'Reg. Number: X2263', 'fiber, leather', 'Diam: 13 3/8 in.');
  expect(bite).not.toMatch(/Diam|Reg/);
});

test('a line that is likely the name of the work is said with its article', () => {
  expect(biteOn('The Wagoner Garden Carpet', '17th century', 'Wool pile')).toContain(
    'This is the Wagoner Garden Carpet.',
  );
});

test('a line with words inside that no name of a person or a place has is said as a title', () => {
  expect(biteOn('Heron in the Reeds', 'Church of Saint Ada, Lowen', 'Limestone', 'c. 1180')).toContain(
    'This is “Heron in the Reeds”',
  );
});

test('a material below a line that may be a firm is what it is made of', () => {
  const bite = biteOn('Chatham and Sons', 'Mahogany', 'c. 1790');
  expect(bite).toMatch(/Chatham and Sons\. It was made of mahogany around 1790\./);
  expect(bite).not.toContain('says: Mahogany');
});

test('a title in capitals above a place is what the work is called', () => {
  expect(
    biteOn(
      'SEATED MOTHER GODDESS',
      'Baked clay',
      'Çatalhöyük',
      'Neolithic Period, first half of 6th millennium BC',
    ),
  ).toContain('Seated Mother Goddess');
});

test.each([
  ['Hat of Napoleon I', 'Poupart & Cie, Paris, before 1815', 'Felt, silk', 'by Poupart and Cie.'],
  ['Calculating machine, known as the Lowine', 'Blaise Pascal', '1652', 'made by Blaise Pascal in 1652.'],
])('who may have made it is named beside %s', (title, line, other, name) => {
  const bite = biteOn(title, line, other);
  expect(bite).toContain(name);
  expect(bite.toLowerCase()).toContain(title.toLowerCase());
});

test('of two lines that may be the title the one in English is what it is called', () => {
  expect(biteOn('Gaifū kaisei', 'South Wind, Clear Dawn', 'Woodblock print', '1830')).toContain(
    'South Wind, Clear Dawn',
  );
  expect(biteOn('Armoire', 'Cape, 1780s', 'Stinkwood, yellowwood')).toContain('armoire');
});

test('a date behind the name in a heading is told by itself', () => {
  expect(biteOn('Karttikeya (Skanda), 1000s', 'South India', 'Stone')).toMatch(
    /Karttikeya \(Skanda\)(?!, 1000s).*was made of stone in the 1000s/,
  );
});

test('a name below a title that is read with it is told apart', () => {
  const bite = biteOn(
    'Sitting Bull and Buffalo Bill, Montreal',
    'William Notman & Son',
    '1885',
    'Silver salts on glass, gelatin dry plate',
  );
  expect(bite).not.toContain('Montreal William');
});

test('a thing in capitals before its name in small letters is said in small letters', () => {
  expect(biteOn('YAM MASK (baba)', 'Abelam people', 'Mid 20th century', 'Cane, ochre')).not.toContain('YAM');
});

test('a place that nobody knows, below a thing in capitals, is not what the thing is called', () => {
  expect(
    biteOn('MUISCA RAFT', 'Pasca, Cundinamarca', 'Muisca – Late Period, AD 600 – 1600', 'Gold alloy'),
  ).toContain('Muisca Raft');
});

test('a place in its land is neither what a thing is called nor a title of it', () => {
  const bite = biteOn(
    'Lime container (poporo)',
    'Early Quimbaya, 500 BC – AD 700',
    'Loma de Lowe, Yarumal, Antioquia',
  );
  expect(bite).not.toMatch(/title as “Loma/);
  expect(
    biteOn('ENGLAND, SUSSEX, near HOVE.', 'Small glass flask, stoppered, said to hold a witch.'),
  ).not.toMatch(/(?:calls|names) it:? ENGLAND/);
});

test('of a place and a thing with its article the thing is what the label is on', () => {
  expect(
    biteOn('Ambum Valley, Enga Province', 'Papua New Guinea', 'The Lowe Stone c 1500 BCE', 'greywacke'),
  ).toContain('The Lowe Stone');
});

test('a title is not told with a series whose name stands on lines that are none of the heading', () => {
  const bite = biteOn(
    'Utagawa Lowe',
    'Japanese, 1797–1858',
    'Birchono: White Rain (Birchono, hakuu), from the series',
    '"Fifty-three Kilns of the Coast',
    '(Kaigan gojusan kama no uchi)"',
    'c. 1833/34',
    'Color woodblock print; oban',
  );
  expect(bite).toContain('White Rain');
  expect(bite).not.toMatch(/from the series[,.]/);
});

test('a heading in capitals that goes on below in a small word is one', () => {
  const said = biteOn(
    'HOW DID THEY SPELL',
    'WITHOUT PAPER?',
    'School slate, 1890s',
    'Used at Lowe Street School by Ada Birch, aged 7',
  );
  expect(said).toContain('How Did They Spell Without Paper?');
  expect(said).toContain('chool slate');
});

test('above the scientific name of a species stands what it is called, and nobody made it', () => {
  const bite = biteOn(
    'PASSENGER PIGEON',
    'Ectopistes migratorius',
    'Male and female, collected in Illinois, 1880s',
    'Flocks once took three days to pass overhead. The last one died in a zoo.',
  );
  expect(bite).toContain('This is a passenger pigeon');
  expect(bite).not.toMatch(/was made|names it: Male/);
});

test('a hero and his sons are no firm', () => {
  expect(biteOn('After the Antique', 'Laocoön and his Sons', 'c. 1816', 'Plaster cast')).not.toContain(
    'firm',
  );
});

test('a maker without a name is told with an article beside a title that is not sure', () => {
  const facts = { ...factsOf('Raven with the Moon', 'By Hawaiian artist'), title: null };
  expect(headingStatements(facts, chooserOf('a label')).map(({ text }) => text)).toEqual([
    'This is “Raven with the Moon”, by a Hawaiian artist.',
  ]);
});

test('a likely title with commas is quoted beside a painter who is sure', () => {
  expect(
    biteOn(
      'Ada Birch',
      'Canadian, 1871\u20131945',
      'Held as Firewood, Loved by the Wind, 1935',
      'oil on canvas',
    ),
  ).toContain('\u201CHeld as Firewood, Loved by the Wind\u201D');
});

test('how a work was made is no title of it', () => {
  const bite = biteOn(
    'The Heron and the Moon',
    'Ada Birch, 1920–1998',
    'Carved with assistants',
    '1980',
    'Cedar',
  );
  expect(bite).not.toContain('“Carved');
});
