import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';
import { nameAboveKind } from './name-above-kind.ts';

test('tells a species and a part of its body together', () => {
  expect(biteOn('Iguanodon bernissartensis', 'Thumb spike', 'Bernissart, Belgium')).toContain(
    'a thumb spike of Iguanodon bernissartensis',
  );
  expect(nameAboveKind('Polar bear\nSkull')?.told).toBe('the skull of a polar bear');
  expect(nameAboveKind('Leg of mutton\nSkull')).toBeNull();
});

test('tells an aircraft, a ship or an engine and a part of it together', () => {
  expect(nameAboveKind('HMS Birch\nFigurehead')?.told).toBe('the figurehead of HMS Birch');
  expect(nameAboveKind('Avro Lancaster\nRear turret')?.told).toBe('a rear turret of the Avro Lancaster');
  expect(nameAboveKind('Flying Scotsman\nNameplate, 1924')).toMatchObject({
    told: 'the nameplate of the Flying Scotsman',
    date: '1924',
  });
  expect(nameAboveKind('Ada Birch\nPropeller')).toBeNull();
});

test('tells the own name of a machine, a boat or a meteorite with what it is', () => {
  expect(biteOn('EDSAC', 'Computer, 1949', 'University of Lowe')).toContain('EDSAC, a computer');
  expect(biteOn('EDSAC', 'Computer, 1949', 'University of Lowe')).not.toContain('made of');
  expect(nameAboveKind('BONG HOA (‘Flower’)\nVietnamese ferry, built Hue, 1961')?.told).toBe(
    'Bong Hoa (‘Flower’), a Vietnamese ferry built in Hue in 1961',
  );
  expect(nameAboveKind('Campo Lowe\nIron meteorite, Argentina')).toMatchObject({
    told: 'Campo Lowe, an iron meteorite',
    place: 'Argentina',
  });
});

test('leaves headings, pictures, makers and names in another language alone', () => {
  expect(nameAboveKind('Early computers\nComputer, 1949')).toBeNull();
  expect(nameAboveKind('The Kiss\nSculpture, 1904')).toBeNull();
  expect(nameAboveKind('China\nFishing boat, 1920')).toBeNull();
  expect(factsOf('Otto Birch', 'Fishing boat', 'Oil on canvas, 1911').thing).toBeNull();
  expect(nameAboveKind('Otto Birch\nThe Ferry')).toBeNull();
});

test('tells two names above a pair of engines with what they are', () => {
  expect(nameAboveKind('THE DUKE AND THE DUCHESS\nPair of ploughing engines')?.told).toBe(
    'The Duke and the Duchess, a pair of ploughing engines',
  );
  expect(nameAboveKind('THE WORKING FARM\nPair of ploughing engines')).toBeNull();
});
