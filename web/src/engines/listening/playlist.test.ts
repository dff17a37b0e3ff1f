import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPlaylist } from './playlist.ts';

function setUp() {
  const erased = new Set<string>();
  const played: string[] = [];
  const playlist = createPlaylist({
    kept: (id) => !erased.has(id),
    play(id) {
      // Opening a work closes the panel of the one before, as Stop does.
      playlist.end();
      played.push(id);
    },
  });
  const place = () => {
    const { list } = playlist.store.getState();
    return list && `${list.place + 1} of ${list.ids.length}`;
  };
  return { playlist, erased, played, place };
}

describe('a list of works', () => {
  it('plays one after the other, and is over after the last', () => {
    const { playlist, played, place } = setUp();
    playlist.start(['a', 'b', 'c']);
    expect(place()).toBe('1 of 3');
    playlist.heard();
    playlist.heard();
    expect(place()).toBe('3 of 3');
    playlist.heard();
    expect(place()).toBeUndefined();
    expect(played).toEqual(['a', 'b', 'c']);
  });

  it('goes to the next work and the one before; at its ends it stays, and the first begins again', () => {
    const { playlist, played, place } = setUp();
    playlist.start(['a', 'b']);
    playlist.step(1);
    playlist.step(1);
    expect(place()).toBe('2 of 2');
    playlist.step(-1);
    playlist.step(-1);
    expect(place()).toBe('1 of 2');
    expect(played).toEqual(['a', 'b', 'a', 'a']);
  });

  it('leaves out what was erased meanwhile', () => {
    const { playlist, erased, played, place } = setUp();
    playlist.start(['a', 'b', 'c']);
    erased.add('b');
    playlist.heard();
    expect(place()).toBe('2 of 2');
    expect(played).toEqual(['a', 'c']);
  });

  it('is over once it is ended, and what was heard then leads nowhere', () => {
    const { playlist, played, place } = setUp();
    playlist.start(['a', 'b']);
    playlist.end();
    playlist.heard();
    playlist.step(1);
    expect(place()).toBeUndefined();
    expect(played).toEqual(['a']);
  });

  it('whatever is pressed, the work played last is the one at its place, and none that was erased is begun', () => {
    const ids = ['a', 'b', 'c', 'd'];
    const step = fc.oneof(
      fc.constantFrom(
        'start' as const,
        'next' as const,
        'previous' as const,
        'heard' as const,
        'end' as const,
      ),
      fc.nat({ max: ids.length - 1 }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const { playlist, erased, played } = setUp();
        for (const now of steps) {
          const open = playlist.store.getState().list;
          const before = played.length;
          if (now === 'start') playlist.start(ids);
          else if (now === 'next') playlist.step(1);
          else if (now === 'previous') playlist.step(-1);
          else if (now === 'heard') playlist.heard();
          else if (now === 'end') playlist.end();
          else if (ids[now] !== open?.ids[open.place]) erased.add(ids[now] ?? '');
          for (const id of played.slice(before)) expect(erased.has(id)).toBe(false);
          const { list } = playlist.store.getState();
          if (list) expect(list.ids[list.place]).toBe(played.at(-1));
        }
      }),
    );
  });
});
