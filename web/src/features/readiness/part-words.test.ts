import { expect, it } from 'vitest';
import { partWords, readinessWords } from './part-words.ts';

it('says of each part that it is ready, missing, under way or in need of a connection', () => {
  const part = { kept: 1_234_000, total: 4_400_000 };
  expect(partWords({ ...part, phase: 'ready' })).toBe('Ready');
  expect(partWords({ ...part, phase: 'fetching' })).toBe('Fetching 1.2 of 4.4 MB');
  expect(partWords({ ...part, phase: 'missing' })).toBe('Missing, 3.2 MB to fetch');
  expect(partWords({ ...part, phase: 'missing' }, 'offline')).toBe('Missing. Needs a connection');
  expect(partWords({ ...part, phase: 'missing' }, 'full')).toMatch(/full: make room/);
  expect(partWords({ phase: 'missing', kept: 0, total: 0 })).toBe('Missing');
});

it('says nothing of the whole before it is known', () => {
  const all = { kept: 12_000_000, total: 15_100_000 };
  expect(readinessWords({ ...all, phase: 'unknown' })).toBe('');
  expect(readinessWords({ ...all, phase: 'fetching' })).toBe('Getting ready for offline: 12 of 15 MB');
  expect(readinessWords({ ...all, phase: 'ready' })).toBe('Ready offline');
  expect(readinessWords({ ...all, phase: 'missing' })).toBe('Not ready offline');
});
