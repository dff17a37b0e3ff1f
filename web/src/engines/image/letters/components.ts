/** A connected patch of ink of one kind; bounds are in pixels, x1 and y1 exclusive. */
export interface Component {
  /** -1 darker, 1 lighter than its surroundings. */
  kind: number;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** Number of its pixels. */
  area: number;
  /** Sum over its pixels of how much they differ from their surroundings, as `inkOf` gives it. */
  ink: number;
}

/** Pixels of one kind side by side in a row; `end` is exclusive, `label` what they belong to, once that is known. */
interface Run {
  start: number;
  end: number;
  kind: number;
  ink: number;
  label: number;
}

function runsOf(ink: Int16Array, base: number, width: number): Run[] {
  const runs: Run[] = [];
  for (let x = 0; x < width;) {
    const first = ink[base + x] ?? 0;
    if (first === 0) {
      x++;
      continue;
    }
    const start = x;
    let sum = 0;
    for (let value = first; x < width && value * first > 0; value = ink[base + x] ?? 0) {
      sum += value;
      x++;
    }
    runs.push({ start, end: x, kind: Math.sign(first), ink: Math.abs(sum), label: -1 });
  }
  return runs;
}

/**
 * Connected components (8-neighbours) of the pixels that are not 0, those of one sign together.
 * One pass over horizontal runs, joined by union-find (Rosenfeld and Pfaltz 1966, on runs).
 */
export function componentsOf(ink: Int16Array, width: number, height: number): Component[] {
  const components: Component[] = [];
  const parent: number[] = [];
  const find = (label: number): number => {
    let root = label;
    while ((parent[root] ?? 0) !== root) root = parent[root] ?? 0;
    while ((parent[label] ?? 0) !== root) {
      const next = parent[label] ?? 0;
      parent[label] = root;
      label = next;
    }
    return root;
  };
  /** What a run belongs to by those it touches, of which `from` is the first; -1 when there is none of its kind. */
  const labelOf = ({ end, kind }: Run, above: readonly Run[], from: number): number => {
    let label = -1;
    for (let i = from; i < above.length; i++) {
      const touched = above[i];
      if (!touched || touched.start > end) break;
      if (touched.kind !== kind) continue;
      const other = find(touched.label);
      if (label === -1) label = other;
      else if (other !== label) {
        const [keep, drop] = other < label ? [other, label] : [label, other];
        parent[drop] = keep;
        label = keep;
      }
    }
    return label;
  };
  let above: readonly Run[] = [];
  for (let y = 0; y < height; y++) {
    const row = runsOf(ink, y * width, width);
    let from = 0;
    for (const run of row) {
      while ((above[from]?.end ?? width) < run.start) from++;
      run.label = labelOf(run, above, from);
      if (run.label === -1) {
        run.label = parent.length;
        parent.push(run.label);
        components.push({ kind: run.kind, x0: run.start, y0: y, x1: run.end, y1: y + 1, area: 0, ink: 0 });
      }
      const component = components[run.label];
      if (component) addRun(component, run, y);
    }
    above = row;
  }
  return merged(components, find);
}

function addRun(component: Component, { start, end, ink }: Run, y: number): void {
  component.x0 = Math.min(component.x0, start);
  component.x1 = Math.max(component.x1, end);
  component.y1 = y + 1;
  component.area += end - start;
  component.ink += ink;
}

/** Adds the parts that turned out to belong together, to the one that begins highest. */
function merged(parts: Component[], find: (label: number) => number): Component[] {
  const whole: Component[] = [];
  parts.forEach((part, label) => {
    const root = parts[find(label)];
    if (!root || root === part) {
      whole.push(part);
      return;
    }
    root.x0 = Math.min(root.x0, part.x0);
    root.x1 = Math.max(root.x1, part.x1);
    root.y1 = Math.max(root.y1, part.y1);
    root.area += part.area;
    root.ink += part.ink;
  });
  return whole;
}
