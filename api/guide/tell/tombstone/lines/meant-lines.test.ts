import { expect, it } from 'vitest';
import { meantLine } from './meant-lines.ts';

const ALONE = {
  isMakerNamed: false,
  isPersonNamed: false,
  isOfMaker: false,
  isPicture: false,
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
