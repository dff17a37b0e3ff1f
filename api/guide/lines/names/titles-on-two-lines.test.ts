import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

const titlesOf = (...printed: string[]): (string | null | undefined)[] => {
  const { title, originalTitle } = factsOf(...printed);
  return [title, originalTitle?.text];
};

test('a title in another language and the same in English on the next line are the two forms of one', () => {
  expect(
    titlesOf(
      'Gwen Parry (1876–1939)',
      'Merch mewn Ffrog Goch',
      'Girl in a Red Dress',
      'olew ar gynfas',
      'oil on canvas',
      'Prynwyd, 1935',
      'Purchased, 1935',
    ),
  ).toEqual(['Girl in a Red Dress', 'Merch mewn Ffrog Goch']);
});

test('of a label that is hardly English the title that is in English is told', () => {
  expect(
    titlesOf(
      'Plat au lion',
      'Dish with a Lion',
      'Turquie, Iznik, vers 1550',
      'Céramique à décor peint',
      'Legs Adele Moreau, 1932',
    ),
  ).toEqual(['Dish with a Lion', 'Plat au lion']);
});

test('the other form of a title, which is sure, need only be likely', () => {
  expect(
    titlesOf(
      'Omakuva',
      'Self-Portrait',
      'Ellen Saarinen (1869–1954)',
      '1894',
      'lyijykynä paperille / pencil on paper',
    ),
  ).toEqual(['Self-Portrait', 'Omakuva']);
});

test('an English title that runs over two lines stays one', () => {
  expect(
    titlesOf(
      'Hendrick Lowe (1592–1662)',
      'View of the Haarlemmermeer near the',
      'Village of Sloten',
      '1640',
      'Oil on panel',
    ),
  ).toEqual(['View of the Haarlemmermeer near the Village of Sloten', undefined]);
});

test('what kind of work it is, on the line below the title, is no part of it', () => {
  expect(
    titlesOf(
      'Peasants Preparing to Fish with Nets',
      'Tapestry',
      'Southern Netherlands, 15th century',
      'Wool and silk',
    ),
  ).toEqual(['Peasants Preparing to Fish with Nets', undefined]);
});

test('the kind of thing with which a house begins its titles is no part of one', () => {
  expect(
    titlesOf(
      'Print, Mirror Lake, from the North, 1872',
      'James D. Lowell (American, 1833–1909)',
      'Wood engraving on paper',
    ),
  ).toEqual(['Mirror Lake, from the North', undefined]);
});

test("a ship's own name and what it is are told apart", () => {
  const bite = biteOn('Asgard', 'Gaff-rigged ketch', 'Built by Colin Lowe, Larvik, Norway, 1905');
  expect(bite).toContain('gaff-rigged ketch');
  expect(bite).toContain('Asgard');
});

test('a sentence in another language that quotes somebody is no form of the title below it', () => {
  expect(
    titlesOf(
      'Luis Moreno y Alcázar',
      'Madrid, 1746–1799',
      '',
      'Capitán I comiendo ante su corte',
      'Hacia 1775',
      'Óleo sobre tabla',
      '',
      'El capitán come solo, rodeado de criados, gatos y',
      'mapas. Moreno convierte la ceremonia diaria en una',
      'escena de figuras diminutas y toques brillantes.',
      'Firmó en griego: «Luis Moreno, hijo de su padre y',
      'de su madre, lo hizo».',
      '',
      'Captain I dining before his Court',
      'Ca. 1775',
      'Oil on panel',
      '',
      'The captain eats alone, surrounded by servants and',
      'cats. He signed it in Greek: “Luis Moreno, son of',
      'his father and of his mother, made this.”',
      '',
      'P002000',
    )[1],
  ).toBeUndefined();
});
