import { expect, test } from 'vitest';
import { parseLabel } from '../../guide.ts';
import { biteOn, factsOf } from '../../testing/printed-label.ts';
import { tokenizeLabel } from '../../label-tokens.ts';
import type { SegmentKind } from '../../search/kinds.ts';
import type { Segment } from '../../search/search-label.ts';
import { findSentences } from './sentences.ts';
import { segmentsByWord } from './whole-lines.ts';

/** The sentences that are found in lines, of which stretches were read: kind, words and how surely. */
function found(printed: string, ...read: readonly [SegmentKind, number, number][]): string[] {
  const lines = printed.split(' / ').map((text) => ({ text }));
  const label = tokenizeLabel({ text: lines.map(({ text }) => text).join('\n'), lines });
  let from = 0;
  const segments = read.map(([kind, count, certainty]): Segment => {
    const segment = {
      kind,
      from,
      to: from + count,
      certainty,
      words: Array.from({ length: count }, () => certainty),
    };
    from += count;
    return segment;
  });
  expect(from).toBe(label.tokens.length);
  return findSentences(label, segments, segmentsByWord(label, segments)).map(({ from: start, to }) =>
    label.printed.slice(label.tokens[start]?.start, label.tokens[to - 1]?.end),
  );
}

const CUT =
  'Oil on canvas / Commissioned by the publisher to be / engraved for a new edition of the poems. / It was lost.';

test('a sentence of which the first line was taken for something else is found whole', () => {
  expect(found(CUT, ['medium', 3, 0.99], ['other', 7, 0.6], ['prose', 10, 0.8])).toEqual([
    'Commissioned by the publisher to be engraved for a new edition of the poems.',
    'It was lost.',
  ]);
});

test('a sentence that would reach into a field that is sure is left out', () => {
  expect(found(CUT, ['medium', 3, 0.99], ['credit', 7, 0.99], ['prose', 10, 0.8])).toEqual(['It was lost.']);
});

test('a figure at the start of a line begins no sentence where the line above runs on', () => {
  expect(
    found(
      'Glass bottle / said to be old. Obtained about / 1915 from a lady who lived near the sea. / 1926.6.1',
      ['medium', 2, 0.99],
      ['other', 6, 0.6],
      ['prose', 9, 0.8],
      ['accession', 1, 0.99],
    ),
  ).toEqual(['Obtained about 1915 from a lady who lived near the sea.']);
});

test('a line that had room for the next word ends by itself', () => {
  expect(
    found('The Lock / Behind her a storm breaks over the wide / sea. She is not afraid of it at all.', [
      'prose',
      19,
      0.9,
    ]),
  ).toEqual(['Behind her a storm breaks over the wide sea.', 'She is not afraid of it at all.']);
});

test('a sentence may end with "before." or "beneath.", and one without a verb that is known is a sentence among others', () => {
  expect(
    found(
      'Harbour / The king had restricted its use a few years before. / Here three boys fish beside a pool near Aas. / It was cold there.',
      ['title', 1, 0.99],
      ['prose', 23, 0.95],
    ),
  ).toEqual([
    'The king had restricted its use a few years before.',
    'Here three boys fish beside a pool near Aas.',
    'It was cold there.',
  ]);
});

test('what stands in one paragraph with sentences is one, whatever it was taken for', () => {
  const text =
    'The Greeks cut them down in the night. Paint on wood / seldom lasts. Here it was saved by the earth bank.';
  expect(found(text, ['prose', 8, 0.95], ['medium', 3, 0.97], ['other', 2, 0.6], ['prose', 8, 0.95])).toEqual(
    [
      'The Greeks cut them down in the night.',
      'Paint on wood seldom lasts.',
      'Here it was saved by the earth bank.',
    ],
  );
});

test('the first sentence of a paragraph is read from the line where that begins', () => {
  const text =
    'Iron Age / Seven heads were pieced together from pieces that / a boy picked up. They were buried there on purpose.';
  expect(found(text, ['date', 2, 0.98], ['other', 12, 0.7], ['prose', 6, 0.95])).toEqual([
    'Seven heads were pieced together from pieces that a boy picked up.',
    'They were buried there on purpose.',
  ]);
});

