import { describe, expect, it } from 'vitest';
import { chooseSources, patienceMs, type VoiceFacts } from './choose-source.ts';

const FACTS: VoiceFacts = {
  connection: 'connected',
  provider: 'azure',
  serverFails: false,
  packIsKept: true,
  deviceSpeaks: true,
  prefersPhone: false,
};

describe('chooseSources', () => {
  it.each<[string, Partial<VoiceFacts>, string]>([
    ['with a good connection the server speaks', {}, 'kept server pack device'],
    ['with a weak one too, for a shorter time', { connection: 'unstable' }, 'kept server pack device'],
    ['before the server said who speaks for it', { provider: undefined }, 'kept server pack device'],
    [
      'offline the phone speaks; the server is the last hope',
      { connection: 'offline' },
      'kept pack device server',
    ],
    ['after the server failed', { serverFails: true }, 'kept pack device server'],
    ['when the visitor wants the phone to speak', { prefersPhone: true }, 'kept pack device server'],
    ['when the server has no better voice than the pack', { provider: 'flite' }, 'kept pack device server'],
    [
      'without the pack Flite speaks from the server',
      { provider: 'flite', packIsKept: false },
      'kept server device',
    ],
    ['offline without the pack', { connection: 'offline', packIsKept: false }, 'kept device server'],
    ['offline on a phone without voices', { connection: 'offline', deviceSpeaks: false }, 'kept pack server'],
    ['with nothing but the server', { packIsKept: false, deviceSpeaks: false }, 'kept server'],
    [
      'the phone is wanted but has no voice',
      { prefersPhone: true, packIsKept: false, deviceSpeaks: false },
      'kept server',
    ],
  ])('%s', (_when, change, order) => {
    expect(chooseSources({ ...FACTS, ...change }).join(' ')).toBe(order);
  });

  it('waits less for the server when the connection is unstable, and not at all for the phone', () => {
    expect(patienceMs('server', 'connected')).toBe(6_000);
    expect(patienceMs('server', 'unstable')).toBe(3_000);
    expect(patienceMs('device', 'connected')).toBeUndefined();
  });
});
