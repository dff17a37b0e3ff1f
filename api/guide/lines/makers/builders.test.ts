import { expect, test } from 'vitest';
import { biteOn } from '../../testing/printed-label.ts';

test('who built a machine is told as its builder, and the works behind the name as the place', () => {
  expect(
    biteOn('Lowe Railway locomotive No. 103', '1894', 'Built by Birch & Company, Springburn, Glasgow'),
  ).toMatch(/built by Birch and Company\..*Springburn, Glasgow/);
  expect(
    biteOn('Vickers Viking', 'Built: Birch Brothers & Lowe, Weybridge', 'Operator: Lowe Airways'),
  ).toContain('It was built by Birch Brothers and Lowe');
});

test('a firm below the year in which something was built is its builder', () => {
  const bite = biteOn('Lowe Railway No. 7', '‘Old Ada’', 'Built 1852', 'Sharp, Birch & Lowe, Manchester');
  expect(bite).toContain('by Sharp, Birch and Lowe');
  expect(bite).toContain('It was built in 1852.');
});

test('a corporation below the name of a machine made it, and what it cost is told', () => {
  const bite = biteOn(
    'Kit minicomputer, 1971',
    'Lowe Equipment Corporation, US',
    'Memory: 8K 12-bit words, core',
    'Cost: $9,000',
  );
  expect(bite).toContain('Lowe Equipment Corporation');
  expect(bite).not.toContain('comes from');
  expect(bite).toContain('8K 12-bit words');
});

test('who designed a thing stays its designer beside a manufacturer', () => {
  expect(biteOn('Stool', '1956', 'Designed by Ada Birch', 'Manufactured by Lowe & Co., Tokyo')).toMatch(
    /designed (?:by|this)|Ada Birch designed/,
  );
});

test('a signature on a thing is no part of a name', () => {
  const bite = biteOn('Quadrant', 'Signed Ahmad', 'Persian, 1650', 'Brass');
  expect(bite).not.toContain('Signed Ahmad');
});