test('a sentence does not end at a question that goes on in small letters', () => {
  const text =
    'On the board are two questions: What is your name? and / Where do you live? She was a member of it.';
  expect(found(text, ['prose', 21, 0.95])).toEqual([
    'On the board are two questions: What is your name? and Where do you live?',
    'She was a member of it.',
  ]);
});

test('what was given stands in no text, though it goes on from its last line', () => {
  const text = 'They were buried on purpose near the old house. Donated / by a friend of it.';
  expect(found(text, ['prose', 9, 0.95], ['other', 6, 0.6])).toEqual([
    'They were buried on purpose near the old house.',
  ]);
});

test('an empty line ends what stands above it', () => {
  expect(
    found(
      'Badge / Found on the shore of the river / at Swan Stairs, City of Norwich /  / Travellers bought such badges at / the gate and wore them home.',
      ['title', 1, 0.99],
      ['prose', 24, 0.9],
    ),
  ).toContain('Travellers bought such badges at the gate and wore them home.');
});

test('over an empty line goes on what a comma or a small word leaves open', () => {
  const lines = [
    'Badge',
    'Tin',
    '',
    'The pilgrims of that year bought their badges at',
    '',
    'Lowe Abbey and wore them on their hats.',
  ];
  expect(parseLabel({ text: lines.join('\n') }).sentences).toEqual([
    'The pilgrims of that year bought their badges at Lowe Abbey and wore them on their hats.',
  ]);
});

test('whoever wore a thing is told apart from what it is made of on a full line above', () => {
  const lines = [
    'Cloak',
    'Made about 1890',
    'Muka (flax fibre), feathers of brown kiwi and weka',
    'Worn by Mary Birch at the opening of the new meeting',
    'house. The feathers were tied in row by row.',
  ];
  expect(parseLabel({ text: lines.join('\n') }).sentences).toEqual([
    'Worn by Mary Birch at the opening of the new meeting house.',
    'The feathers were tied in row by row.',
  ]);
});

test.each([
  ['Four boards, no legs. The seat hangs from the', true],
  ['Gift of Ada Birch. The seat hangs from the', false],
  ['Birch Collection. The seat hangs from the', false],
])('a few words without a verb begin a text, a credit line does not: %s', (line, isTold) => {
  const lines = ['Chair', 'Ohio, 1934', 'Elm', line, 'lower board and springs a little under a sitter.'];
  const { sentences } = parseLabel({ text: lines.join('\n') });
  expect(sentences.length).toBe(isTold ? 2 : 1);
});

test.each([
  ['She used boat paint and leftover house paint bought by her brother, and rarely mixed the colours.', true],
  ['The plaster, purchased by the State in 1887, stands in a square in Lyon.', true],
  ['Commissioned by the Medici for their villa at Birch, the tapestry never hung there.', true],
  ['Birch began with charcoal on brown paper bought from a butcher in Lowe.', true],
  ['The Lowe Museum, acquired with the assistance of a grant from the state.', false],
  ['Museum purchase, with funds donated by members of the Birch family.', false],
])('a sentence in which somebody buys or gives something is no credit line: %s', (line, isTold) => {
  const { sentences } = parseLabel({
    text: ['Harbour', 'Oil on board', '', line, 'It was painted in a house of one room.'].join('\n'),
  });
  expect(sentences.includes(line)).toBe(isTold);
});

test('a sentence ends at its full stop, though a credit line in small letters stands behind an empty line', () => {
  const lines = ['Chair', 'Beech', '', 'It was made of laths from', 'any timber yard.', '', 'acquired 1971'];
  expect(parseLabel({ text: lines.join('\n') }).sentences).toEqual([
    'It was made of laths from any timber yard.',
  ]);
});

test('a question in another language and its English in brackets stand in one sentence, which goes on behind them', () => {
  const text =
    'Two questions are written there: Kumusta ka? (How are you?) and Saan ka nakatira? (Where do you live?).';
  const lines = ['Evening School', 'Oil on canvas', '', text, 'They were put to everybody who came.'];
  expect(parseLabel({ text: lines.join('\n') }).sentences).toEqual([
    text,
    'They were put to everybody who came.',
  ]);
});

