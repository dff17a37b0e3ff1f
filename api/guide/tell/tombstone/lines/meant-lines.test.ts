import { expect, it } from 'vitest';
import { meantLine } from './meant-lines.ts';

const ALONE = {
  isMakerNamed: false,
  isPersonNamed: false,
  isOfMaker: false,
  isPicture: false,
  isOfFossil: false,
  isNoSpecies: false,
  isDated: false,
  hasOtherFirm: false,
};
const said = (words: string, around: Partial<typeof ALONE> = {}): string | null =>
  meantLine(words, { ...ALONE, ...around });

it('says a period as that from which the thing dates, or in which the label places it beside a date', () => {
  expect(said('Old Kingdom')).toBe('It dates from the Old Kingdom');
  expect(said('Late Jurassic', { isDated: true })).toBe('The label places it in the Late Jurassic');
  expect(said('Byzantine Empire')).toBe('It is from the Byzantine Empire');
});
it('says a place by the word that tells it for one', () => {
  expect(said('Birchi, Kwara State')).toBe('The label places it in Birchi, Kwara State');
  expect(said('Lowe site, Elias Island, Nunavik')).toBe(
    'The label places it at the Lowe site, Elias Island, Nunavik',
  );
  expect(said('Izmir, Ottoman Empire')).toBe('The label gives the place as Izmir, in the Ottoman Empire');
  expect(said('Ada Birch, Elias Lowe')).toBeNull();
  expect(said('Temple, gouache and gold')).toBeNull();
});
it('says whence it came and what it follows', () => {
  expect(said('Source: Royal Birch Observatory')).toBe('It came from the Royal Birch Observatory');
  expect(said('Source: Ada Birch')).toBe('It came from Ada Birch');
  expect(said('After the ballad by Elias Lowe')).toBe('It follows the ballad by Elias Lowe');
});
it('says what the thing is', () => {
  expect(said('Lid of a burial jar')).toBe('It is a lid of a burial jar');
  expect(said('Plate 12 of the Lowe Suite')).toBe('It is plate 12 of the Lowe Suite');
  expect(said('Holotype')).toBe('It is the holotype');
  expect(said('Birch ware, China')).toBe('It is Birch ware, from China');
  expect(said('With wheels in a stream')).toBeNull();
  expect(said('Children at the well')).toBeNull();
});
it('says a single firm as the maker of a thing that has no other', () => {
  expect(said('Birch Motorcycle Company Ltd, Bristol', { isOfMaker: true })).toBe(
    'It was made by the Birch Motorcycle Company of Bristol',
  );
  expect(said('Birch Motorcycle Company Ltd', { isOfMaker: true, isMakerNamed: true })).toBeNull();
  expect(said('Birch Motorcycle Company Ltd', { isOfMaker: true, hasOtherFirm: true })).toBeNull();
  expect(said('Northern Railway Company', { isOfMaker: true })).toBeNull();
});
it('says what somebody did, and where a painter was born', () => {
  expect(said('Ada Birch, cutter', { isOfMaker: true })).toBe('The cutter was Ada Birch');
  expect(said('Manufacturer: Birch, Boston', { isOfMaker: true })).toBe(
    'The manufacturer was Birch of Boston',
  );
  expect(said('Design: Ada Birch, Otto Lang')).toBe('It was designed by Ada Birch and Otto Lang');
  expect(said('Born Chicago, Illinois', { isPersonNamed: true })).toBe(
    'The artist was born in Chicago, Illinois',
  );
  expect(said('Born Chicago, Illinois', { isMakerNamed: true })).toBeNull();
  expect(said('Spanish School', { isOfMaker: true })).toBe('It is of the Spanish School');
  expect(said('Evening School', { isOfMaker: true })).toBeNull();
});
it('says what was done with it', () => {
  expect(said('Dredged from the River Lowe')).toBe('It was dredged from the River Lowe');
  expect(said('Worn on 18 June 1815')).toBe('It was worn on 18 June 1815');
  expect(said('Formerly stood before the Lowe House')).toBe('It formerly stood before the Lowe House');
});
it('says an empire in small letters as one is written', () => {
  expect(said('Mughal empire')).toBe('It is from the Mughal Empire');
});
it('says a culture as that of a thing which has no maker', () => {
  expect(said('Lowe Culture')).toBe('It is of the Lowe culture');
  expect(said('Lowe Culture', { isMakerNamed: true })).toBeNull();
});
it('says a ware to be from a land, and from nothing that is no place', () => {
  expect(said('Birch ware, Blue')).toBeNull();
});
it('says from which rock a fossil is', () => {
  expect(said('Birch Creek Formation')).toBe('It comes from the Birch Creek Formation');
});
it('says no school of a land beside a maker', () => {
  expect(said('Spanish School', { isMakerNamed: true })).toBeNull();
});
it('says an estate as one, and at which page a book lies open', () => {
  expect(said('Source: Estate of Ada Birch')).toBe('It came from the estate of Ada Birch');
  expect(said('Open at page 12')).toBe('It lies open at page 12');
});
it('says nobody to be born where no place is named', () => {
  expect(said('Born Under the Bridge', { isPersonNamed: true })).toBeNull();
});
it('says several who did something as several, and whose a part of the thing is', () => {
  expect(said('Sculptors: Ada Birch, Otto Lang')).toBe('The sculptors were Ada Birch and Otto Lang');
  expect(said('Blade: Anton Lowe')).toBe('The blade is by Anton Lowe');
});
it('says the town of a firm in brackets', () => {
  expect(said('Birch Glass Company (Toledo, Ohio)')).toBe(
    'It was made by the Birch Glass Company of Toledo, Ohio',
  );
});
it('says no firm to have made a picture, and none that is a family', () => {
  expect(said('Birch Motorcycle Company Ltd', { isOfMaker: true, isPicture: true })).toBeNull();
  expect(said('Anton Lowe and his Pottery')).toBeNull();
});
it('says what is left of an animal, of which rank a thing is, and what it shows', () => {
  expect(said('Skull')).toBe('It is a skull');
  expect(said('Skeleton, female')).toBe('It is the skeleton of a female');
  expect(said('National Treasure')).toBe('It is a National Treasure');
  expect(said('A view of the Lowe Bridge')).toBe('It is a view of the Lowe Bridge');
});
it('says a part of a house as a thing, and a stuff without an article', () => {
  expect(said('Lintel from the Lowe House')).toBe('It is a lintel from the Lowe House');
  expect(said('Ceiling slab from the Lowe House')).toBe('It is a ceiling slab from the Lowe House');
  expect(said('Glass from a well')).toBe('It is glass from a well');
});
it('says no thing where the line is of several, begins with a small word, or with a people', () => {
  expect(said('Trousers with two pockets')).toBeNull();
  expect(said('Furniture of the East')).toBeNull();
  expect(said('With jar in a stream')).toBeNull();
  expect(said('Danish chair with two arms')).toBeNull();
});
it('says nothing of what it is on the line that may name the maker', () => {
  expect(said('Skull', { isOfMaker: true })).toBeNull();
});
it('says a town by both of its names', () => {
  expect(said('Trier (Lovium)')).toBe('The label places it in Trier, or Lovium');
});
it('says a place by the province behind it, and no one place where the line has two', () => {
  expect(said('Birchito, Nari\u00F1o')).toBe('The label places it in Birchito, Nari\u00F1o');
  expect(said('Birch Cave, Puebla or Oaxaca')).toBeNull();
});
it('says neither somebody nor where somebody was born as a place', () => {
  expect(said('Ada Lowe, Nunavik')).toBeNull();
  expect(said('Born Lowe, Nunavik')).toBeNull();
});

