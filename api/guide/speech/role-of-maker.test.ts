import { expect, test } from 'vitest';
import { biteOn } from '../testing/printed-label.ts';

test('whoever made a thing is called its maker, and whoever made a picture an artist', () => {
  const violin = biteOn('Ada Lowe Birch', 'Italian, 1644\u20131737', 'Violin', '1716', 'Maple, spruce');
  expect(violin).toContain('maker');
  expect(violin).not.toContain('The artist');
  const picture = biteOn('Ada Lowe Birch', 'Italian, 1644\u20131737', 'The Violin', '1716', 'Oil on canvas');
  expect(picture).not.toContain('The maker');
});

test('whoever the label calls no artist is named again, and the nation is told behind the name', () => {
  const bite = biteOn(
    'Pocket Revolver',
    'Edward Tolman (American, 1820–1870)',
    'ca. 1855',
    'Steel, brass, walnut',
  );
  expect(bite).toContain('made by the American Edward Tolman around 1855');
  expect(bite).not.toContain('artist');
  expect(biteOn('Skull of a lamb with a grafted tooth', 'William Harker (1731–1799)')).not.toContain(
    'artist',
  );
});

test('a painter is an artist by the medium, and so is whoever the label calls one', () => {
  const painting = ['The Red Barn', 'Martha Ellery (American, 1901–1980)', '1934'];
  expect(biteOn(...painting, 'Oil on canvas')).toContain('the American artist Martha Ellery');
  expect(biteOn(...painting, '', 'The artist grew up on a farm near the river.')).toContain(
    'the American artist Martha Ellery',
  );
});

test('who designed a thing is no designer by trade', () => {
  const bite = biteOn('Running vest', 'Designed by Hana Okada (Japanese, born 1995)', 'Cotton, 2020');
  expect(bite).toContain('designed by Hana Okada, who is Japanese');
});

test('a further maker of a thing of use is told with the nation, and is no artist', () => {
  const bite = biteOn(
    'Pocket Revolver',
    'Edward Tolman (American, 1820–1870)',
    'Engraved by Louis Nimschke (German, 1830–1904)',
    'ca. 1855',
    'Steel, brass, walnut',
  );
  expect(bite).toContain('It was engraved by Louis Nimschke, who was German');
});

test('of a work whose name and material are not read the maker is named, and no artist', () => {
  const bite = biteOn(
    'M\u00E9tier \u00E0 rubans fa\u00E7onn\u00E9s',
    'Jacques Vallier (1709\u20131782)',
    '1746',
    'Inv. 17',
  );
  expect(bite).not.toContain('The artist');
});

test('who is called no artist is named by the surname the second time, where that is sure', () => {
  expect(biteOn('Skull of a lamb with a grafted tooth', 'William van Harker (1728–1793)')).toContain(
    ' Van Harker lived from 1728 to 1793.',
  );
});

test('whoever made an instrument is no artist, though the notes know the name', () => {
  expect(biteOn('Violin', 'Antonio Stradivari (Italian, 1644–1737)', '1693', 'Maple, spruce')).not.toContain(
    'artist',
  );
});
