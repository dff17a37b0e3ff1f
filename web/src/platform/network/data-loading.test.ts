import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../lib/app-error.ts';
import { createDataLoading } from './data-loading.ts';
import { createApi } from './http.ts';

const networkFailure = () => new AppError('no_internet', { cause: new TypeError('Failed to fetch') });
const silence = () => new AppError('no_internet', { cause: new DOMException('no answer', 'TimeoutError') });
const refusal = () => new AppError('http_status', { message: 'Error: 503' });
const anything = z.unknown();

let tries: number[] = [];
const since = (start: number) => tries.map((at) => at - start);

/** Answers every fetch with this, or throws it, and notes when it was asked. */
function serverThat(answer: () => Response | Error): void {
  vi.stubGlobal('fetch', () => {
    tries.push(Date.now());
    const given = answer();
    return given instanceof Error ? Promise.reject(given) : Promise.resolve(given);
  });
}

function callThat(fails: () => Error, times = Infinity) {
  return vi.fn<() => Promise<string>>(async () => {
    tries.push(Date.now());
    if (tries.length <= times) throw fails();
    return 'answer';
  });
}

beforeEach(() => {
  tries = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function settled(promise: Promise<unknown>): Promise<unknown> {
  const outcome = promise.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return outcome;
}

describe('a query', () => {
  test('is tried again after 1, 2 and 4 s when the network fails, then says there is no internet', async () => {
    serverThat(() => new TypeError('Failed to fetch'));
    const start = Date.now();
    const { load } = createDataLoading(createApi().send, () => false);
    const error = await settled(load(anything, '/api/config', new AbortController().signal));
    expect(since(start)).toEqual([0, 1_000, 3_000, 7_000]);
    expect(error).toMatchObject({ code: 'no_internet', message: 'No Internet. Turn on Wi-Fi.' });
  });

  test.each([
    [503, 'the body', 'Service Unavailable', '503: Service Unavailable'],
    [500, '', 'Internal Server Error', '500: Internal Server Error'],
    [404, 'there is nothing', 'Not Found', '404: there is nothing'],
    [401, '{"code":"no"}', 'Unauthorized', '401: {"code":"no"}'],
  ])('answered by %i is not tried again and says so', async (status, body, statusText, message) => {
    serverThat(() => new Response(body, { status, statusText }));
    const { load } = createDataLoading(createApi().send, () => false);
    const error = await settled(load(anything, '/api/config', new AbortController().signal));
    expect(error).toMatchObject({ code: 'http_status', message });
    expect(tries).toHaveLength(1);
  });

  test('is a GET with cookies of the path, and its answer is kept for good', async () => {
    const asked = vi.fn<typeof fetch>(async () => Response.json({ version: 'v1.2.3' }));
    vi.stubGlobal('fetch', asked);
    const { load } = createDataLoading(createApi().send, () => false);
    const { signal } = new AbortController();
    await expect(load(anything, '/api/config', signal)).resolves.toEqual({ version: 'v1.2.3' });
    vi.setSystemTime(Date.now() + 1_000_000_000);
    await load(anything, '/api/config', signal);
    expect(asked.mock.calls).toEqual([['/api/config', expect.objectContaining({ credentials: 'include' })]]);
  });

  test('of another shape than expected is an error', async () => {
    serverThat(() => Response.json({ version: 3 }));
    const { load } = createDataLoading(createApi().send, () => false);
    const shape = z.object({ version: z.string() });
    expect(await settled(load(shape, '/api/config', new AbortController().signal))).toMatchObject({
      code: 'unexpected',
    });
  });
});

describe('a mutation', () => {
  test.each([
    ['the network fails', networkFailure, [0, 1_000, 3_000]],
    ['the server refuses', refusal, [0]],
    ['the server stays silent to the deadline', silence, [0]],
    ['something else breaks', () => new Error('a bug'), [0]],
    ['it was aborted', () => new DOMException('aborted', 'AbortError'), [0]],
  ])('when %s is tried at the right times', async (_when, fails, times) => {
    const start = Date.now();
    const { mutate } = createDataLoading(createApi().send, () => false);
    const error = await settled(mutate(callThat(fails), new AbortController().signal));
    expect(since(start)).toEqual(times);
    expect(error).toEqual(fails());
  });

  test('that succeeds on its second try gives the answer', async () => {
    const { mutate } = createDataLoading(createApi().send, () => false);
    const call = callThat(networkFailure, 1);
    expect(await settled(mutate(call, new AbortController().signal))).toBe('answer');
    expect(call).toHaveBeenCalledTimes(2);
  });

  test('fails at once while the monitor says offline', async () => {
    const { mutate } = createDataLoading(createApi().send, () => true);
    const start = Date.now();
    await settled(mutate(callThat(networkFailure), new AbortController().signal));
    expect(since(start)).toEqual([0]);
  });

  test('aborted while it waits ends at once and is never made again', async () => {
    const { mutate } = createDataLoading(createApi().send, () => false);
    const abort = new AbortController();
    const outcome = mutate(callThat(networkFailure), abort.signal).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(500);
    abort.abort();
    expect(await outcome).toBe(abort.signal.reason);
    await vi.runAllTimersAsync();
    expect(tries).toHaveLength(1);
  });

  test('goes on trying while the page is hidden, as when the phone is in the pocket', async () => {
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    const { mutate } = createDataLoading(createApi().send, () => false);
    expect(await settled(mutate(callThat(networkFailure, 2), new AbortController().signal))).toBe('answer');
  });

  test('aborted before it starts is not made', async () => {
    const { mutate } = createDataLoading(createApi().send, () => false);
    await settled(mutate(callThat(networkFailure), AbortSignal.abort()));
    expect(tries).toHaveLength(0);
  });
});
