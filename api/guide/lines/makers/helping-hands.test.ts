import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test('a publisher above the title is told as the publisher, and the title as the title', () => {
  const { title, date, otherMakers } = factsOf(
    'Ada Birch, Japanese, 1883–1957',
    'Publisher: Elias Lowe, Japanese,',
    '1885–1962',
    'Evening Rain, Lowe Hollow, 1925',
    'Woodblock print; ink and color on paper',
  );
  expect({ title, date }).toEqual({ title: 'Evening Rain, Lowe Hollow', date: '1925' });
  expect(otherMakers.map(({ text }) => text).join()).toContain('Elias Lowe');
});

test('a second maker with a life of their own is named, however the lines break', () => {
  expect(
    biteOn(
      'Ada Birch, American, born Sweden (1929–2022)',
      'Otto van Lang, American, born the',
      'Netherlands (1942–2009)',
      'Shuttles, 1994',
      'Aluminum, paint',
    ),
  ).toContain('Otto van Lang');
});

test('who made a work together with the artist is told', () => {
  const bite = biteOn(
    'Ada Birch',
    'The slow river, 2001',
    'Water, wood, metal',
    'In collaboration with Otto Lang, landscape',
    'architect',
  );
  expect(bite).toContain('It was made in collaboration with Otto Lang, landscape architect.');
});

test('who had a part in it is named with that part', () => {
  const bite = biteOn('Ada Birch', 'The slow river, 2001', 'Interactive installation', 'Software: Otto Lang');
  expect(bite).toContain('The label also names Otto Lang, for the software.');
});

test('the language of a book is nobody’s name', () => {
  expect(factsOf('The Lowe Psalter', 'In Latin', 'England, c.1330', 'Parchment').artist).toBeNull();
});

test('a row of others behind "with" is told as who made it together', () => {
  const bite = biteOn(
    'The Raven',
    'Ada Birch (1920–1998), Haida',
    '1980 Yellow cedar',
    'With Otto Lang, Guujaaw, Reggie',
    'Davidson, Jim Dale, Mira Lowe',
  );
  expect(bite).toContain(
    'It was made together with Otto Lang, Guujaaw, Reggie Davidson, Jim Dale and Mira Lowe.',
  );
});

test('who made the frame is told of the frame alone', () => {
  const label = ['Objective lens', 'Ada Birch, 1609', 'Frame by Otto Lang, 1677', 'Glass, ivory'];
  expect(factsOf(...label).title ?? '').not.toContain('Frame');
  expect(biteOn(...label)).toContain('The frame is by Otto Lang, dated 1677.');
});

test('by whom and where a thing was made is no place', () => {
  expect(
    factsOf('Bible Quilt, 1885–1886', 'Made by Ada Birch of Athens, Georgia', 'Gift of Paul Lowe'),
  ).toMatchObject({ artist: 'Made by Ada Birch', nationality: 'Athens, Georgia', title: 'Bible Quilt' });
  expect(biteOn('Spherical Astrolabe', 'By Mūsā, Eastern Islamic, 1480/1', 'Brass')).not.toContain('from By');
});

test('who cast and who inlaid a thing are told each by the deed', () => {
  const bite = biteOn(
    'Bucket (Lowe Bucket)',
    'Cast by Muhammad ibn Abd al-Wahid',
    'Inlaid by Masud ibn Ahmad',
    'Khurasan, Herat. 1163',
    'Bronze (brass); silver and copper inlay',
  );
  expect(bite).toContain('cast by Muhammad ibn Abd al-Wahid.');
  expect(bite).toContain('It was inlaid by Masud ibn Ahmad.');
});

test('who assisted the maker is told so', () => {
  expect(
    biteOn('The Raven', 'Ada Birch (Haida), 1980', 'Yellow cedar', 'Assisted by Jim Dale and Otto Lang'),
  ).toContain('It was made with the help of Jim Dale and Otto Lang.');
});
