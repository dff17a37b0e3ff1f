import { expect, test } from 'vitest';
import { describedPiece, parseLabel } from '../../../guide.ts';
import { NO_FIELDS } from '../../../facts.ts';
import { fromLabel } from '../../statement.ts';
import { biteOn, factsOf } from '../../../testing/printed-label.ts';
import { inTheirNumber, severalThings, shareOfThings } from './several-told.ts';

const shown = parseLabel({ text: 'Earrings\nGold\nPurchased 1951' });
const titled = (title: string, medium: string | null = null): typeof shown => ({
  ...shown,
  ...NO_FIELDS,
  title,
  medium,
});

test('several things of a kind are told as several', () => {
  const facts = titled('Fisherman’s waistcoat buttons', 'Silver');
  const said = inTheirNumber(facts, [
    fromLabel('This is “Fisherman’s waistcoat buttons”, from Volendam.', 'title', []),
    fromLabel('It was made of silver around 1870.', 'date', []),
    fromLabel('It comes from Volendam and was made of silver.', 'date', []),
  ]).map(({ text }) => text);
  expect(said).toEqual([
    'These are fisherman’s waistcoat buttons, from Volendam.',
    'They were made of silver around 1870.',
    'They come from Volendam and were made of silver.',
  ]);
});

test('the museum’s own sentences stay as they are printed', () => {
  const own = fromLabel('It is said that they paid for a burial.', 'prose', []);
  expect(inTheirNumber(titled('Earrings'), [own])).toEqual([own]);
});

test('one thing, a picture of several and a name are no several things', () => {
  for (const [title, medium] of [
    ['Evening dress', 'Silk'],
    ['Boots', 'Oil on canvas'],
    ['Three Girls', null],
    ['Glass', 'Glass'],
    ['Head of a woman', 'Bronze'],
  ] as const)
    expect(severalThings(titled(title, medium))).toBeNull();
});

test('a piece on several things never calls them it by its fields', () => {
  const { description } = describedPiece(
    parseLabel({ text: 'Earrings\nGreek, about 300 BC\nGold\nPurchased 1951' }),
    { today: 2026 },
  );
  expect(description).not.toMatch(/\bIt (?:is|was) (?:made|Greek)/);
});

test('several things of one sort and one of another have their article and number', () => {
  const { description } = describedPiece(
    parseLabel({ text: 'Slippers and bonnet\nWool, leather\nFound in a cellar in Lowe' }),
    { today: 2026 },
  );
  expect(description).toContain('These are slippers and a bonnet. They are made of wool and leather.');
  expect(severalThings(titled('Gloves', 'Kid'))).toBe('gloves');
  expect(severalThings(titled('Cups and saucers', 'Porcelain'))).toBe('cups and saucers');
  expect(severalThings(titled('Cups and saucers', 'Watercolour on paper'))).toBeNull();
});

test('tells things of a title in capitals as several where the label says of what they are and names no artist', () => {
  const label = titled('SHOP SIGNS', 'Enamelled iron');
  expect(severalThings(label)).toBe('shop signs');
  expect(severalThings({ ...label, title: 'Shop Signs of Lowe Road' })).toBe('shop signs of Lowe Road');
  expect(severalThings({ ...label, title: 'Shop Signs', artist: 'Ada Birch' })).toBeNull();
  expect(severalThings({ ...label, title: 'Shop Signs', medium: null })).toBeNull();
});

test('what the museum says of several things without a subject is told in their number', () => {
  const given = 'Earrings\nFound in 2017 in the barracks.\nIt was a cold spring.';
  const ours = fromLabel('It was found in 2017 in the barracks.', 'prose', [{ start: 9, end: 39 }]);
  const own = fromLabel('It was a cold spring.', 'prose', [{ start: 40, end: 61 }]);
  expect(
    inTheirNumber({ ...titled('Earrings', 'Gold'), given }, [ours, own]).map(({ text }) => text),
  ).toEqual(['They were found in 2017 in the barracks.', 'It was a cold spring.']);
});

test('things in capitals of a stuff, and masks and books by their use, are several things', () => {
  expect(severalThings(titled('Copper Ingots'))).toBe('copper ingots');
  expect(severalThings(titled('Amber Crosses'))).toBe('amber crosses');
  expect(severalThings(titled('Gas masks'))).toBe('gas masks');
  expect(severalThings(titled('Ration Books'))).toBe('ration books');
  expect(severalThings(titled('Street Musicians'))).toBeNull();
  expect(severalThings(titled('Red Boats'))).toBeNull();
});

test('says one pair or set of things with its article', () => {
  expect(shareOfThings(factsOf('Pair of cart wheels', 'Lowe & Sons, Leeds, 1879'))).toBe(
    'a pair of cart wheels',
  );
  expect(biteOn('Pair of ploughing engines', 'Lowe & Sons, Leeds, 1879')).not.toContain('are pair');
});

test('what comes in pairs, what a nation names and coins by their names are several things', () => {
  expect(severalThings(titled('Spectacles'))).toBe('spectacles');
  expect(severalThings(titled('ROMAN RIDING BOOTS'))).toBe('Roman riding boots');
  expect(severalThings({ ...titled('Roman Riding Boots'), artist: 'Ada Birch' })).toBeNull();
  expect(severalThings(titled('Guilders and half guilders', 'Silver'))).toBe('guilders and half guilders');
  expect(severalThings(titled('Roman Holidays'))).toBeNull();
});

test('a pair stays one pair', () => {
  const said = fromLabel('This is a pair of disc brooches.', 'title', [{ start: 0, end: 21 }]);
  expect(inTheirNumber(titled('Pair of disc brooches', 'Gold'), [said]).map(({ text }) => text)).toEqual([
    'This is a pair of disc brooches.',
  ]);
});
