import { expect, test } from 'vitest';
import { chooserOf } from '../choose.ts';
import { ownThemes } from '../../themes/own-themes.ts';
import { takenUp } from './taken-up.ts';

const said = (sentence: string, before: Set<object> = new Set(), nth?: number): string | null =>
  takenUp(sentence, { themes: ownThemes, choose: chooserOf('a label', nth), isSober: false, said: before })
    ?.text ?? null;
const heard = (sentence: string): string =>
  Array.from({ length: 30 }, (_, nth) => said(sentence, new Set(), nth) ?? '').join(' ');

test.each([
  ['The sleeve hangs down like a bell over the hand.', /A bell/],
  ['The lid has two holes so that the steam can leave.', /plan|chance|thought|clever|accident/],
  ['They sold the boat because the river had moved.', /why|reason/],
  ['It was meant for a church, but no church would have it.', /“but”/],
  ['A critic called it “a lamp for the blind.”', /words|tone|remembers|room|person|aloud/],
  ['No one knows who cut the letters.', /open|guess|know/],
  ['In the foreground a dog sleeps beside the oars.', /find|Found|see|looking|missed|Point|Where/],
])('a sentence such as %j is answered by what it says', (sentence, answer) => {
  expect(heard(sentence)).toMatch(answer);
});

test.each([
  'They sold the boat because her son had died.',
  'In the foreground a dog slept beside the oars in 1802.',
  'On the back of each he wrote down the colours.',
  'The oars are of ash.',
  'Sailors called it a “shrieking gull.”',
])('nothing is said to a sentence such as %j', (sentence) => {
  expect(heard(sentence).trim()).toBe('');
});

test('no kind of answer comes twice in a talk', () => {
  const before = new Set<object>();
  expect(said('They sold it because it leaked.', before)).not.toBeNull();
  expect(said('They left because it rained.', before)).toBeNull();
});

test.each(['No one knows who cut the letters.', 'In the foreground a dog sleeps beside the oars.'])(
  'behind the last sentence of a text, %j, nothing is said that waits for an answer',
  (sentence) => {
    const lines = Array.from(
      { length: 30 },
      (_, nth) =>
        takenUp(
          sentence,
          { themes: ownThemes, choose: chooserOf('a label', nth), isSober: false, said: new Set() },
          true,
        )?.text ?? '',
    );
    expect(lines.filter((line) => /\?$|go on|find/i.test(line))).toEqual([]);
  },
);
