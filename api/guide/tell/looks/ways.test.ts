import { expect, test } from 'vitest';
import { parseLabel, podcast, soundBite, textOf } from '../../guide.ts';
import { heardIn } from '../../heard.ts';
import { createNoteBook } from '../../notes/note-book.ts';
import { noteEntries } from '../../notes/note.ts';
import { isOfMedium, isOfPlainTechnique } from './ways.ts';

const notes = createNoteBook(
  noteEntries(`kind: way

id: way-painting-ground
names: every painting
term: Many painters cover the whole canvas with one colour first.
look: Search the edges for a colour that belongs to nothing.
reply: Something peeps out, or wants to.
source: Invented

id: way-metal-weight
names: every metal
term: Lead weighs more than iron of the same size.
look: Guess what it weighs.
source: Invented

id: way-river-bank
names: river | rivers
term: Water looks darker where it stands.
look: Find the place where it stands.
source: Invented

id: way-basket-start
names: basket | baskets
term: A coiled basket has one point where it began.
look: Look for the point from which it grows.
source: Invented

id: way-any-neighbour
names: every work
term: A work looks different beside another.
look: Look at its neighbours.
source: Invented

id: way-portrait-sitting
names: portrait | portraits
term: Some painters of portraits talked all the time, to keep the face awake.
look: Ask what was being talked about.
source: Invented`),
);
const KNOWLEDGE = { today: 2026, notes };
const factsOf = (printed: string): ReturnType<typeof parseLabel> => {
  const lines = printed.split(' / ').map((text) => ({ text }));
  return parseLabel({ text: lines.map(({ text }) => text).join(' '), lines });
};
const bite = (printed: string): string => textOf(soundBite(factsOf(printed), KNOWLEDGE));

const KILN = 'Ada Birch / British, 1840–1926 / The Kiln, 1864 / Oil on canvas';

test('a work is looked at as those of its technique are, and first one hears what makes that worth it', () => {
  const facts = factsOf(KILN);
  const [fact, look] = soundBite(facts, KNOWLEDGE).slice(-2);
  expect(fact).toMatchObject({ origin: 'note', source: 'Invented', text: expect.stringContaining('canvas') });
  expect(look).toMatchObject({
    origin: 'talk',
    text: 'Search the edges for a colour that belongs to nothing.',
  });
  expect(textOf(podcast(facts, KNOWLEDGE))).toContain('Search the edges');
});

test('what was looked for at one work of a visit is not looked for at the next', () => {
  const facts = factsOf(KILN);
  const again = { ...facts, heard: heardIn(soundBite(facts, KNOWLEDGE)) };
  expect(textOf(soundBite(again, KNOWLEDGE))).not.toContain('Search the edges');
});

test('a picture of a basket is looked at as a picture, and a basket as a basket', () => {
  expect(bite('Ada Birch / The Basket, 1864 / Oil on canvas')).not.toContain('from which it grows');
  expect(bite('Basket / Haida / about 1900 / Spruce root')).toContain('from which it grows');
});

test('a river in bronze holds no water, and is heavy', () => {
  const river = bite('Ada Birch / British, 1840–1926 / The River, 1864 / Bronze');
  expect(river).not.toContain('where it stands');
  expect(river).toContain('Guess what it weighs');
});

test('a photograph is not looked at as painters worked', () => {
  expect(bite('Ada Birch / Portrait, 1864 / Albumen print')).not.toContain('talked');
  expect(bite('Ada Birch / Portrait, 1864 / Watercolor on paper')).toContain('talked');
});

test('of a work of several metals nobody guesses the weight', () => {
  expect(bite('Cup / France / about 1700 / Silver and gilt bronze')).not.toContain('weighs');
});

test('a silver gelatin print is a photograph, and no metal to be looked at', () => {
  expect(bite('Ada Birch / South African, born 1972 / Bester, 2015 / Silver gelatin print')).not.toContain(
    'weighs',
  );
});

test('beside what is grim nobody is sent to look for anything', () => {
  expect(bite('Ada Birch / British, 1840–1926 / Wife of a Lynch Victim, 1864 / Oil on canvas')).not.toContain(
    'Search the edges',
  );
});

