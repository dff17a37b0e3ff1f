import { nextTask } from '../timing/next-task.ts';

/** Files that have come whole: the browser's own cache gives them again. */
const here = new Set<string>();

async function fetchFile(path: string): Promise<void> {
  if (here.has(path)) return;
  const reply = await fetch(`/${path}`);
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}`);
  await reply.arrayBuffer();
  here.add(path);
}

/**
 * Imports a part of the app after all its files have come. Firefox remembers a module that it could not fetch, asked
 * for by an import or by `<link rel=modulepreload>`, for as long as the page lives (seen with 153): the part would be
 * gone although the signal is back. A fetch that failed is simply made again.
 * @param files paths of the part's chunks below the root, as the build lists them
 * @throws what fetch throws, or that a file was not answered
 */
export async function importPart<Part>(load: () => Promise<Part>, files: readonly string[]): Promise<Part> {
  // It is often asked for in the middle of drawing, and asking for its files takes half as long as that again.
  await nextTask();
  await Promise.all(files.map(fetchFile));
  return load();
}
