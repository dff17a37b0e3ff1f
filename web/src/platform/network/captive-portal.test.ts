import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApi } from './http.ts';

const never = new AbortController().signal;
const api = createApi();
const described = () => api.describe({ text: 'Harbour' }, 'key', never);
const page = (status = 200) =>
  new Response('<h1>Welcome', { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
/** What a browser gives for a redirect that is not followed. */
const ledElsewhere = () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });

function answeredBy(answer: () => Response): void {
  vi.stubGlobal('fetch', async () => answer());
}

afterEach(() => void vi.unstubAllGlobals());

describe('a captive portal', () => {
  test.each<[string, () => Response]>([
    ['a page', page],
    ['a redirect', ledElsewhere],
    ['text that is no JSON', () => new Response('please sign in')],
    ['nothing at all', () => new Response('')],
  ])('is known by its answer to a description: %s', async (_what, answer) => {
    answeredBy(answer);
    await expect(described()).rejects.toMatchObject({
      code: 'captive_portal',
      message: 'Sign in to the Wi-Fi',
      reply: undefined,
    });
  });

  test('is known by its answer to a rating, and its page is not played as sound', async () => {
    answeredBy(page);
    await expect(api.rate('id', { rating: 4 }, never)).rejects.toMatchObject({ code: 'captive_portal' });
    await expect(
      api.synthesizeSpeech({ text: 'A harbour.', voice: 'soundbite' }, undefined, never),
    ).rejects.toMatchObject({ code: 'captive_portal' });
  });

  test.each([403, 502])('is not an error page of a proxy: that has a status, %i', async (status) => {
    answeredBy(() => page(status));
    await expect(described()).rejects.toMatchObject({ code: 'http_status', message: `Error: ${status}` });
  });

  test('is not JSON of another shape than ours', async () => {
    answeredBy(() => Response.json({}));
    await expect(described()).rejects.toMatchObject({ code: 'unexpected', message: '' });
  });
});
