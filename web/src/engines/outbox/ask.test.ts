import { createStore } from 'zustand/vanilla';
import { describe, expect, it } from 'vitest';
import type { ConnectionState } from '../connection/assess.ts';
import { createAsk } from './ask.ts';
import { newEntry, type OutboxAnswer, type OutboxEntry, type OutboxEvent } from './entry.ts';

function setUp(connection: ConnectionState = 'connected', waiting: OutboxEntry[] = []) {
  const listeners = new Set<(event: OutboxEvent) => void>();
  const added: string[] = [];
  const hurried: (string | undefined)[] = [];
  const alarms: { ms: number; callback: () => void }[] = [];
  const heard: string[] = [];
  const ask = createAsk({
    outbox: {
      store: createStore(() => ({ entries: waiting, sending: new Set<string>() })),
      async add(id) {
        added.push(id);
      },
      async drain(_hurry, visitId) {
        hurried.push(visitId);
      },
      onEvent(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    connection: () => connection,
    timer: {
      after(ms, callback) {
        const alarm = { ms, callback };
        alarms.push(alarm);
        return () => void alarms.splice(alarms.indexOf(alarm), 1);
      },
    },
    newId: () => 'key',
  });
  const abort = new AbortController();
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const asked = (onDevice: (id: string) => Promise<string> = async (id) => `phone ${id}`) =>
    ask(
      {
        visitId: 'visit',
        request: { kind: 'description', body: { text: 'Harbour' } },
        pieceOf: (answer: OutboxAnswer) =>
          answer.kind === 'description' ? `server ${answer.body.description}` : undefined,
        onDevice,
      },
      abort.signal,
      {
        piece: (piece) => void heard.push(piece),
        trouble: (message, details) =>
          void heard.push(details === undefined ? message : `${message} ${details}`),
      },
    );
  const entry: OutboxEntry = { ...blank, id: waiting[0]?.id ?? 'key' };
  const tell = async (event: Parameters<(event: OutboxEvent) => void>[0]) => {
    for (const listener of listeners) listener(event);
    await settled();
  };
  const answer = () =>
    tell({
      type: 'answered',
      entry,
      answer: { kind: 'description', body: { description: 'words', interactionId: 'i', source: 'grounded' } },
    });
  const patienceEnds = async () => {
    for (const { callback } of alarms) callback();
    await settled();
  };
  return {
    asked,
    heard,
    added,
    hurried,
    alarms,
    listeners,
    abort,
    entry,
    tell,
    answer,
    settled,
    patienceEnds,
  };
}

const blank = newEntry('key', 'visit', { kind: 'description', body: { text: 'Harbour' } }, 0);

describe('asking', () => {
  it.each<[ConnectionState, number]>([
    ['connected', 6_000],
    ['unstable', 3_000],
    ['offline', 0],
  ])('while %s, has patience for %i ms', (connection, ms) => {
    const { asked, alarms } = setUp(connection);
    void asked();
    expect(alarms.map((alarm) => alarm.ms)).toEqual([ms]);
  });

  it('gets the server’s answer, and nothing from the phone', async () => {
    const { asked, answer, heard, alarms, listeners } = setUp();
    const done = asked();
    await answer();
    await done;
    expect(heard).toEqual(['server words']);
    expect([alarms.length, listeners.size]).toEqual([0, 0]);
  });

  it('gets the phone’s version when the server takes too long, and the full one after it', async () => {
    const { asked, answer, heard, patienceEnds } = setUp();
    const done = asked();
    await patienceEnds();
    await answer();
    await done;
    expect(heard).toEqual(['phone key', 'server words']);
  });

  it('is told what went wrong once, gets the phone’s version, and goes on waiting', async () => {
    const { asked, answer, heard, tell, entry } = setUp();
    const done = asked();
    await tell({ type: 'kept', entry, trouble: 'Error: 500' });
    await tell({ type: 'kept', entry, trouble: 'Error: 500' });
    expect(heard).toEqual(['Error: 500', 'phone key']);
    await answer();
    await done;
    expect(heard.at(-1)).toBe('server words');
  });

  it('is told the server’s sentence when it is asked to wait', async () => {
    const { asked, answer, heard, tell, entry } = setUp();
    const done = asked();
    const reply = { status: 429, details: 'Please try again in a moment.', retryAfterMs: 5_000 };
    await tell({ type: 'kept', entry, trouble: 'Error: 429', reply });
    expect(heard).toEqual(['Error: 429 Please try again in a moment.', 'phone key']);
    await answer();
    await done;
  });

  it('ends with the server’s reason when it refuses for good', async () => {
    const { asked, tell, entry } = setUp();
    const telling = async () =>
      tell({
        type: 'refused',
        entry,
        trouble: 'Error: 413',
        reply: { status: 413, details: 'Too long.', retryAfterMs: undefined },
      });
    await Promise.all([
      expect(asked()).rejects.toMatchObject({ message: 'Error: 413', reply: { details: 'Too long.' } }),
      telling(),
    ]);
  });

  it.each([401, 403, 404])(
    'hears the phone before the refusal %i, which may be a proxy’s',
    async (status) => {
      const { asked, tell, entry, heard } = setUp();
      const done = asked();
      const trouble = `Error: ${status}`;
      const reply = { status, details: undefined, retryAfterMs: undefined };
      await Promise.all([
        expect(done).rejects.toMatchObject({ message: trouble, reply }),
        tell({ type: 'refused', entry, trouble, reply }),
      ]);
      expect(heard).toEqual(['phone key']);
    },
  );

  it('ends with such a refusal where the phone cannot make anything', async () => {
    const { asked, tell, entry, heard } = setUp();
    const done = asked(() => Promise.reject(new Error('no guide')));
    const reply = { status: 403, details: undefined, retryAfterMs: undefined };
    await Promise.all([
      expect(done).rejects.toMatchObject({ message: 'Error: 403', reply }),
      tell({ type: 'refused', entry, trouble: 'Error: 403', reply }),
    ]);
    expect(heard).toEqual([]);
  });

  it('ends when not even the phone can make anything', async () => {
    const { asked, patienceEnds, tell, entry, heard } = setUp('offline');
    const done = asked(() => Promise.reject(new Error('no guide')));
    const ending = async () => {
      await patienceEnds();
      await tell({ type: 'kept', entry, trouble: 'No Internet' });
    };
    await Promise.all([expect(done).rejects.toThrow('no guide'), ending()]);
    expect(heard).toEqual(['No Internet']);
  });

  it('waits for a slow server where the phone cannot make anything', async () => {
    const { asked, answer, heard, patienceEnds } = setUp();
    const done = asked(() => Promise.reject(new Error('no guide')));
    await patienceEnds();
    await answer();
    await done;
    expect(heard).toEqual(['server words']);
  });

  it('asks the phone again when the server says no, if it could not make anything before', async () => {
    const { asked, answer, heard, patienceEnds, tell, entry } = setUp();
    let guide = false;
    const done = asked(async () => {
      if (guide) return 'phone';
      throw new Error('no guide');
    });
    await patienceEnds();
    guide = true;
    await tell({ type: 'kept', entry, trouble: 'Error: 500' });
    expect(heard).toEqual(['Error: 500', 'phone']);
    await answer();
    await done;
  });

  it('gets the phone’s version of a request that was cancelled', async () => {
    const { asked, tell, entry, heard } = setUp();
    const done = asked();
    await tell({ type: 'dropped', entry });
    await done;
    expect(heard).toEqual(['phone key']);
  });

  it('does not ask twice what the visit has waiting already: it hurries it', async () => {
    const { asked, added, hurried, answer, heard } = setUp('connected', [{ ...blank, id: 'before' }]);
    const done = asked();
    await answer();
    await done;
    expect([added, hurried, heard]).toEqual([[], ['visit'], ['server words']]);
  });

  it('is told at once of a request that has just failed and is left alone, and hears the phone', async () => {
    const failed = { ...blank, id: 'before', attempts: 1, trouble: 'No Internet' };
    const { asked, answer, heard, settled } = setUp('connected', [failed]);
    const done = asked();
    await settled();
    expect(heard).toEqual(['No Internet', 'phone before']);
    await answer();
    await done;
  });

  it('hears nothing more after an abort, and leaves the request to its visit', async () => {
    const { asked, abort, heard, listeners, alarms, added } = setUp();
    const done = asked();
    abort.abort();
    await done;
    expect([heard, listeners.size, alarms.length, added]).toEqual([[], 0, 0, ['key']]);
  });
});
