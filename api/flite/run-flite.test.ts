import { expect, test } from 'vitest';
import { createFlite } from './run-flite.ts';

/** A WASI program that counts its runs in a variable outside its memory, and ends with their number as exit code. */
const COUNTS_AND_EXITS =
  'AGFzbQEAAAABCAJgAX8AYAAAAiQBFndhc2lfc25hcHNob3RfcHJldmlldzEJcHJvY19leGl0AAADAgEBBQMBAAEGBgF/AUEACwcTAgZtZW1vcnkCAAZfc3RhcnQAAQoPAQ0AIwBBAWokACMAEAAL';

test('a program that breaks off is told with its code, and never run again with what it left behind', async () => {
  const run = createFlite(await WebAssembly.compile(Buffer.from(COUNTS_AND_EXITS, 'base64')));
  await expect(run('Hello.', 'rms')).rejects.toThrow('code 1');
  await expect(run('Hello.', 'rms')).rejects.toThrow('code 1');
});
