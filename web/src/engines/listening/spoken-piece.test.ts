import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { AppError } from '../../lib/app-error.ts';
import type { Hear } from '../outbox/ask.ts';
import type { LoadOptions, Playback } from '../playback/playback.ts';
import type { PlaybackState } from '../playback/state.ts';
import type { Segment } from '../playback/ports.ts';
import { createSpokenPiece } from './spoken-piece.ts';

interface Piece {
  words: string;
  full?: boolean;
  rest?: string;
}

const label = { text: 'Harbour', lines: [] };

function setUp() {
  const asked: { hear: Hear<Piece>; end: PromiseWithResolvers<void> }[] = [];
  const faults: string[] = [];
  const troubles: string[] = [];
  const played: string[] = [];
  let options: LoadOptions | undefined;
  const store = createStore<Pick<PlaybackState, 'status' | 'segments'>>(() => ({
    status: 'idle',
    segments: [],
  }));
  const playback: Pick<Playback, 'load' | 'playFrom' | 'stop'> & { store: typeof store } = {
    store,
    load(segments, given) {
      played.push(...segments.map((segment) => segment.text));
      store.setState({ segments, status: 'idle' });
      options = given;
    },
    playFrom(index) {
      played.push(`(from ${index})`);
    },
    stop() {
      played.push('(stopped)');
      store.setState({ segments: [], status: 'idle' });
    },
  };
  const piece = createSpokenPiece<Piece>(
    {
      ask(_label, _signal, hear) {
        const end = Promise.withResolvers<void>();
        asked.push({ hear, end });
        return end.promise;
      },
      segments: ({ words }): Segment[] => words.split('|').map((text) => ({ text, role: 'soundbite' })),
      withRest: ({ words, rest }) => (rest === undefined ? undefined : { words: `${words}|${rest}` }),
      onBadSegment: 'stop',
      generationFault: 'could not be made',
      playbackFault: 'could not be played',
    },
    {
      playback,
      reportFault: (message) => void faults.push(message),
      reportTrouble: (message) => void troubles.push(message),
      clearTrouble: () => void troubles.push('(cleared)'),
    },
  );
  return {
    piece,
    asked,
    faults,
    troubles,
    played,
    status: (status: PlaybackState['status']) => store.setState({ status }),
    fail: (cause: unknown) => options?.onFailure(cause),
  };
}

