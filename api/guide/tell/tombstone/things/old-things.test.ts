import { expect, test } from 'vitest';
import { parseLabel, soundBite, textOf } from '../../../guide.ts';

const biteOn = (...lines: string[]): string =>
  textOf(
    soundBite(parseLabel({ text: lines.join('\n'), lines: lines.map((text) => ({ text })) }), {
      today: 2026,
    }),
  );

test('a coin is called a coin, whatever is on it and whoever struck it', () => {
  const withHead = biteOn('Denarius with the head of a queen', 'Rome, about 30 BC', 'Silver');
  expect(withHead).toContain('a coin, a denarius with the head of a queen, from Rome');
  const ofRuler = biteOn('OXFORD MINT', 'Charles I triple unite, 1643', 'Gold');
  expect(ofRuler).toContain('a coin, a Charles I triple unite');
  expect(ofRuler).toContain('It was struck at the Oxford mint.');
  expect(biteOn('ATHENS', 'AR Tetradrachm', 'c. 454-404 BC')).toContain('a coin, a silver tetradrachm');
  expect(biteOn('Stater of Corinth', 'About 340 BCE', 'Silver')).toContain('a coin, a stater of Corinth');
});

test('a painted vase is said to be one, though no material is named', () => {
  expect(
    biteOn('Black-figured amphora (wine jar)', 'Made in Athens about 540 BC', 'Found at Vulci, Italy'),
  ).toContain('This is a black-figured amphora (wine jar)');
});

test('a thing with a name of its own keeps that, whatever the line below says it is', () => {
  expect(
    biteOn('The Birchmore Reliquary', 'House-shaped shrine of yew wood and silver', 'About AD 750'),
  ).toContain('the Birchmore Reliquary');
  expect(
    biteOn('THE BIRCHMORE RELIQUARY', 'House-shaped shrine of yew wood and silver', 'About AD 750'),
  ).toContain('the Birchmore Reliquary');
  expect(
    biteOn('THE BIRCHMORE RELIQUARY', 'House-shaped shrine of yew wood and silver', 'About AD 750'),
  ).not.toContain('made of');
  expect(biteOn("Birch's Trunk", 'Pine', '1868')).not.toContain('\u201C');
  expect(biteOn('HUNTERSTON BROOCH', 'Silver, gold', 'About AD 700')).toContain('the Hunterston Brooch');
});

test('a nation by a part of its land is no place', () => {
  expect(
    biteOn('Bell-krater', 'South Italian, made in Apulia, about 370 BC', 'Ceramic', '1772.3-20.37'),
  ).toMatch(/This is a bell-krater\..* around 370 BC\. It is South Italian, made in Apulia\./);
});

test('who dug at a place is no part of it', () => {
  expect(
    biteOn('Statue of the God Ptah', 'Limestone', 'From the Temple of Ptah at Memphis, Birch Excavations'),
  ).toContain('It is from the Temple of Ptah at Memphis.');
});

test('years before Christ are known in other languages, and the side of a coin is not told in one', () => {
  const coin = biteOn(
    'Tetradrachme',
    'Athen, um 440 v. Chr.',
    'Silber',
    'Vs.: Kopf der Athena nach rechts',
    'Rs.: Eule',
  );
  expect(coin).toContain('This is a coin, a tetradrachm, from Athens. It was made of silver around 440 BC.');
  expect(coin).not.toContain('Kopf');
  expect(biteOn('Goldhut', 'Bronzezeit, 1000-800 v. Chr.', 'Gold', 'Fundort unbekannt')).toContain('BC');
});
