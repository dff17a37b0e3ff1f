import { expect, test } from 'vitest';
import { chooserOf } from './choose.ts';
import { leadTo } from './lead-to.ts';

test.each([
  'Later it was taken off the wall.',
  'Ten years later, nobody knew it.',
  'Today it hangs upside down.',
])('a sentence that goes on in time is asked for: %s', (sentence) => {
  expect(leadTo(sentence, chooserOf('A label'))).toMatch(/\?$/);
});

test.each(['The finial illustrates a proverb.', 'Judas has just kissed Christ.', 'Laternmakers met here.'])(
  'nobody asks for a sentence by a word of it that has not been heard: %s',
  (sentence) => {
    expect(leadTo(sentence, chooserOf('A label'))).toBeNull();
  },
);
