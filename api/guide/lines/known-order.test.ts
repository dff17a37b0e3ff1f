import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../testing/printed-label.ts';

test('what a work is made of above a line "by" somebody is told, and is no part of the title', () => {
  for (const medium of ['oil on canvas', 'etching', 'watercolour', 'bronze'])
    expect(factsOf('Winter Ice', medium, 'by Ada Birch', '1889')).toMatchObject({
      title: 'Winter Ice',
      medium,
      artist: 'Ada Birch',
      date: '1889',
    });
});

test('a maker behind the material on its line is one', () => {
  expect(factsOf('Harbour at Dusk', 'oil on canvas by Ada Birch, 1889')).toMatchObject({
    title: 'Harbour at Dusk',
    medium: 'oil on canvas',
    artist: 'Ada Birch',
    date: '1889',
  });
  expect(biteOn('The Quay', 'photograph by Ada Birch, 1889')).toContain('made by Ada Birch');
});

test('a name below the material is the maker’s, with a life or without one', () => {
  expect(factsOf('Winter Ice', 'Oil on canvas, 1889', 'Ada Birch')).toMatchObject({
    title: 'Winter Ice',
    artist: 'Ada Birch',
    date: '1889',
  });
});

test('a title goes below the material too', () => {
  const wanted = { title: 'Winter Ice', artist: 'Ada Birch', medium: 'Oil on canvas', date: '1889' };
  expect(factsOf('Ada Birch', 'Oil on canvas', 'Winter Ice', '1889')).toMatchObject(wanted);
  expect(factsOf('Ada Birch', 'American, 1849–1932', 'Oil on canvas, 1889', 'Winter Ice')).toMatchObject(
    wanted,
  );
  expect(factsOf('Oil on canvas, 1889', 'Winter Ice', 'Ada Birch')).toMatchObject(wanted);
  expect(factsOf('Oil on canvas', '1889', 'Winter Ice', 'Ada Birch (1849–1932)')).toMatchObject({
    ...wanted,
    born: '1849',
  });
});

test('a gift, a second person or a town below the material is no title', () => {
  for (const line of ['Gift of the Friends', 'Elias Lowe', 'Lent by Elias Lowe'])
    expect(factsOf('Ada Birch', 'Oil on canvas, 1889', line).title).not.toBe(line);
  expect(factsOf('Head of a Girl', 'Terracotta, about 1500', 'Florence').artist).toBeNull();
});

test('what stands between a studio and a year is its title, a colon in it or a comma', () => {
  for (const title of ['Robber Baron: Table', 'High Tide, Bench'])
    expect(factsOf('Studio Lowe (Ada Birch & Elias Lowe)', title, '2006', 'Bronze, gilded')).toMatchObject({
      title,
      artist: 'Studio Lowe (Ada Birch & Elias Lowe)',
    });
});