describe('a spoken piece', () => {
  it('is asked for once, and its first clip is prepared when the text is there', async () => {
    const { piece, asked, played } = setUp();
    const opened = piece.open(label);
    await piece.open(label);
    expect(piece.store.getState()).toEqual({ phase: 'generating' });
    asked[0]?.hear.piece({ words: 'A harbour.' });
    asked[0]?.end.resolve();
    await opened;
    expect(asked).toHaveLength(1);
    expect(played).toEqual(['A harbour.']);
    expect(piece.store.getState()).toEqual({ phase: 'ready', piece: { words: 'A harbour.' } });
  });

  it('goes on with what of the label it left out, from there, and once', async () => {
    const { piece, asked, played } = setUp();
    const opened = piece.open(label);
    asked[0]?.hear.piece({ words: 'A harbour.', rest: 'It was drained later.' });
    asked[0]?.end.resolve();
    await opened;
    piece.readOn();
    piece.readOn();
    expect(played).toEqual(['A harbour.', 'A harbour.', 'It was drained later.', '(from 1)']);
    expect(piece.store.getState()).toEqual({
      phase: 'ready',
      piece: { words: 'A harbour.|It was drained later.' },
    });
  });

  it('has nothing to go on with where all was told, or before there is a piece', async () => {
    const { piece, asked, played } = setUp();
    const opened = piece.open(label);
    piece.readOn();
    asked[0]?.hear.piece({ words: 'A harbour.' });
    asked[0]?.end.resolve();
    await opened;
    piece.readOn();
    expect(played).toEqual(['A harbour.']);
  });

  it('shows and plays nothing of an answer that comes after Stop', async () => {
    const { piece, asked, played, faults } = setUp();
    const opened = piece.open(label);
    piece.stop();
    asked[0]?.hear.trouble('No Internet. Turn on Wi-Fi.');
    asked[0]?.hear.piece({ words: 'Too late.' });
    asked[0]?.end.resolve();
    await opened;
    expect(piece.store.getState()).toEqual({ phase: 'closed' });
    expect([...played, ...faults]).toEqual([]);
  });

  it('closes the panel and tells the reason when the text cannot be made', async () => {
    const { piece, asked, faults } = setUp();
    const opened = piece.open(label);
    asked[0]?.end.reject(new AppError('http_status', { message: 'Error: 422' }));
    await opened;
    expect(piece.store.getState()).toEqual({ phase: 'closed' });
    expect(faults).toEqual(['Error: 422']);
  });

  it('has a sentence of its own for a failure that brings none', async () => {
    const { piece, asked, faults } = setUp();
    const opened = piece.open(label);
    asked[0]?.end.reject('boom');
    await opened;
    expect(faults).toEqual(['could not be made']);
  });

  it('keeps the phone’s version on show when the server refuses after it, and says so', async () => {
    const { piece, asked, faults, troubles } = setUp();
    const opened = piece.open(label);
    asked[0]?.hear.piece({ words: 'From the phone.' });
    asked[0]?.end.reject(new AppError('http_status', { message: 'Error: 422' }));
    await opened;
    expect(piece.store.getState().phase).toBe('ready');
    expect([troubles, faults]).toEqual([['Error: 422'], []]);
  });

  it('tells of trouble until the server’s word has come', async () => {
    const { piece, asked, troubles } = setUp();
    const opened = piece.open(label);
    asked[0]?.hear.trouble('Error: 500');
    asked[0]?.hear.piece({ words: 'From the phone.' });
    expect(troubles).toEqual(['Error: 500']);
    asked[0]?.hear.piece({ words: 'In full.' });
    asked[0]?.end.resolve();
    await opened;
    expect(troubles).toEqual(['Error: 500', '(cleared)']);
  });

  it('puts the full version in the place of the phone’s while nothing plays', () => {
    const { piece, asked, played } = setUp();
    void piece.open(label);
    asked[0]?.hear.piece({ words: 'Short.' });
    asked[0]?.hear.piece({ words: 'In full.', full: true });
    expect(played).toEqual(['Short.', 'In full.']);
    expect(piece.store.getState()).toEqual({ phase: 'ready', piece: { words: 'In full.', full: true } });
  });

  it('never interrupts what plays: the full version waits until it has ended', () => {
    const { piece, asked, played, status } = setUp();
    void piece.open(label);
    asked[0]?.hear.piece({ words: 'Short.' });
    status('playing');
    asked[0]?.hear.piece({ words: 'In full.', full: true });
    status('paused');
    status('playing');
    expect(played).toEqual(['Short.']);
    status('idle');
    expect(played).toEqual(['Short.', 'In full.']);
  });

  it('forgets the waiting full version on Stop', () => {
    const { piece, asked, played, status } = setUp();
    void piece.open(label);
    asked[0]?.hear.piece({ words: 'Short.' });
    status('playing');
    asked[0]?.hear.piece({ words: 'In full.', full: true });
    piece.stop();
    expect(played).toEqual(['Short.', '(stopped)']);
  });

  it('takes over who made it at once when the words are the same, without touching the sound', () => {
    const { piece, asked, played, status } = setUp();
    void piece.open(label);
    asked[0]?.hear.piece({ words: 'The same.' });
    status('playing');
    asked[0]?.hear.piece({ words: 'The same.', full: true });
    expect(played).toEqual(['The same.']);
    expect(piece.store.getState()).toEqual({ phase: 'ready', piece: { words: 'The same.', full: true } });
  });

  it('keeps the text when it cannot be played', () => {
    const { piece, asked, faults, fail } = setUp();
    void piece.open(label);
    asked[0]?.hear.piece({ words: 'A harbour.' });
    fail(new Error('no sound'));
    expect(faults).toEqual(['could not be played']);
    expect(piece.store.getState().phase).toBe('ready');
  });

  it('silences the player and forgets the text on Stop', () => {
    const { piece, asked, played } = setUp();
    void piece.open(label);
    asked[0]?.hear.piece({ words: 'A harbour.' });
    piece.stop();
    expect(played.at(-1)).toBe('(stopped)');
    expect(piece.store.getState()).toEqual({ phase: 'closed' });
  });

  it('leaves the player alone on Stop while it has nothing playing of its own', () => {
    const { piece, played } = setUp();
    piece.stop();
    expect(played).toEqual([]);
  });

  it('takes back that it could not be played as soon as it is heard', async () => {
    const { piece, asked, faults, troubles, status, fail } = setUp();
    void piece.open(label);
    asked[0]?.hear.piece({ words: 'A harbour.' });
    fail(new Error('no voice'));
    status('waiting');
    expect(faults).toEqual(['could not be played']);
    expect(troubles).toEqual([]);
    status('playing');
    expect(troubles).toEqual(['(cleared)']);
    status('paused');
    status('playing');
    expect(troubles).toEqual(['(cleared)']);
  });
});
