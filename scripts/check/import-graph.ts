import { dirname, join, normalize } from 'node:path';

/** A file that names another one, and that one. */
export type Import = readonly [from: string, to: string];

/** Strings that begin like the address of a file or of a part of the API, wherever they stand: in imports, types, addresses of workers. */
const ADDRESS = /(['"`])(\.{1,2}\/[^'"`\s$]+|@placard\/api\/[\w/-]+)\1/g;

/**
 * The imports among these files, types and workers included.
 * @param read the text of a file
 * @param exported the files of `@placard/api`, by their names behind it: './contract' -> './contract/contract.ts'
 */
export function importsOf(
  files: readonly string[],
  read: (file: string) => string,
  exported: Readonly<Record<string, string>>,
): Import[] {
  const all = new Set(files);
  const targetOf = (file: string, address: string) =>
    address.startsWith('.')
      ? normalize(join(dirname(file), address))
      : normalize(`api/${exported[address.replace('@placard/api', '.')] ?? ''}`);
  return files.flatMap((file) =>
    [...read(file).matchAll(ADDRESS)]
      .map(([, , address = '']): Import => [file, targetOf(file, address)])
      .filter(([from, to]) => to !== from && all.has(to)),
  );
}

/** The groups whose members all lead to each other (Tarjan 1972), each in the order of its names. */
function cyclesOf(links: Iterable<Import>): string[][] {
  const next = new Map<string, string[]>();
  for (const [from, to] of links) next.set(from, [...(next.get(from) ?? []), to]);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const cycles: string[][] = [];

  function visit(name: string): number {
    order.set(name, order.size);
    let low = order.size - 1;
    path.push(name);
    for (const to of next.get(name) ?? []) {
      if (!order.has(to)) low = Math.min(low, visit(to));
      else if (path.includes(to)) low = Math.min(low, order.get(to) ?? low);
    }
    lowest.set(name, low);
    if (low === order.get(name)) {
      const cycle = path.splice(path.indexOf(name));
      if (cycle.length > 1) cycles.push(cycle.toSorted());
    }
    return low;
  }
  for (const name of next.keys()) if (!order.has(name)) visit(name);
  return cycles;
}

/** Files that import each other, directly or by way of others. */
export function fileCycles(imports: readonly Import[]): string[][] {
  return cyclesOf(imports);
}

/** Stands for the files that lie in a folder itself, beside its folders. */
const OWN_FILES = '(its own files)';

/**
 * Folders beside each other that lead to each other. The files that lie in a folder itself count as one more folder in it.
 * @returns a line for each: the folder that holds them, their names, and an import each way
 */
export function folderLoops(imports: readonly Import[]): string[] {
  const folders = new Set(imports.flat().flatMap(foldersAbove));
  return [...folders].toSorted().flatMap((folder) => {
    const childOf = (file: string) => {
      if (!file.startsWith(folder)) return undefined;
      const [child = '', ...rest] = file.slice(folder.length).split('/');
      return rest.length === 0 ? OWN_FILES : child;
    };
    const examples = new Map<string, Import>();
    const links = imports.flatMap((each): Import[] => {
      const [from, to] = each.map(childOf);
      if (from === undefined || to === undefined || from === to) return [];
      examples.set(`${from} ${to}`, each);
      return [[from, to]];
    });
    return cyclesOf(links).map((cycle) => {
      const among = cycle.flatMap((from) => cycle.map((to) => examples.get(`${from} ${to}`)?.join(' -> ')));
      return `${folder || './'}: ${cycle.join(', ')}; ${among.filter((one) => one !== undefined).join('; ')}`;
    });
  });
}

/** The folders that a file lies in, each with a slash at its end; the outermost is ''. */
function foldersAbove(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return ['', ...parts.map((_, index) => `${parts.slice(0, index + 1).join('/')}/`)];
}
