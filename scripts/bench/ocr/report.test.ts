import { expect, test } from 'vitest';
import { figuresOf, report, type BenchRow } from './report.ts';

function row(file: string, change: Partial<BenchRow['truth'] & BenchRow['reading']> = {}): BenchRow {
  return {
    file,
    truth: {
      class: change.class ?? 'clean',
      expect: change.expect ?? 'ok',
      text: 'Oil on canvas',
    },
    reading: {
      text: change.text ?? 'Oil on canvas',
      rawText: change.rawText ?? 'Oil on canvas',
      lines: [],
      labels: [],
      confidence: 90,
      ms: change.ms ?? 100,
      rejected: change.rejected ?? null,
    },
  };
}

test('rates are pooled over the photos of a class', () => {
  const text = report([row('1.jpg'), row('2.jpg', { rawText: 'Oil on convos' })]);
  expect(text).toContain('7.69 %'); // 2 of 26 letters
  expect(text).toContain('50.00 %'); // one of two photos within 5 %
  expect(text).toContain('over 5 %: 2.jpg');
});

test('a readable photo that is rejected counts as a reading of nothing and is named', () => {
  const text = report([row('1.jpg', { rejected: { rule: 'blurry', message: '' } })]);
  expect(text).toContain('100.00 %');
  expect(text).toContain('1.jpg: wrongly rejected as blurry');
});

test('unreadable photos are counted by whether they are rejected, and for the right reason', () => {
  const blurry = { class: 'blurry', expect: 'blurry' };
  const text = report([
    row('1.jpg', { ...blurry, rejected: { rule: 'blurry', message: '' } }),
    row('2.jpg', { ...blurry, rejected: { rule: 'no_text', message: '' } }),
    row('3.jpg', blurry),
  ]);
  expect(text).toMatch(/^blurry\s+3\s+2\s+1$/m);
  expect(text).toContain('2.jpg: no_text instead of blurry');
  expect(text).toContain('3.jpg: read instead of blurry');
});

test('beside native Tesseract stands the median of the ratios of the pairs', () => {
  const rows = [100, 200, 900].map((ms, index) => ({
    ...row(`${index}.jpg`, { ms }),
    native: { text: 'Oil on canvas', ms: [200, 200, 300][index] ?? 1 },
    ...(index === 0 && { nativePrepared: { text: 'Oil an canvas', ms: 50 } }),
  }));
  const text = report(rows);
  expect(text).toMatch(/^clean\s+3\s+0\.00 %\s+0\.00 %\s+100\.00 %\s+200\s+300\s+1\.00$/m);
  expect(text).toMatch(/^clean\s+1\s+7\.69 %\s+33\.33 %\s+0\.00 %\s+50\s+50\s+2\.00$/m);
  expect(figuresOf(rows).timeRatio).toBe(1);
});

test('the figures count readable photos and unreadable ones apart', () => {
  const blurry = { class: 'blurry', expect: 'blurry' };
  const figures = figuresOf([
    row('1.jpg'),
    row('2.jpg', { class: 'hard', rawText: 'Oil on convas' }),
    row('3.jpg', { ...blurry, rejected: { rule: 'blurry', message: '' } }),
    row('4.jpg', { ...blurry, rejected: { rule: 'no_text', message: '' } }),
  ]);
  expect(figures).toMatchObject({
    lenientRate: 1 / 26,
    lenientRateHard: 1 / 13,
    wellReadShare: 0.5,
    wordRate: 1 / 6,
    wronglyRejected: 0,
    rejectedShare: 1,
    rightReasonShare: 0.5,
  });
  expect(figures.timeRatio).toBeNaN();
});
