import { describe, expect, it } from 'vitest';
import { createSettings } from './settings.ts';

const ALL_OFF = { showText: false, cropPhoto: false, showScript: false, voice: 'best' };

function memory(saved: unknown) {
  let value = saved;
  return { read: () => value, write: (next: unknown) => void (value = next) };
}

describe('settings', () => {
  it('are all off at first', () => {
    expect(createSettings(memory(undefined)).store.getState()).toEqual(ALL_OFF);
  });

  it('are remembered', () => {
    const storage = memory(undefined);
    createSettings(storage).set({ showScript: true, voice: 'museum' });
    expect(createSettings(storage).store.getState()).toEqual({
      ...ALL_OFF,
      showScript: true,
      voice: 'museum',
    });
  });

  it.each([
    ['text', 'on'],
    ['list', [true]],
    ['number', 7],
    ['other types', { showText: 'yes', voice: 'loud' }],
  ])('read as off when the storage holds something else: %s', (_name, saved) => {
    expect(createSettings(memory(saved)).store.getState()).toEqual(ALL_OFF);
  });

  it('go on with the phone’s voice where an earlier version was told to speak on the phone', () => {
    const storage = memory({ showText: true, speakOnPhone: true });
    expect(createSettings(storage).store.getState()).toEqual({ ...ALL_OFF, showText: true, voice: 'phone' });
    createSettings(storage).set({ voice: 'best' });
    expect(createSettings(storage).store.getState().voice).toBe('best');
  });
});
