import { describe, expect, it } from 'vitest';
import { createSettings } from './settings.ts';

const ALL_OFF = { showText: false, cropPhoto: false, showScript: false, speakOnPhone: false };

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
    createSettings(storage).set({ showScript: true, speakOnPhone: false });
    expect(createSettings(storage).store.getState()).toEqual({
      ...ALL_OFF,
      showScript: true,
      speakOnPhone: false,
    });
  });

  it.each([
    ['text', 'on'],
    ['list', [true]],
    ['number', 7],
    ['other types', { showText: 'yes' }],
  ])('read as off when the storage holds something else: %s', (_name, saved) => {
    expect(createSettings(memory(saved)).store.getState()).toEqual(ALL_OFF);
  });
});
