import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

const OTHER = [
  'Neben einzelnen Rossstirnen ist dies der einzige',
  'vollständige Pferdeharnisch im Zeughaus. Innen hat sich',
  'die alte Polsterung erhalten.',
];
const ENGLISH = [
  'Apart from a few headpieces this is the only complete',
  'horse armour in the Armoury. The old padding survives on',
  'the inside.',
];

test('of a label that says all twice, each time above a text, the English lines are told', () => {
  const label = [
    'Pferdeharnisch',
    'Werkstatt Anton Lowe, Innsbruck, um 1510',
    ...OTHER,
    'Horse armour',
    'Workshop of Anton Lowe, Innsbruck, c. 1510',
    ...ENGLISH,
  ];
  const bite = biteOn(...label);
  expect(bite).toContain('orse armour');
  expect(bite).not.toMatch(/Pferdeharnisch|Werkstatt/);
});

test('a maker whom the English lines do not name stays', () => {
  const { artist, title } = factsOf(
    'Stilleven met beker',
    'Willem Claesz Heda (1594–1680)',
    'olieverf op paneel, 1635',
    'Grijs, bruin en een beetje goud: meer had Heda niet',
    'nodig. Met zo weinig kleur kon hij des te beter tonen',
    'hoe het licht anders valt op tin en zilver.',
    'Still Life with a Cup',
    'oil on panel, 1635',
    'Grey, brown and a touch of gold: Heda needed no more',
    'than that. With so few colours he could show all the',
    'better how differently light falls on pewter and silver.',
  );
  expect({ artist, title }).toEqual({ artist: 'Willem Claesz Heda', title: 'Still Life with a Cup' });
});

test('the name of a species stays, in whichever language it stands beside', () => {
  expect(
    biteOn(
      'Dahlosaurus aethiopicus',
      'Oberjura, ca. 150 Millionen Jahre',
      ...OTHER,
      'Late Jurassic, about 150 million years',
      ...ENGLISH,
    ),
  ).toContain('Dahlosaurus aethiopicus');
});

test('a maker who stands below the other title stands below the English one', () => {
  const bite = biteOn(
    'Rechenanlage Z9',
    'Konrad Dahl, Berlin, 1942–1945',
    ...OTHER,
    'Z9 computer',
    ...ENGLISH,
  );
  expect(bite).toMatch(/Z9 computer.*Konrad Dahl/);
  expect(bite).not.toContain('Rechenanlage');
});

test('a date, a material and a place above the other text alone are told of the work', () => {
  const bite = biteOn(
    'Luis Dahl',
    'Napoli, 1716 – Madrid, 1780',
    'Bodegón con limón',
    '1772',
    'Óleo sobre lienzo',
    ...OTHER,
    'Still Life with Lemon',
    ...ENGLISH,
  );
  expect(bite).toContain('“Still Life with Lemon”');
  expect(bite).toContain('1772');
  expect(bite).toContain('oil on canvas');
  expect(bite).not.toContain('Bodegón con limón”');
});

test('a maker of whom nobody is sure, a town and its year stay where only the other language has them', () => {
  const bite = biteOn(
    'Kast',
    'toegeschreven aan Jan Birk (1650–1699)',
    'Utrecht, ca. 1680',
    'Birk maakte kasten zoals anderen huizen bouwden. Op de',
    'deuren staan bomen met vogels, en op de zijkanten',
    'zien we de seizoenen.',
    'Cupboard',
    'Birk made cupboards as others built houses. Trees with',
    'birds stand on the doors, and on the sides we see the',
    'seasons.',
  );
  expect(bite).toContain('cupboard attributed to Jan Birk. It was made in Utrecht around 1680.');
  expect(bite).not.toContain('Kast');
});
