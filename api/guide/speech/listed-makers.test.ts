import { expect, it } from 'vitest';
import { biteOn } from '../testing/printed-label.ts';

it('tells makers who stand one below the other as makers together, up to one whom nobody knows', () => {
  const bite = biteOn(
    'Bob Lowe Birch',
    'Otto Lang',
    'Jack Yarralin',
    'and an unknown Tiwi artist',
    'Tiwi, Northern region',
    'Dance poles 1961',
    'ochres on bloodwood',
  );
  expect(bite).toContain('Bob Lowe Birch, Otto Lang, Jack Yarralin and an unknown Tiwi artist');
  expect(bite).not.toContain('also names');
  expect(bite).not.toContain('Beside the artist');
});
it('takes no title and no single second name for one of a list', () => {
  expect(biteOn('Ada Birch', 'Three Figures', 'Blue Gate', '1998', 'Oil on canvas')).not.toContain(
    'Birch, Three',
  );
  expect(biteOn('Ada Birch', 'Emma Lowe', '1998', 'Oil on canvas')).not.toContain('Ada Birch and Emma Lowe');
});

it('tells the makers of a row with commas together, over the end of its line', () => {
  const bite = biteOn(
    'Lola Dunn, Bob Nine Apata, Jack Yaru,',
    'Don Burama, Charlie Loud Kwang, unknown artist',
    'Tiwi, Bathurst Island, Northern Territory',
    'Grave posts 1958',
    'natural pigments on ironwood',
  );
  expect(bite).toContain('Jack Yaru, Don Burama, Charlie Loud Kwang and an unknown artist');
});
