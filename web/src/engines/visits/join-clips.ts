import { readWav, writeWav } from '@placard/api/flite/wav';

function joinedWav(files: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const clips = files.map(readWav);
  const samples = new Float32Array(clips.reduce((sum, clip) => sum + clip.samples.length, 0));
  let at = 0;
  for (const clip of clips) {
    samples.set(clip.samples, at);
    at += clip.samples.length;
  }
  return writeWav({ samples, sampleRate: clips[0]?.sampleRate ?? 0 });
}

async function joinedRun(type: string, clips: readonly Blob[]): Promise<Blob> {
  // MP3 is a row of frames that needs no header: clips laid end to end are one clip.
  if (type !== 'audio/wav') return new Blob([...clips], { type });
  const files = await Promise.all(clips.map(async (clip) => new Uint8Array(await clip.arrayBuffer())));
  return new Blob([joinedWav(files)], { type });
}

/**
 * Clips in a row as few sounds as can be: those that follow each other and are of one kind become one.
 * @throws Error when a WAV file among them is damaged
 */
export async function joinClips(clips: readonly Blob[]): Promise<Blob[]> {
  const runs: { type: string; clips: Blob[] }[] = [];
  for (const clip of clips) {
    const last = runs.at(-1);
    if (last?.type === clip.type) last.clips.push(clip);
    else runs.push({ type: clip.type, clips: [clip] });
  }
  return Promise.all(runs.map((run) => joinedRun(run.type, run.clips)));
}
