import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../testing/printed-label.ts';

test('a coin below its ruler is told with its mint and year, and the ruler made nothing', () => {
  for (const ruler of ['Birchinian II (first reign, 685–95)', 'Birchinian (685–95)']) {
    const label = [ruler, 'Gold solidus, Constantinople, 692–95', 'Obverse: bust of Christ'];
    expect(factsOf(...label)).toMatchObject({
      artist: null,
      title: 'Gold solidus',
      nationality: 'Constantinople',
      date: '692–95',
    });
    expect(biteOn(...label)).toMatch(/The label names Birchinian(?: II, first reign)?, 685 to 695\./);
  }
});

test('the years of a reign before the Common Era are told with their era', () => {
  expect(biteOn('Birchip II (reigned 359–336 BC)', 'Gold stater, Pella, about 340 BC')).toContain(
    'The label names Birchip II, 359 to 336 BC.',
  );
});

test('a ruler below the coin made nothing either', () => {
  const bite = biteOn('Sestertius, c. 64, Rome', 'Birchero (54–68)', 'Brass');
  expect(bite).toContain('a coin, a sestertius, from Rome.');
  expect(bite).toContain('The label names Birchero, 54 to 68.');
});

test('a year of the first century is told with its era', () => {
  expect(biteOn('Sestertius, c. 64, Rome', 'Brass')).toContain('around AD 64');
  expect(biteOn('Denarius, Lugdunum, 18–35', 'Silver')).toContain('between AD 18 and 35');
});

test('a moneyer had a coin in charge, and the town below is where it was struck', () => {
  const bite = biteOn('Penny of Birchred', 'Moneyer: Ibba', 'Canterbury, 785–796', 'Silver');
  expect(bite).toContain('a penny of Birchred');
  expect(bite).toContain('Canterbury');
  expect(bite).not.toContain('made this');
  expect(bite).toContain('The moneyer was Ibba.');
});

test('whoever had a coin in charge did not make it', () => {
  expect(biteOn('Taler, 1623', 'Assay master Elias Lowe', 'Silver')).not.toContain('made by');
});

test.each([
  ['Obv.: laureate head', 'On the obverse: laureate head.'],
  ['Vs.: laureate head', 'On the obverse: laureate head.'],
  ['Rs.: harbour with ships', 'On the reverse: harbour with ships.'],
])('the sides of a coin are told in full: %s', (line, told) => {
  expect(biteOn('Sestertius, c. 64, Rome', 'Brass', line)).toContain(told);
});

test('the reign behind a coin of a ruler dates it where nothing else does', () => {
  const label = [
    'Gold solidus of Birchan II (first reign, 685–95)',
    'Mint of Lowe',
    'Obverse: bust of Christ',
  ];
  expect(biteOn(...label)).toContain('It dates from the first reign, 685 to 95.');
  expect(biteOn(...label)).toContain('a coin, a gold solidus of Birchan II');
  expect(factsOf('Silver penny of Birchan II (reigned 978–1016)', 'Silver').date).toBeNull();
});

test('the years behind a ruler above a coin are a reign with or without a bracket', () => {
  for (const ruler of ['Ada, Queen of Birchland, 1542–67', 'Birchan IV, 1542–1567', 'Birchan IV (1542–67)']) {
    expect(factsOf(ruler, 'Gold ryal (three pounds), 1555', 'Lowe mint')).toMatchObject({
      artist: null,
      title: 'Gold ryal (three pounds)',
      date: '1555',
      medium: null,
    });
  }
});

test('a mint is no town that a coin is from', () => {
  expect(biteOn('Birchan IV, 1542–67', 'Gold double crown, Tower mint, 1555', 'Gold')).not.toContain(
    'from Tower mint',
  );
  expect(biteOn('Birchan (AD 81–96)', 'Denarius, silver', 'Mint of Rome, AD 88')).not.toContain(
    'from Mint of Rome',
  );
});

test('a crown below nobody who ruled may be one to wear', () => {
  expect(factsOf('Ada Birch', 'Silver crown, 1940', 'Silver, garnets').artist).toBe('Ada Birch');
});

test('a kingdom and its years are no ruler', () => {
  expect(
    biteOn('Seated Buddha', 'China', 'Later Zhao kingdom (319–351), dated 338', 'Gilt bronze'),
  ).not.toContain('The label names Later Zhao');
});

