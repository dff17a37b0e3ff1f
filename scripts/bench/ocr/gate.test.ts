import { expect, test } from 'vitest';
import { confusionTable } from './gate.ts';
import type { BenchRow } from './report.ts';

function row(name: string, rule: string | null, orElse: string | null = null): BenchRow {
  const rejected = rule === null ? null : { rule, message: '' };
  return {
    file: '1.jpg',
    truth: { class: name, expect: name === 'clean' ? 'ok' : name, orElse, text: '' },
    reading: { text: '', rawText: '', lines: [], labels: [], confidence: 0, ms: 1, rejected },
  };
}

test('shows what photos of each class were taken for', () => {
  const text = confusionTable([
    row('clean', null),
    row('clean', 'timeout'),
    row('blurry', 'blurry'),
    row('blurry', 'no_text'),
  ]);
  expect(text.split('\n')[0]).toMatch(/read.*blurry.*no_text.*timeout +right$/);
  expect(text).toMatch(/^clean +1 +\. +\. +\. +\. +\. +\. +1 +1 of 2$/m);
  expect(text).toMatch(/^blurry +\. +\. +\. +1 +\. +\. +1 +\. +1 of 2$/m);
});

test('a photo with two faults may be rejected for either', () => {
  const text = confusionTable([
    row('hard_to_read', 'tiny_text', 'tiny_text'),
    row('hard_to_read', 'hard_to_read', 'tiny_text'),
    row('hard_to_read', 'tiny_text'),
  ]);
  expect(text).toContain('2 of 3');
});