test('several questions in one bracket are one sentence with those that they put into English', () => {
  const text = 'On it stands: Kumusta ka? Saan ka nakatira? (\u201CHow are you? Where do you live?\u201D)';
  const lines = ['Evening School', 'Oil on canvas', '', text, 'They were put to everybody who came.'];
  const { sentences } = parseLabel({ text: lines.join('\n') });
  expect(
    sentences.some((sentence) => /^Where|\?\u201D\)$/.test(sentence) && !sentence.includes('Saan')),
  ).toBe(false);
});

test('thanks for a gift are no part of the text', () => {
  const { sentences } = factsOf(
    'Octagonal cup with dancers',
    'China, around 830s',
    'Gold',
    'The Lowe Collection was made possible by the generous',
    'donation of the Estate of Ada Birch in honour of her father.',
    'The band plays in the fashion of the steppe, and two heads fill the',
    'thumb plate. The cup sank with a ship off the coast.',
  );
  expect(sentences.join(' ')).not.toContain('generous');
  expect(sentences.join(' ')).toContain('thumb plate.');
});

test('a line on somebody’s deed does not run into the text below it, however full it is', () => {
  expect(
    biteOn(
      'Kingfisher tapestry',
      'Designed by Ada Birch, 1885',
      'Inscription embroidered by May Lowe and her five assistants',
      'Most tapestries of the firm were shared out between several of',
      'them; this one is hers alone.',
    ),
  ).toContain('Most tapestries');
});

test('the few words with which a text ends on the line of its last sentence are told with it', () => {
  const lines = [
    'Miniature boats',
    'Boys out after rabbits pulled back some',
    'slates and found seventeen little',
    'boats. Were they charms, or toys of the',
    'keeper? No one knows.',
    'Purchased 1901',
  ];
  expect(factsOf(...lines).sentences.at(-1)).toBe('No one knows.');
});

test('a name that the end of a full line parts goes on below it, though a colon stands soon behind', () => {
  const bite = biteOn(
    'Owl pellet',
    '',
    'What did it eat? A letter sent by Doctor Henry',
    'Martin gives the answer: the owl had taken',
    'two voles and a shrew. Nobody knew it until 1954.',
  );
  expect(bite).toContain('A letter sent by Doctor Henry Martin gives the answer');
});

test('a line that says first what it is on begins anew below a full one', () => {
  const bite = biteOn(
    'Whisk',
    'Used by cooks in large kitchens of hotels',
    'Other purpose: stirring the paint before it was used.',
  );
  expect(bite).not.toContain('hotels Other');
});

test('a text begins below a maker whose line is full, and its sentence goes on below its own', () => {
  const bite = biteOn(
    '\u2018Lowe Electric Chef\u2019 food mixer',
    '1950s',
    '',
    'Made by Lowe Manufacturing Co. Ltd, Woking',
    'The Chef was launched at the Ideal Home',
    'Exhibition in March 1950.',
  );
  expect(bite).toContain('The Chef was launched at the Ideal Home Exhibition in March 1950.');
});

test('behind inches a sentence begins on the next line', () => {
  const bite = biteOn(
    'Fishing boat \u2018Ellen\u2019',
    'Length 16 ft 2 in',
    'She worked from the quay for forty',
    'years and was owned by two sisters.',
  );
  expect(bite).toContain(' She worked from the quay for forty years');
  expect(bite).not.toContain('in She');
});

test('a short sentence that opens a text is told with what goes on from it, be its verb known or not', () => {
  const text = [
    'A Roman lady goes fishing. She sits',
    'side-saddle on a dolphin, wearing a long',
    'veil, and beside her are carved an oar',
    'and a net. Below, crabs fight.',
  ];
  expect(biteOn('Birchby panel', '', ...text)).toContain('A Roman lady goes fishing. She sits side-saddle');
  const named = found(
    'Birch, Lowe fine oak. / She sat there. / He was old.',
    ['prose', 4, 1],
    ['prose', 6, 1],
  );
  expect(named).not.toContain('Birch, Lowe fine oak.');
});
