import { describe, expect, it } from 'vitest';
import { chooseSources, patienceMs, type VoiceFacts } from './choose-source.ts';

const FACTS: VoiceFacts = {
  connection: 'connected',
  provider: 'azure',
  serverFails: false,
  packIsKept: true,
  device: 'good',
  choice: 'best',
  pageHidden: false,
};

const NATURAL = 'kept server device pack';
const FLITE: Partial<VoiceFacts> = { provider: 'flite', packIsKept: false };
const POOR: Partial<VoiceFacts> = { device: 'poor' };
const MUSEUM: Partial<VoiceFacts> = { choice: 'museum' };
const PHONE: Partial<VoiceFacts> = { choice: 'phone' };
const OFFLINE: Partial<VoiceFacts> = { connection: 'offline' };
const HIDDEN: Partial<VoiceFacts> = { pageHidden: true };

describe('chooseSources', () => {
  it.each<[string, Partial<VoiceFacts>, string]>([
    ['a natural voice of the server goes before the phone’s good ones', {}, NATURAL],
    ['on a weak line too, for a shorter time', { connection: 'unstable' }, NATURAL],
    ['before the server said who speaks for it', { provider: undefined }, NATURAL],
    ['from a server of one’s own', { provider: 'openai' }, NATURAL],
    ['the phone’s poor voices come last', POOR, 'kept server pack device'],
    ['the phone’s good voices go before the server’s Flite', FLITE, 'kept device server'],
    ['its poor ones behind it', { ...FLITE, ...POOR }, 'kept server device'],
    ['Flite comes from the pack where it is here', { provider: 'flite' }, 'kept device pack server'],
    ['also before poor voices', { provider: 'flite', ...POOR }, 'kept pack server device'],
    ['a phone without voices', { ...FLITE, device: undefined }, 'kept server'],
    ['offline the server is the last hope', OFFLINE, 'kept device pack server'],
    ['offline with poor voices', { ...OFFLINE, ...POOR }, 'kept pack device server'],
    ['offline without the pack', { ...OFFLINE, ...POOR, packIsKept: false }, 'kept device server'],
    ['offline on a phone without voices', { ...OFFLINE, device: undefined }, 'kept pack server'],
    ['after the server failed', { serverFails: true }, 'kept device pack server'],
    ['the museum’s, by name', MUSEUM, 'kept server pack device'],
    ['the museum’s Flite goes before the phone’s good voices', { ...FLITE, ...MUSEUM }, 'kept server device'],
    ['the museum’s offline', { ...MUSEUM, ...OFFLINE }, 'kept pack device server'],
    ['the phone’s, by name: nothing is asked of the server', PHONE, 'device pack kept server'],
    ['the phone’s poor voices behind the pack', { ...PHONE, ...POOR }, 'pack device kept server'],
    ['the phone’s where it has none', { ...PHONE, device: undefined, packIsKept: false }, 'kept server'],
    ['nobody sees the page: clips go before the phone’s speech', HIDDEN, 'kept server pack device'],
    ['hidden, with Flite', { ...HIDDEN, ...FLITE }, 'kept server device'],
    ['hidden and offline', { ...HIDDEN, ...OFFLINE }, 'kept pack device server'],
    ['hidden, when the phone is to speak', { ...HIDDEN, ...PHONE }, 'pack kept device server'],
  ])('%s', (_when, change, order) => {
    expect(chooseSources({ ...FACTS, ...change }).join(' ')).toBe(order);
  });

  it('waits less for the server when the connection is unstable, and not at all for the phone', () => {
    expect(patienceMs('server', 'connected')).toBe(6_000);
    expect(patienceMs('server', 'unstable')).toBe(3_000);
    expect(patienceMs('device', 'connected')).toBeUndefined();
  });
});
