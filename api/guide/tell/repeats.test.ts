import { expect, test } from 'vitest';
import type { NoteTalk } from './note-talk.ts';
import { withoutRepeats } from './repeats.ts';

const noteOf = (...sentences: string[]): NoteTalk => ({
  name: 'The Kiln',
  by: '',
  kind: 'term',
  reply: 'Hot work.',
  parts: sentences.map((text) => ({
    tag: 'who',
    ask: '',
    lead: '',
    statement: { text, origin: 'note', spans: [] },
  })),
});
const BUILT = 'The kiln was built by three brothers above the river.';
const FIRED = 'They fired it twice a year, for nine days, with the wood of old boats.';

test('a note is told up to the sentence that says again what the label says', () => {
  const heard = ['Old boats gave the wood with which the brothers fired it for nine days.'];
  const told = withoutRepeats(noteOf(BUILT, FIRED, 'Nobody slept.'), heard);
  expect(told?.parts.map(({ statement }) => statement.text)).toEqual([BUILT]);
  expect(told?.reply).toBe('');
});

test('a note of which the label says the first sentence is not told', () => {
  expect(
    withoutRepeats(noteOf(BUILT, FIRED), ['Three brothers built this kiln above the river.']),
  ).toBeNull();
});

test('of a maker nothing is told again by two words side by side that the label has so', () => {
  const note: NoteTalk = {
    ...noteOf('It was built for years in a rented garage by the river.'),
    kind: 'artist',
  };
  expect(withoutRepeats(note, ['A rented garage was all the room that the builder had.'])).toBeNull();
  expect(withoutRepeats(note, ['The garage was all the room that the builder had.'])).toBe(note);
});

test('a note with other things to say is told whole, though it names what the label names', () => {
  const note = noteOf(BUILT, FIRED);
  expect(withoutRepeats(note, ['A river, a hill and smoke are painted in brown and green.'])).toBe(note);
});

test('of a thing that the label explains whatever names it anew is told, and nothing that leans on the rest', () => {
  const onThing = (...sentences: string[]): NoteTalk => {
    const note = noteOf(...sentences);
    const parts = note.parts.map((part) => ({
      ...part,
      ask: 'And then?',
      statement: { ...part.statement, field: 'title' as const },
    }));
    return { ...note, name: 'Kilns', parts };
  };
  const heard = ['Three brothers built this kiln above the river.'];
  const anew = 'Potters slept beside a kiln for nine days.';
  const told = withoutRepeats(onThing(BUILT, anew), heard);
  expect(told?.parts.map(({ statement, ask }) => [statement.text, ask])).toEqual([[anew, '']]);
  for (const other of ['They slept beside a kiln.', 'Potters slept there for days.', 'Potters slept little.'])
    expect(withoutRepeats(onThing(BUILT, other), heard)).toBeNull();
});

const onMaker = (...sentences: string[]): NoteTalk => {
  const note = noteOf(...sentences);
  return {
    ...note,
    name: 'Ada Birch',
    parts: note.parts.map((part) => ({
      ...part,
      ask: 'And then?',
      statement: { ...part.statement, field: 'artist' },
    })),
  };
};
const WHO = 'Ada Birch was a painter of kilns who lived above a river with three brothers.';
const HABIT = 'She painted the same oven for forty years.';

test('a maker of whom the label says who it was is named in what the note has beside that', () => {
  const heard = ['The painter Ada Birch lived with three brothers above the river and painted their kilns.'];
  const told = withoutRepeats(onMaker(WHO, HABIT), heard);
  expect(told?.parts.map(({ statement, ask }) => [statement.text, ask])).toEqual([
    ['Ada Birch painted the same oven for forty years.', ''],
  ]);
});

test('what leans on the sentence before it is not told in its place', () => {
  const heard = ['The painter Ada Birch lived with three brothers above the river and painted their kilns.'];
  expect(withoutRepeats(onMaker(WHO, 'She painted that river for forty years.'), heard)).toBeNull();
});

test('that a label speaks of a painter who painted does not make a note on the painter a repetition', () => {
  const note = onMaker(WHO, HABIT);
  const heard = ['Ada Birch, the painter, painted this portrait of a friend.', 'Her pictures are small.'];
  expect(withoutRepeats(note, heard)).toBe(note);
});

test('a long sentence on a maker is an echo where three of its words were in one of the label’s', () => {
  const artist = (text: string): NoteTalk => {
    const note = noteOf(text);
    return {
      ...note,
      parts: note.parts.map((part) => ({ ...part, statement: { ...part.statement, field: 'artist' } })),
    };
  };
  const cast = artist('She cast lips and bellies of her friends in tinted resin, and set some on stalks.');
  expect(withoutRepeats(cast, ['Birch cast her own lips and those of friends in a resin.'])).toBeNull();
  expect(withoutRepeats(cast, ['Birch kept bees and wrote to friends.'])).not.toBeNull();
});

