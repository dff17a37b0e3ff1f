import { afterEach, expect, it, vi } from 'vitest';
import { importPart } from './import-part.ts';

afterEach(() => vi.unstubAllGlobals());

it('imports a part only once all its files have come, and asks again only for those that have not', async () => {
  const asked: string[] = [];
  let signal = false;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path === '/assets/panel.js' && !signal) throw new TypeError('Failed to fetch');
    return new Response('export {}');
  });
  let imports = 0;
  const part = () => importPart(async () => (imports += 1), ['assets/panel.js', 'assets/shared.js']);

  await expect(part()).rejects.toThrow('Failed to fetch');
  await expect(part()).rejects.toThrow('Failed to fetch');
  expect(imports).toBe(0);
  signal = true;
  expect(await part()).toBe(1);
  expect(asked).toEqual(['/assets/panel.js', '/assets/shared.js', '/assets/panel.js', '/assets/panel.js']);
});

it('does not import a part whose file the server does not have', async () => {
  vi.stubGlobal('fetch', async () => new Response('Not found', { status: 404 }));
  const load = vi.fn<() => Promise<unknown>>();
  await expect(importPart(load, ['assets/gone.js'])).rejects.toThrow('assets/gone.js was answered with 404');
  expect(load).not.toHaveBeenCalled();
});