it('tells a nation before a place as whose work it is and from where', () => {
  expect(meantLine('American, Hartford, Connecticut', ALONE)).toBe(
    'It is American, from Hartford, Connecticut',
  );
  expect(meantLine('Lowe, Hartford, Connecticut', ALONE)).not.toBe('It is Lowe, from Hartford, Connecticut');
});

it('a family of plants, the end of a species and how a specimen is kept are told in sentences', () => {
  expect(said('Nymphaeaceae')).toBe('It belongs to the family Nymphaeaceae');
  expect(said('Extinct')).toBe('The species is extinct');
  expect(said('Extinct since 1914')).toBe('The species has been extinct since 1914');
  expect(said('Fluid preserved')).toBe('It is preserved in fluid');
  expect(said('Extinct Volcano')).toBeNull();
});

it('says what a thing is the first of, and who stuffed it, behind a key in two languages', () => {
  expect(meantLine('Iceland’s first electronic computer', ALONE)).toBe(
    'It is Iceland’s first electronic computer',
  );
  expect(meantLine('Taxidermia / Taxidermy: Luis Birch', ALONE)).toBe('The taxidermy is by Luis Birch');
  expect(meantLine('Iceland’s First Lady', ALONE)).not.toBe('It is Iceland’s First Lady');
});

it('gives a pair of things its article', () => {
  expect(said('Pair of two-panel folding screens')).toBe('It is a pair of two-panel folding screens');
});