test('where a maker went is told once, and so is what two countries spell in two ways', () => {
  const artist = (sentence: string): NoteTalk => ({ ...noteOf(sentence), kind: 'artist', name: 'Ada Lowe' });
  const went = artist('Ada Lowe moved to Paris for good in the spring of 1947, with nine heavy trunks.');
  expect(withoutRepeats(went, ['Lowe had by then gone to Paris, where a dealer found her.'])).toBeNull();
  expect(withoutRepeats(went, ['Lowe showed in Paris.'])).not.toBeNull();
  const spelled = artist('Ada Lowe colours skin in shades of grey.');
  expect(withoutRepeats(spelled, ['Lowe gives skin a color between two shades of gray.'])).toBeNull();
});

test('of a single work its own name does not hide that the label has told the rest', () => {
  const note: NoteTalk = {
    ...noteOf('The Three Brothers are life-size plaster men with pipes, who wait on a bench.'),
    name: 'The Three Brothers',
    by: 'Birch',
    kind: 'subject',
  };
  const heard = ['Men wait on a bench.', 'Their pipes are of plaster.'];
  expect(withoutRepeats(note, heard)).toBeNull();
  expect(withoutRepeats(note, ['Brothers often quarrel.'])).toBe(note);
});

test('the Virgin and Mary are one to a listener', () => {
  const note: NoteTalk = {
    ...noteOf('Old stories name Anne the mother of Mary.'),
    name: 'Saint Anne',
    kind: 'subject',
  };
  expect(withoutRepeats(note, ['The mother of the Virgin lifts a hand.'])).toBeNull();
});

test('a list on a maker that shares four words with one of the label’s is told once', () => {
  const listed: NoteTalk = onMaker(
    'Stiff as her hands were, she covered benches, shutters, churn and cradle with leaves and beetles in barn paint.',
  );
  const heard = ['She painted nearly everything: benches, shutters, churn, cradle, flour chest.'];
  expect(withoutRepeats(listed, heard)).toBeNull();
  expect(withoutRepeats(listed, ['She painted benches and a churn.'])).not.toBeNull();
});

test('a number that a label gives of the same is not given again in words, and a year is no such number', () => {
  const counted = onMaker('Twenty-seven of her kilns stood packed in one barn.');
  expect(withoutRepeats(counted, ['Taken apart, 27 kilns fit in a cart.'])).toBeNull();
  expect(withoutRepeats(counted, ['She owned 27 boats.'])).toBe(counted);
  const dated = onMaker('In 1864 she left her kilns to a miller.');
  expect(withoutRepeats(dated, ['The river was cold in 1864.'])).toBe(dated);
});

test('what a single work is, is left to a label that says it in several sentences', () => {
  const note: NoteTalk = {
    ...noteOf('Behind the loaves and onions that fill this large panel somebody gives bread away.'),
    name: 'The Kitchen',
    by: 'Birch',
    kind: 'subject',
  };
  const heard = ['Onions hide a whole wall of the kitchen.', 'Only at the back somebody gives alms.'];
  expect(withoutRepeats(note, heard)).toBeNull();
  expect(withoutRepeats(note, heard.slice(0, 1))).toBe(note);
});

test('what a sentence of the label tells of a single work is not told of it in other words', () => {
  const note: NoteTalk = {
    ...noteOf(
      'Birch wanted a machine for any barn except her own, and it was to remind nobody of long dull harvests.',
    ),
    name: 'The Reaper',
    by: 'Birch',
    kind: 'subject',
  };
  expect(withoutRepeats(note, ['Birch meant this machine for every barn except hers.'])).toBeNull();
  // Neither a name nor two words side by side stand in both.
  expect(withoutRepeats(note, ['This machine, except in hers, was meant for every barn.'])).toBeNull();
  expect(withoutRepeats(note, ['Birch sold the barn.'])).toBe(note);
});

test('what its label prints, be it in title or lines, is not told as more than the label says', () => {
  const label = 'The Kiln\nBrick and river clay, Harsk valley\nThree brothers';
  expect(withoutRepeats(noteOf('The Kiln is of brick and clay, in the Harsk valley.'), [], label)).toBeNull();
  const more = noteOf('The Kiln smoked for nine days, and the Harsk ran black.');
  expect(withoutRepeats(more, [], label)).toBe(more);
});

test('of a maker the words of the trade may be printed, and a sentence with two names that are is left out', () => {
  const makerOf = (text: string): NoteTalk => {
    const note = noteOf(text);
    const parts = note.parts.map((part) => ({
      ...part,
      statement: { ...part.statement, field: 'artist' as const },
    }));
    return { ...note, name: 'Ada Birch', kind: 'artist', parts };
  };
  const label = 'Ada Birch\nNgati Harsk, Te Birk\nWeaver, woven cloth for walls';
  expect(withoutRepeats(makerOf('Ada Birch is a weaver of Harsk and Birk.'), [], label)).toBeNull();
  const more = makerOf('Ada Birch was a weaver who made cloth for walls of glass.');
  expect(withoutRepeats(more, [], label)).toBe(more);
});

test('a note on a single work keeps the sentence that says what it is', () => {
  const note = { ...noteOf('The Kiln is of brick and clay, in the Harsk valley.'), by: 'Ada Birch' };
  expect(withoutRepeats(note, [], 'The Kiln, brick and clay, Harsk valley')).toBe(note);
});
