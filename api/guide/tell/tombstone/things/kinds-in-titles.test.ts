import { expect, it } from 'vitest';
import { parseLabel } from '../../../parse-label.ts';
import { textOf } from '../../turns.ts';
import { soundBite } from '../../sound-bite.ts';

const told = (...lines: string[]): string =>
  textOf(
    soundBite(parseLabel({ text: lines.join('\n'), lines: lines.map((text) => ({ text })) }), {
      today: 2026,
    }),
  );

it('says a page of a book as a page', () => {
  expect(told("Folio from a Qur'an", 'Iran, 11th century', 'Ink and gold on paper')).toContain(
    "This is a folio from a Qur'an",
  );
});
it('says what a thing shows, is of or has behind its kind', () => {
  expect(told('Model of a Brewers\u2019 Workshop', 'Painted wood', 'Egypt, about 1950 BC')).toContain(
    'This is a model of a brewers\u2019 workshop',
  );
  expect(
    told('Painted Shield Showing Scenes from the Theban War', 'Wood and hide', 'About AD 250'),
  ).toContain('This is a painted shield showing scenes from the Theban War');
  expect(told('Sarcophagus with hunting scene', 'Marble', 'About AD 200')).toContain(
    'This is a sarcophagus with hunting scene',
  );
});
it('says what has the name of one person or thing with the article of a single one', () => {
  expect(told('Ossuary of "Levi, keeper of the gate"', 'Limestone', '1st century AD')).toContain(
    'This is the ossuary of \u201CLevi, keeper of the gate\u201D',
  );
  expect(told('TIMNA CALENDAR', 'Limestone', 'Timna', '9th century BC')).toContain(
    'This is the Timna Calendar',
  );
  expect(told('Geneva Gold Cape', 'Gold', 'About 1200 BC')).toContain('This is the Geneva Gold Cape');
  expect(told('Lowe\u2019s Sewing Machine Patent Model', '1851', 'Iron and wood')).toContain(
    'This is Lowe\u2019s sewing machine patent model',
  );
});
it('says a machine by its kind, whoever made it', () => {
  expect(told('Model Savery Engine', 'Ada Birch, Leeds', '1770')).toContain('model Savery engine');
  expect(told('Birch and Lowe engine', 'England, 1802')).toContain('This is a Birch and Lowe engine');
});
it('leaves a title to a work of art whose artist is named, and to what may be a picture', () => {
  expect(
    told('Ada Birch (born 1951)', 'Model of a Potters\u2019 Workshop', '1989', 'Painted wood'),
  ).toContain('\u201CModel of a Potters\u2019 Workshop\u201D');
  expect(told('Shop Signs', 'Ada Birch', '1962', 'Oil on canvas')).toContain('\u201CShop Signs\u201D');
  expect(told('Lute Player', 'Oil on canvas', 'About 1700')).toContain('\u201CLute Player\u201D');
  expect(told('Boat with Two Figures', 'Watercolour', '1890')).toContain('Boat with Two Figures');
});
it('says a vehicle by the name that it was given, and one of many by its kind', () => {
  expect(told('Petrel locomotive', '1829')).toContain('This is the Petrel locomotive.');
  expect(told('ADA BIRCH LIFEBOAT', 'Built by Lowe & Sons, Cowes, 1902')).toContain('the Ada Birch lifeboat');
  expect(told('Steam locomotive', '1902')).toContain('This is a steam locomotive.');
  expect(told('Solent Steamer', 'Ada Birch', '1902', 'Oil on canvas')).toContain(
    '\u201CSolent Steamer\u201D',
  );
});
it('says what is left of somebody as that, and dates it as nothing that was made', () => {
  expect(told('HAIR OF A GREEK BOY', 'About 300 BC')).toContain('This is the hair of a Greek boy.');
  expect(told('HAIR OF A GREEK BOY', 'About 300 BC')).not.toContain('made');
  expect(told('Skull of a young woman', 'Marble', '1902')).not.toContain('the skull of');
});
