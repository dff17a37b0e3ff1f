import { describe, expect, it } from 'vitest';
import { AppError } from '../../lib/app-error.ts';
import type { LoadOptions, Playback } from '../playback/playback.ts';
import { createSpokenPiece } from './spoken-piece.ts';

interface Piece {
  words: string;
}

const label = { text: 'Harbour', lines: [] };

function setUp() {
  const answers: PromiseWithResolvers<Piece>[] = [];
  const keys: string[] = [];
  const faults: string[] = [];
  const played: string[] = [];
  let options: LoadOptions | undefined;
  const playback: Pick<Playback, 'load' | 'stop'> = {
    load(segments, given) {
      played.push(...segments.map((segment) => segment.text));
      options = given;
    },
    stop: () => void played.push('(stopped)'),
  };
  const piece = createSpokenPiece<Piece>(
    {
      fetch(_label, key) {
        keys.push(key);
        const answer = Promise.withResolvers<Piece>();
        answers.push(answer);
        return answer.promise;
      },
      segments: ({ words }) => [{ text: words, role: 'soundbite' }],
      onBadSegment: 'stop',
      generationFault: 'could not be made',
      playbackFault: 'could not be played',
    },
    {
      playback,
      newKey: () => `key-${keys.length}`,
      reportFault: (message) => void faults.push(message),
    },
  );
  return { piece, answers, keys, faults, played, fail: (cause: unknown) => options?.onFailure(cause) };
}

describe('a spoken piece', () => {
  it('is fetched once, and its first clip is prepared when the text is there', async () => {
    const { piece, answers, keys, played } = setUp();
    const opened = piece.open(label);
    await piece.open(label);
    expect(piece.store.getState()).toEqual({ phase: 'generating' });
    answers[0]?.resolve({ words: 'A harbour.' });
    await opened;
    expect(keys).toEqual(['key-0']);
    expect(played).toEqual(['A harbour.']);
    expect(piece.store.getState()).toEqual({ phase: 'ready', piece: { words: 'A harbour.' } });
  });

  it('shows and plays nothing of an answer that comes after Stop', async () => {
    const { piece, answers, played, faults } = setUp();
    const opened = piece.open(label);
    piece.stop();
    answers[0]?.resolve({ words: 'Too late.' });
    await opened;
    expect(piece.store.getState()).toEqual({ phase: 'closed' });
    expect([...played, ...faults]).toEqual([]);
  });

  it('closes the panel and tells the reason when the text cannot be made', async () => {
    const { piece, answers, faults } = setUp();
    const opened = piece.open(label);
    answers[0]?.reject(new AppError('http_status', { message: 'Error: 500' }));
    await opened;
    expect(piece.store.getState()).toEqual({ phase: 'closed' });
    expect(faults).toEqual(['Error: 500']);
  });

  it('has a sentence of its own for a failure that brings none', async () => {
    const { piece, answers, faults } = setUp();
    const opened = piece.open(label);
    answers[0]?.reject('boom');
    await opened;
    expect(faults).toEqual(['could not be made']);
  });

  it('keeps the text when it cannot be played', async () => {
    const { piece, answers, faults, fail } = setUp();
    const opened = piece.open(label);
    answers[0]?.resolve({ words: 'A harbour.' });
    await opened;
    fail(new Error('no sound'));
    expect(faults).toEqual(['could not be played']);
    expect(piece.store.getState().phase).toBe('ready');
  });

  it('silences the player and forgets the text on Stop', async () => {
    const { piece, answers, played } = setUp();
    const opened = piece.open(label);
    answers[0]?.resolve({ words: 'A harbour.' });
    await opened;
    piece.stop();
    expect(played.at(-1)).toBe('(stopped)');
    expect(piece.store.getState()).toEqual({ phase: 'closed' });
  });

  it('leaves the player alone on Stop while it has nothing playing of its own', () => {
    const { piece, played } = setUp();
    piece.stop();
    expect(played).toEqual([]);
  });
});
