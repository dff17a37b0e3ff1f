import { expect, test } from 'vitest';
import { composeConversation, composeSoundBite, parseLabel } from './guide.ts';

test.each<[string, string]>([
  [
    'Ada Birch / Dinner / 1858 / Oil on canvas / Acquired by Ruth Lowe, before 1878',
    'acquired by Ruth Lowe, before 1878.',
  ],
  [
    'Ada Birch / Bridge / 1896 / Ink / Fractional and promised gift of Ruth Lowe',
    'It is a fractional and promised gift of Ruth',
  ],
  [
    'Ada Birch / Wall / 2022 / Video, color, sound; 20:58 min. / Gift of Ruth Lowe',
    '20 minutes and 58 seconds long',
  ],
  [
    'Ada Birch / Wall / 2022 / Video, silent, 20:58 min, looped / Gift of Ruth Lowe',
    '20 minutes and 58 seconds, looped',
  ],
  [
    'Sidewall, 1950 / Ada Birch / Machine-printed on paper / Gift of Ruth Lowe',
    'It is machine-printed on paper from 1950.',
  ],
  [
    'Attributed to Ada Birch, called La Bionda / Italian, 1541–1614 / Saint Philip, 1580 / Oil on canvas',
    'La Bionda. Ada Birch lived from 1541',
  ],
  [
    'Box-Shaped Brooch / 9th century / Viking / bronze / Gift of Ruth Lowe',
    'It comes from the Viking culture. It is made of bronze',
  ],
  [
    'Ada Birch / 3FACE (Token #6, Archetype: / Structure), 2022 / Oil on canvas / Gift of Ruth Lowe',
    '“3FACE (Token #6, Archetype: Structure)”',
  ],
  [
    'Giovanni Birch / Italian, 1720–1778 / Published by Francesco (Italian, 1758–1810) and Pietro / Pirani (Italian, born 1758) / View of Ponte Lugano, 1763 / Etching / Gift of Ruth Lowe',
    'Italian artist Pietro Pirani, who was born in 1758',
  ],
  [
    'Painter: After Nicolas Birch / French, 1690–1743 / Plate, c. 1750 / Porcelain / Gift of Ruth Lowe',
    'a plate after the French artist Nicolas Birch, who',
  ],
  [
    'Bell, 1st century BCE - CE 1st century / Bronze / Gift of Ruth Lowe',
    'between the 1st century BCE and the 1st century CE',
  ],
  [
    'Ada Birch / Actor / 1953 / Gelatin silver print (printed 1970) / Gift of Ruth Lowe',
    'a gelatin silver print, printed in 1970',
  ],
  [
    'Delineator: Ada Birch; Etcher: Ruth Day / Peace and War, 1815 / Etching / Gift of Ruth Lowe',
    '“Peace and War”, by the delineator Ada Birch and the etcher Ruth Day',
  ],
  [
    'Ada Birch / Nature morte / Still Life / c. 1890 / Huile sur toile / Oil on canvas / Don de Ruth Lowe / Gift of Ruth Lowe',
    'It was made around 1890, in oil on canvas. The museum received it as a gift of Ruth Lowe.',
  ],
  [
    'Ada Birch / The Bridge / 1662 / Oil on canvas / Olieverf op doek / On loan from the City of Leiden / Bruikleen van de stad Leiden',
    '1662. It is on loan from the City of Leiden.',
  ],
  [
    'Ada Birch / The Bridge / 1662 / Olieverf op doek / Gift of Ruth Lowe',
    'in what the label calls “olieverf op doek”',
  ],
  [
    'Ada Birch / Las dos hermanas / The Two Sisters, 1939 / Oil on canvas',
    'The label also gives the title as “The Two Sisters”. It is done in oil on canvas and dates from 1939.',
  ],
  [
    'Female Figurine / Egypt, from Ma’mariya / Predynastic Period, Naqada II, circa 3500–3400 B.C.E. / Terracotta / Gift of Ruth Lowe',
    'It comes from Ma’mariya in Egypt. It dates from the Predynastic Period, Naqada II, around 3500',
  ],
  [
    'Helmet / Egypt, reportedly from Saqqara / New Kingdom, Dyn. 18 / Faience / Gift of Ruth Lowe',
    'It comes from Egypt, reportedly from Saqqara. It dates from the New Kingdom, dynasty 18.',
  ],
  [
    'Coin / Roman, late Imperial–early Byzantine periods, about A.D. 430–445 / Gold / Gift of Ruth Lowe',
    'It is Roman, from the late Imperial to early Byzantine periods.',
  ],
  ['Earrings / Greek? / 400-300 BC / Gold / Gift of Ruth Lowe', 'It may be Greek.'],
  [
    'Armlet / Roman / A.D. late 3rd–early 4th century / Gold / Gift of Ruth Lowe',
    'between the late 3rd and the early 4th century A.D.',
  ],
  [
    "Ada Birch / American, 1880–1965 / Study / possibly 1930's / Pencil on paper / Gift of Ruth Lowe",
    'It was possibly made in the 1930s, in pencil',
  ],
  [
    'Vanity set / designed and made 1934 / Manufactured by Lowe & Co. / Silver, mahogany / Gift of Ruth Lowe',
    'It was designed and made in 1934, of silver',
  ],
  [
    'Ada Birch / The Bridge / 1896 / Ink / Riverside Museum of Art, Foundation for the Arts Collection, Ruth Lowe Fund',
    'through the Foundation for the Arts Collection, Ruth Lowe Fund.',
  ],
  [
    'Textile, 1920–29 / USA / Lowe Brothers / rayon, silk; Jacquard woven in a variety of interlacings / Museum purchase from Ruth Day Fund',
    'of rayon, silk, Jacquard woven in a variety of interlacings. It was a museum purchase',
  ],
  ['Head of a Lion / 1320 / Terracotta, mold made / Gift of Ruth Lowe', 'of terracotta, mold made'],
  ['Ring / Egyptian / 300-200 BC / gold plated? / Gift of Ruth Lowe', 'gold (perhaps plated)'],
  [
    'Print, Harlequin, Pierrot et Scapin / Paris, 1719 / Jean-Antoine Watteau / E.200-1889',
    '“Print, Harlequin, Pierrot et Scapin”, by Jean-Antoine Watteau. It comes from Paris. It was made in 1719.',
  ],
  [
    'Beer pitcher / 1858-1860 / Birch and Company, Philadelphia, Pennsylvania / Silver / Gift of Ruth Lowe',
    'by Birch and Company. It comes from Philadelphia, Pennsylvania.',
  ],
  [
    'On Kawara / Oct. 31, 1978 / 1978 / Acrylic on canvas',
    '“Oct. 31, 1978”, by On Kawara. It was made in 1978',
  ],
  [
    'Chest / 1640–70 / Ada Birch / Boston, Massachusetts, United States / Oak / Gift of Ruth Lowe',
    'Boston, Massachusetts, in the United States',
  ],
  ['Ada Birch / View of Rome / October 1, 1870 / Etching', 'made on October 1, 1870'],
  [
    'Ada Birch. (Spanish, 1881-1973) / The Diver (La Plongeuse). 1932 / Etching / Gift of Ruth Lowe',
    '“The Diver (La Plongeuse)”, by',
  ],
  [
    'Crown / Korea / Silla Kingdom, 5th century / Gold, jade',
    'dates from the 5th century, in the Silla Kingdom',
  ],
  ['Votive relief / Etruscan, Cerveteri / ca. 300 B.C. / Terracotta', 'It is Etruscan, from Cerveteri.'],
  ['Mummy case / Egypt, Thebes(?) / 21st Dynasty / Linen', 'It perhaps comes from Thebes in Egypt.'],
  [
    'Helmet mask / Kuba peoples / Late 19th/early 20th century / Wood',
    'between the late 19th and the early 20th century',
  ],
  [
    'Arrowhead / Cyprus / 5th c. B.C.–3rd c. B.C. / Bronze',
    'made of bronze between the 5th and the 3rd century B.C.',
  ],
  [
    'Ada Birch / Boat / 1890 / Ink on paper / Leonard Lowe Fund; Ruth Day Fund',
    'through the Leonard Lowe Fund and the Ruth Day Fund.',
  ],
  [
    'Ada Birch / Boat / 1890 / Ink on paper / The Lowe Fund; gift of Ruth Day',
    'through the Lowe Fund and as a gift of Ruth Day.',
  ],
  ['Ada Birch / Boat / 1890 / 7 color lithograph / Gift of Ruth Day', 'It is a 7 color lithograph'],
  ['Ada Birch / Boat, 1918 / Linoleum cut / Gift of Ruth Day', 'It is a linoleum cut'],
  [
    'Ada Birch / Boat (from Bats ), 1918 / Poster / Gift of Ruth Day',
    '“Boat (from Bats)”, by Ada Birch. It is a poster',
  ],
])('what real labels print is told as it is meant: %s', (label, told) => {
  const lines = label.split(' / ').map((text) => ({ text }));
  expect(composeSoundBite(parseLabel({ text: label, lines }))).toContain(told);
});

