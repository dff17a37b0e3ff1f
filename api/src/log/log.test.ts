import { expect, test } from 'vitest';
import { gatherLines } from './log.ts';

test('lines of one turn are written at once and in order, those that wait at the end too', async () => {
  const written: string[] = [];
  const lines = gatherLines((text) => written.push(text));
  lines.put('one\n');
  lines.put('two\n');
  expect(written).toEqual([]);
  await new Promise(setImmediate);
  expect(written).toEqual(['one\ntwo\n']);
  lines.put('three\n');
  lines.flush();
  await new Promise(setImmediate);
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});
