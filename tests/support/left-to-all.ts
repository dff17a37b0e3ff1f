/**
 * Given to a browser test that `npm run test:all` alone runs: tests/README.md has the rule. It is set for all tests of a
 * loop but the one that every run has.
 */
export const LEFT_TO_ALL = { tag: '@all' };

/** Whether every test and every case is run: under `npm run test:all`. */
export const isAll = process.env['PLACARD_ALL'] === '1';
