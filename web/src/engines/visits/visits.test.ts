import { createStore } from 'zustand/vanilla';
import { describe, expect, it } from 'vitest';
import { memoryRecords } from '../../lib/testing/memory-records.ts';
import { readingOf } from '../ocr/testing/reading-of.ts';
import { newEntry } from '../outbox/entry.ts';
import { keepAnswersIn } from './keep-answers.ts';
import type { Visit } from './visit.ts';
import { visitHtml, visitsPage } from './visits-page.ts';
import { createVisits, type VisitsState } from './visits.ts';

const reading = { ...readingOf('Young Hare\nAlbrecht Dürer, 1502'), hocr: '<long>' };

function setUp(now = () => 1_000) {
  const records = memoryRecords<Visit>();
  const erased: string[] = [];
  const visits = createVisits({
    records,
    store: createStore<VisitsState>(() => ({ visits: [] })),
    now,
    async onErased({ id }) {
      erased.push(id);
      return async () => void erased.push(`${id} back`);
    },
    async onAllErased() {
      erased.push('all');
      return async () => void erased.push('all back');
    },
    onChanged: () => {},
  });
  return { records, visits, erased, answers: keepAnswersIn(records) };
}

const entry = newEntry('key', 'visit-1', { kind: 'description', body: { text: 'Young Hare' } }, 0);
const fromServer = { description: 'In full.', interactionId: 'i-1', source: 'grounded' as const };
const fromPhone = { description: 'Short.', interactionId: 'key', source: 'device' as const };

