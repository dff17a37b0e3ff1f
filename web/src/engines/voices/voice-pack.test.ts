import { describe, expect, it } from 'vitest';
import { createVoicePack, type VoicePackStorage } from './voice-pack.ts';

function setUp({ kept = false } = {}) {
  const phone = { kept };
  const download = Promise.withResolvers<void>();
  let progress = (_bytes: number) => {};
  const storage: VoicePackStorage = {
    size: () => Promise.resolve(14_500_000),
    isKept: () => Promise.resolve(phone.kept),
    fetch(signal, onProgress) {
      progress = onProgress;
      signal.addEventListener('abort', () => download.reject(signal.reason));
      return download.promise;
    },
    erase: () => Promise.resolve(),
  };
  const pack = createVoicePack(storage);
  return {
    pack,
    phone,
    download,
    progress: (bytes: number) => progress(bytes),
    state: () => pack.store.getState(),
  };
}

describe('the voice pack', () => {
  it('is found again when it was downloaded before', async () => {
    const { state } = setUp({ kept: true });
    await Promise.resolve();
    await Promise.resolve();
    expect(state().phase).toBe('kept');
  });

  it('is found to be gone when the browser has cleared it, and can be downloaded again', async () => {
    const { pack, phone, download, state } = setUp({ kept: true });
    await pack.look();
    phone.kept = false;
    await pack.look();
    expect(state().phase).toBe('absent');
    const done = pack.download();
    download.resolve();
    await done;
    expect(state().phase).toBe('kept');
  });

  it('says its size before and its progress during the download', async () => {
    const { pack, download, progress, state } = setUp();
    await pack.askSize();
    expect(state()).toMatchObject({ phase: 'absent', size: 14_500_000 });
    const done = pack.download();
    progress(1_000_000);
    expect(state()).toMatchObject({ phase: 'downloading', received: 1_000_000 });
    download.resolve();
    await done;
    expect(state().phase).toBe('kept');
  });

  it('is absent again after Cancel, and failed when it did not come whole', async () => {
    const cancelled = setUp();
    const first = cancelled.pack.download();
    cancelled.pack.cancel();
    await first;
    expect(cancelled.state().phase).toBe('absent');

    const broken = setUp();
    const second = broken.pack.download();
    broken.download.reject(new Error('broke off'));
    await second;
    expect(broken.state().phase).toBe('failed');
  });

  it('can be erased', async () => {
    const { pack, state } = setUp({ kept: true });
    await Promise.resolve();
    await Promise.resolve();
    await pack.erase();
    expect(state().phase).toBe('absent');
  });

  it('cannot be had where the browser keeps nothing', async () => {
    const pack = createVoicePack(undefined);
    await pack.download();
    expect(pack.store.getState().phase).toBe('impossible');
  });
});