test.each<[string, string]>([
  [
    'Ada Birch Ruth Lowe 1890 Oil on canvas Ruth Lowe was the daughter of a banker in Leeds. Birch painted her in the garden.',
    '“Ruth Lowe”, by Ada Birch',
  ],
  [
    'Ada Birch To God and Truth 2019 Printed cotton Ada Birch sees her work as a tradition. She calls To God and Truth a letter.',
    '“To God and Truth”, by Ada Birch',
  ],
])('where no line parts name and title, the text that repeats one of them does: %s', (text, told) => {
  expect(composeSoundBite(parseLabel({ text }))).toContain(told);
});

test.each<[string, string]>([
  ['Vincent Birch - Sunflowers - 1888', '“Sunflowers”, by Vincent Birch. It was made in 1888.'],
  [
    'Vincent Birch | Sunflowers | 1888 | Oil on canvas',
    '“Sunflowers”, by Vincent Birch. It is done in oil on canvas and dates from 1888.',
  ],
  ['Greek vase 500BC', 'It was made in 500BC.'],
])('what a visitor types on one line is told: %s', (text, told) => {
  expect(composeSoundBite(parseLabel({ text }))).toContain(told);
});

const READ = (told: string) =>
  `Ada Birch / British, 1850–1919 / The Ferry / 1890 / Oil on canvas / ${told} / Presented by the artists estate 1920`;

test.each<[string, string]>([
  [
    READ('Birchs sister rowed it. It wasnt her first ferry.'),
    'Birch’s sister rowed it. It wasn’t her first ferry.',
  ],
  [READ('They sat in a childrens home.'), 'in a children’s home.'],
  [READ('She was born in Kent.'), 'It was presented by the artist’s estate in 1920.'],
  [READ('The two Birchs and a dog sit in it.'), 'The two Birchs and a dog'],
])(
  'the apostrophes that the reader cannot give are set where nothing else can be meant: %s',
  (label, told) => {
    const lines = label.split(' / ').map((text) => ({ text }));
    const facts = parseLabel({ text: label, lines });
    expect(composeSoundBite(facts)).toContain(told);
    const talk = composeConversation(facts);
    expect(talk.map(({ content }) => content).join(' ')).not.toMatch(/the artists estate|wasnt|childrens/);
  },
);

test('a label with an apostrophe has lost none', () => {
  const facts = parseLabel({
    text: READ('It was the ferryman’s idea, and the Birchs idea.').replaceAll(' / ', ' '),
  });
  expect(composeSoundBite(facts)).toContain('the ferryman’s idea, and the Birchs idea.');
});
