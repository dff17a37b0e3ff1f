import { describe, expect, it } from 'vitest';
import { JOURNEY, run, settle, setUp, world } from '../testing/whole-app.ts';

describe('the visit on the screen', () => {
  it('keeps an erased visit erased, whatever is pressed next, and takes its label off the screen', async () => {
    const { app, visitor, happens, openPiece } = setUp();
    await run({ visitor, happens }, ...JOURNEY);
    const [visit] = app.visits.store.getState().visits;
    if (!visit) throw new Error('no visit');
    app.steps.eraseVisit(visit);
    expect(app.label()).toBeUndefined();
    expect(app.playback.store.getState().segments).toEqual([]);
    app.steps.openSoundBite();
    app.steps.openPodcast();
    await settle();
    expect(openPiece()).toBeUndefined();
    expect(app.visits.store.getState().visits).toEqual([]);
  });

  it('brings the piece back as it was, without asking anew, by one press after "New label" and no photo', async () => {
    const { app, output, visitor, happens, openPiece } = setUp();
    await run({ visitor, happens }, ...JOURNEY);
    output.reach(1.5);
    const before = openPiece();
    await run({ visitor, happens }, 'newLabel');
    expect(openPiece()).toBeUndefined();
    await run({ visitor, happens }, 'newLabel', 'soundBite');
    expect(openPiece()).toEqual(before);
    expect(app.playback.store.getState()).toMatchObject({ status: 'paused', goesOn: true, position: 1.5 });
    expect(output.sounding).toBeUndefined();
    expect(world.texts).toEqual([]);
  });

  it('begins anew where the visitor stopped, or had another label', async () => {
    const { app, output, visitor, happens } = setUp();
    await run({ visitor, happens }, ...JOURNEY);
    output.reach(1.5);
    await run({ visitor, happens }, 'stop', 'newLabel', 'soundBite', 'text');
    expect(app.playback.store.getState()).toMatchObject({ status: 'idle', goesOn: false });
    await run({ visitor, happens }, 'newLabel', 'photo', 'read', 'soundBite', 'text');
    expect(app.playback.store.getState()).toMatchObject({ status: 'idle', goesOn: false });
  });

  it('makes one visit of a label that is read twice, heard as it was kept', async () => {
    const { app, visitor, happens, openPiece } = setUp();
    app.steps.typeLabel('Albrecht Dürer\nYoung Hare\n1502');
    await run({ visitor, happens }, 'soundBite', 'text');
    const before = openPiece();
    app.steps.typeLabel('Eileen Gray\nArmchair\n1929');
    app.steps.typeLabel('Albrecht Durer\nYoung Hare, 1502');
    await run({ visitor, happens }, 'soundBite');
    expect(openPiece()).toEqual(before);
    const { visits } = app.visits.store.getState();
    expect(visits).toHaveLength(2);
    const hare = visits.find(({ id }) => id === app.currentVisit.getState().id);
    expect(hare).toMatchObject({ reading: { text: 'Albrecht Durer\nYoung Hare, 1502' } });
    expect(hare?.seenBefore).toHaveLength(1);
    expect(app.currentVisit.getState().seenBefore).toMatch(/^You were here at/);
  });

  it('makes a visit of its own of a label that was corrected', async () => {
    const { app, visitor, happens } = setUp();
    app.steps.typeLabel('Albrecht Durer\nYoung Hare\n1502');
    await run({ visitor, happens }, 'soundBite', 'text');
    app.steps.editLabel('Albrecht Dürer\nYoung Hare\n1502');
    await settle();
    expect(app.visits.store.getState().visits).toHaveLength(2);
    expect(app.currentVisit.getState().seenBefore).toBeUndefined();
  });
});
