import { statfs } from 'node:fs/promises';

const LOOK_MS = 10_000;

/** Watches the room on the disk of a folder. */
export interface DiskWatch {
  /** False while less is free than has to be; what the system cannot tell counts as enough. */
  hasRoom: () => boolean;
  /** Bytes that were free at the last look, NaN before the first. */
  freeBytes: () => number;
  stop(): void;
}

/** `onChange` is told when room runs out, and when there is some again. 0 bytes to keep free is no limit. */
export async function watchDisk(
  folder: string,
  keepFree: number,
  onChange: (hasRoom: boolean, freeBytes: number) => void,
): Promise<DiskWatch> {
  let free = Number.NaN;
  let hasRoom = true;

  async function look(): Promise<void> {
    try {
      const { bavail, bsize } = await statfs(folder);
      free = bavail * bsize;
    } catch {
      // The folder is gone, or its disk; the next write there fails and reports it.
      return;
    }
    if (hasRoom === free >= keepFree) return;
    hasRoom = !hasRoom;
    onChange(hasRoom, free);
  }

  await look();
  const timer = setInterval(() => void look(), LOOK_MS);
  timer.unref();
  return { hasRoom: () => hasRoom, freeBytes: () => free, stop: () => clearInterval(timer) };
}