test('a title that begins with a penny names no coin', () => {
  expect(factsOf('Ada Birch', 'Penny for the Guy, 1950', 'Oil on canvas')).toMatchObject({
    artist: 'Ada Birch',
    title: 'Penny for the Guy',
  });
});

test.each([
  ['AR decadrachm', 'silver decadrachm'],
  ['AV stater', 'gold stater'],
  ['AE sestertius', 'bronze sestertius'],
  ['EL stater', 'electrum stater'],
])('%s is short for a metal and a coin, and the town below it is where it was struck', (printed, said) => {
  const bite = biteOn(printed, 'Corinth, c. 350–340 BC', 'Obv. Horse l.');
  expect(bite.toLowerCase()).toMatch(new RegExp(`this is a coin, an? ${said}, from corinth`));
  expect(bite).toContain('On the obverse: Horse to the left.');
});

test('a ruler whose years have their era made nothing either', () => {
  const bite = biteOn('Birchan (AD 98–117)', 'AV aureus, Rome, AD 112', 'Obv. Bust of the emperor r.');
  expect(bite.toLowerCase()).toMatch(/this is a coin, a gold aureus/);
  expect(bite).toContain('The label names Birchan, AD 98 to 117.');
});

test('two letters before anything but a coin are no metal', () => {
  expect(biteOn('AE Birch', 'The Ferry', '1911', 'Oil on canvas')).not.toContain('ronze');
  expect(biteOn('Ada Birch', 'El ducat', '1911', 'Oil on canvas')).not.toContain('lectrum');
});

test('an epoch and its years are no ruler', () => {
  expect(biteOn('Portrait Vessel', 'Birchan Epoch (AD 1–800)', 'North coast, Moche')).not.toContain(
    'names Birchan',
  );
});

test('a coin is said to be one, and whoever stands above it made nothing', () => {
  const bite = biteOn(
    'BIRCHUS (AD 117\u2013138)',
    'Gold aureus',
    'Rome, AD 134\u20138',
    'Rev. Victory, seated',
  );
  expect(bite).toContain('This is a coin, a gold aureus, from Rome.');
  expect(bite).toContain('The label names Birchus, AD 117 to 138.');
  expect(bite).toContain('On the reverse: Victory, seated.');
});

test('the sides of a medal stand behind what is on them', () => {
  const bite = biteOn(
    'Elio Birch',
    'Milanese, 1509\u20131590',
    'Carlo Lowe, 1475\u20131564 [obverse]',
    'Blind Man with a Dog [reverse]',
    '1561',
    'lead',
  );
  expect(bite).toContain('Elio Birch');
  expect(bite).toContain('On the obverse: Carlo Lowe, 1475 to 1564. On the reverse: Blind Man with a Dog.');
});

test('a clergyman is no side of a coin', () => {
  expect(biteOn('Rev. Martin Lowe', 'Oil on canvas', '1790')).not.toContain('reverse');
});

test('both sides of a coin on one line are told as two, and none of them is its name', () => {
  const bite = biteOn(
    'Athens. Silver drachm, ca. 430 BC. Obv. Head in helmet. Rev. Owl on a branch.',
    'ANS 1950.1',
  );
  expect(bite).toContain('On the obverse: Head in helmet. On the reverse: Owl on a branch.');
  expect(bite).not.toContain('Obv.');
});

test('the ruler on a coin\u2019s label is the one under whom it was struck, and anywhere else a name', () => {
  const bite = biteOn('ENGLAND', 'Henry VI (1422\u201361)', 'Groat, Annulet coinage, 1422\u20137', 'Silver');
  expect(bite).toContain('It was struck under Henry VI, who ruled from 1422 to 1461.');
  expect(biteOn('Glove', 'Henry VI (1422\u201361)', 'Kid leather')).not.toContain('struck');
});

test('a crown of metal is a coin only where the label speaks of coins', () => {
  const worn = biteOn('Gold Crown', 'Kaya, 5th century', 'From the East Mound, Birchju');
  expect(worn).toContain('a gold crown');
  expect(worn).not.toContain('coin');
  expect(biteOn('Silver crown', 'Birch mint, 1663')).toContain('a coin, a silver crown');
  expect(biteOn('Gold sovereign', '1817', 'Obverse: head of a king')).toContain('a coin, a gold sovereign');
  expect(biteOn('Gold stater', 'Birchella, about 340 BC')).toContain('a coin, a gold stater');
});
