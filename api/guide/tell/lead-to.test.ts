import { expect, test } from 'vitest';
import { chooserOf } from './choose.ts';
import { leadTo, topicOf } from './lead-to.ts';

test.each([
  ['The finial illustrates a proverb.', 'the finial'],
  ['The incised lines, once filled with red, show a lord.', 'the incised lines'],
  ['His upper hands hold the drum.', 'his upper hands'],
  ['The weight of the body falls on the left leg.', 'the weight of the body'],
  ['Her gown was lent by a friend.', 'her gown'],
  ['The wild man has a past.', 'the wild man'],
])('a sentence is about what it begins with: %s', (sentence, topic) => {
  expect(topicOf(sentence)).toBe(topic);
});

test.each([
  'He chose color film.',
  'The result was a scandal.',
  'The Met bought it.',
  'The first of them is lost.',
  'Judas has just kissed Christ.',
  'The painted is gone.',
])('where that is not sure, nothing is asked: %s', (sentence) => {
  expect(topicOf(sentence)).toBeNull();
});

test('the question names the thing of which the next sentence tells', () => {
  expect(leadTo('The finial illustrates a proverb.', chooserOf('A label'))).toContain('the finial');
  expect(leadTo('Later it was taken off the wall.', chooserOf('A label'))).not.toBeNull();
  expect(leadTo('Judas has just kissed Christ.', chooserOf('A label'))).toBeNull();
});