test('a bare label is looked at as every work is, and one with a text of its own not', () => {
  const text = 'She baked the loaves in her own kiln. The string came from the sails of a wreck.';
  const printed = 'Ada Birch / British, born 1940 / Untitled, 1964 / Bread and string';
  expect(bite(printed)).toContain('its neighbours');
  expect(bite(`${printed} / ${text}`)).not.toContain('its neighbours');
});

test('beside what is known of the maker a sound bite on a bare label still ends with a look, and a podcast not', () => {
  const known = {
    today: 2026,
    notes: createNoteBook(
      noteEntries(`kind: artist

id: ada-birch
names: Ada Birch
life: 1940-
who: Ada Birch was a baker before she made anything that lasts.
source: Invented

kind: way

id: way-any-neighbour
names: every work
term: A work looks different beside another.
look: Look at its neighbours.
source: Invented`),
    ),
  };
  const printed = 'Ada Birch / British, born 1940 / Untitled, 1964 / Bread and string';
  const facts = factsOf(printed);
  expect(textOf(soundBite(facts, known))).toMatch(/baker .*its neighbours\.$/);
  expect(textOf(podcast(facts, known))).not.toContain('its neighbours');
  const withText = factsOf(`${printed} / She baked the loaves in her own kiln. The string was her mother’s.`);
  expect(textOf(soundBite(withText, known))).not.toContain('its neighbours');
});

test('a look is told quietly beside the dead of long ago, and not beside the killed', () => {
  const printed = 'Basket / Haida / about 1900 / Spruce root';
  expect(bite(`${printed} / It was woven as a funerary gift for a chief.`)).toContain('from which it grows');
  expect(bite(`${printed} / Its weaver was killed in 1901.`)).not.toContain('from which it grows');
});

test('a book is not looked at as a drawing is, be its title sure or not', () => {
  const book = factsOf('The Lowe Qur’an / 1000–1001 / Baghdad, Iraq / Ink on paper');
  const heading = [{ text: 'The Lowe Qur’an', start: 0, end: 15, certainty: 0.5 }];
  expect(isOfPlainTechnique(book, 'drawing')).toBe(false);
  expect(isOfPlainTechnique({ ...book, title: null, heading }, 'drawing')).toBe(false);
  expect(isOfPlainTechnique({ ...book, title: 'The Kiln' }, 'drawing')).toBe(true);
});

test('what is known of no technique or thing is looked at as every work is, and nothing else is', () => {
  expect(bite('Ada Birch / British, born 1940 / Untitled, 1964 / Bread and string')).toContain(
    'its neighbours',
  );
  for (const printed of [KILN, 'Basket / 1900 / Willow'])
    expect(bite(printed)).not.toContain('its neighbours');
});

test('nobody looks at a bound book as at a picture', () => {
  expect(isOfMedium('The eye leaps across a picture.', 'Ink on paper')).toBe(true);
  expect(isOfMedium('The eye leaps across a picture.', 'Ink, paper, leather')).toBe(false);
});

test('what only a picture that hangs has is not looked for in one that was painted on a wall', () => {
  const frame = 'Compare the picture with its frame, if it has one.';
  expect(isOfMedium(frame, 'Tempera on plaster')).toBe(false);
  expect(isOfMedium(frame, 'Oil on canvas')).toBe(true);
  expect(isOfMedium('Half close your eyes.', 'Tempera on plaster')).toBe(true);
  const seam = 'See whether there is a seam in the plaster.';
  expect(isOfMedium(seam, 'Distemper on plaster')).toBe(false);
  expect(isOfMedium(seam, 'Fresco')).toBe(true);
});

test('no line is followed in charcoal that hangs on wires', () => {
  const plain = (medium: string): boolean => isOfPlainTechnique({ ...factsOf(KILN), medium }, 'drawing');
  expect(plain('Charcoal, wire and nails')).toBe(false);
  expect(plain('Charcoal on paper')).toBe(true);
});