describe('visits', () => {
  it('keeps a label from the moment it is read, newest first, without the engine’s word boxes', async () => {
    const { visits, records } = setUp();
    await visits.begin('visit-1', reading);
    await visits.begin('visit-2', { ...reading, text: 'Another' });
    expect(visits.store.getState().visits.map(({ reading: { text } }) => text)).toEqual([
      'Another',
      reading.text,
    ]);
    expect((await records.get('visit-1'))?.reading.hocr).toBe('');
  });

  it('puts the server’s word in the place of the phone’s, never the other way round', async () => {
    const { visits, answers, records } = setUp();
    await visits.begin('visit-1', reading);
    await visits.keepPiece('visit-1', { description: fromPhone });
    expect(await answers.interactionId('visit-1', 'description')).toBeUndefined();
    await answers.keep(entry, { kind: 'description', body: fromServer });
    await visits.keepPiece('visit-1', { description: fromPhone });
    expect((await records.get('visit-1'))?.description).toEqual(fromServer);
    expect(await answers.interactionId('visit-1', 'description')).toBe('i-1');
  });

  it('stays erased when an answer comes for it', async () => {
    const { visits, answers, records, erased } = setUp();
    await visits.begin('visit-1', reading);
    await visits.erase('visit-1');
    await answers.keep(entry, { kind: 'description', body: fromServer });
    await visits.note('visit-1', { title: 'Young Hare' });
    expect(await records.all()).toEqual([]);
    expect(visits.store.getState().visits).toEqual([]);
    expect(erased).toEqual(['visit-1']);
  });

  it('erases all', async () => {
    const { visits, records, erased } = setUp();
    await visits.begin('visit-1', reading);
    await visits.begin('visit-2', reading);
    await visits.eraseAll();
    expect(await records.all()).toEqual([]);
    expect(erased).toEqual(['visit-2', 'visit-1', 'all']);
  });

  it('a label read on a day that has a name has it too, so that the name goes with the day’s last visit only', async () => {
    const { visits, records } = setUp();
    await visits.begin('visit-1', reading);
    await visits.note('visit-1', { museum: 'Albertina' });
    await visits.begin('visit-2', reading);
    await visits.erase('visit-1');
    expect((await records.all()).map(({ museum }) => museum)).toEqual(['Albertina']);
    await visits.erase('visit-2');
    await visits.begin('visit-3', reading);
    expect((await records.get('visit-3'))?.museum).toBeUndefined();
  });

  it('brings back what was erased, with all that hung on it and whatever the disk knew more of it', async () => {
    const { visits, answers, records, erased } = setUp();
    await visits.begin('visit-1', reading);
    await visits.begin('visit-2', { ...reading, text: 'Another' });
    await visits.keepStars('visit-1', 'description', 4);
    // The worker has kept an answer that the screen has not heard of yet.
    await answers.keep(entry, { kind: 'description', body: fromServer });
    const undo = await visits.erase('visit-1');
    expect(await records.get('visit-1')).toBeUndefined();
    await undo();
    expect(erased).toEqual(['visit-1', 'visit-1 back']);
    expect(visits.store.getState().visits.map(({ id }) => id)).toEqual(['visit-2', 'visit-1']);
    expect(visits.store.getState().visits[1]).toMatchObject({
      stars: { description: 4 },
      description: fromServer,
    });
    const undoAll = await visits.eraseAll();
    expect(await records.all()).toEqual([]);
    await undoAll();
    expect(erased.slice(2)).toEqual([
      'visit-2',
      'visit-1',
      'all',
      'visit-2 back',
      'visit-1 back',
      'all back',
    ]);
    expect(visits.store.getState().visits).toHaveLength(2);
  });

  it('does not bring back what another page had erased before', async () => {
    const { visits, records } = setUp();
    await visits.begin('visit-1', reading);
    await records.remove('visit-1');
    const undo = await visits.erase('visit-1');
    await undo();
    expect(await records.all()).toEqual([]);
  });

  it('remembers every time a label was read, with its newest reading, and what was made of it before', async () => {
    let time = 1_000;
    const { visits, records } = setUp(() => time);
    await visits.begin('visit-1', reading);
    await visits.keepPiece('visit-1', { description: fromServer });
    time = 2_000;
    await visits.begin('visit-2', { ...reading, text: 'Another' });
    time = 3_000;
    await visits.seeAgain('visit-1', { ...reading, text: 'Young Hare, 1502' });
    expect(await records.get('visit-1')).toMatchObject({
      seenAt: 3_000,
      seenBefore: [1_000],
      reading: { text: 'Young Hare, 1502', hocr: '' },
      description: fromServer,
    });
    const order = () => visits.store.getState().visits.map(({ id }) => id);
    expect(order()).toEqual(['visit-1', 'visit-2']);
    await visits.refresh();
    expect(order()).toEqual(['visit-1', 'visit-2']);
  });

  it('keeps the stars, and takes back those that were refused', async () => {
    const { visits, records } = setUp();
    await visits.begin('visit-1', reading);
    await visits.keepStars('visit-1', 'description', 4);
    expect((await records.get('visit-1'))?.stars).toEqual({ description: 4 });
    await visits.keepStars('visit-1', 'description', undefined);
    expect((await records.get('visit-1'))?.stars.description).toBeUndefined();
  });
});

describe('the saved page of all visits', () => {
  it('carries what was read and made, says who made it, and runs nothing a label says', () => {
    const visit: Visit = {
      id: 'visit-1',
      seenAt: 0,
      reading: { ...reading, text: '<script>alert(1)</script>' },
      picture: undefined,
      title: 'Hare & "Rabbit"',
      maker: 'Dürer',
      description: fromPhone,
      conversation: {
        messages: [{ role: 'friend1', content: 'What is it?' }],
        interactionId: 'i-2',
        source: 'grounded',
      },
      stars: { conversation: 5 },
    };
    const sounds = { description: ['data:audio/mpeg;base64,BBBB'], conversation: [] };
    const picture = 'data:image/jpeg;base64,AAAA';
    const page = visitsPage([visitHtml(visit, { picture, sounds }, () => 'Anna:')]).join('');
    expect(page).not.toContain('<script>');
    for (const part of [
      '&#60;script&#62;alert(1)',
      'Hare &#38; &#34;Rabbit&#34;',
      'Short.',
      'Made on the phone from the label alone',
      '<b>Anna:</b> What is it?',
      'Made by a machine from the label',
      'Rated 5 of 5',
      'src="data:image/jpeg;base64,AAAA"',
      '<h3>Sound bite</h3><audio controls src="data:audio/mpeg;base64,BBBB"></audio>',
      '<h3>Mini podcast</h3><p>',
    ])
      expect(page).toContain(part);
  });
});
