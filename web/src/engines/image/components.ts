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

/**
 * Connected components (8-neighbours) of the pixels that are not 0, those of one sign together.
 * One pass over horizontal runs, joined by union-find (Rosenfeld and Pfaltz 1966, on runs).
 */
export function componentsOf(ink: Int16Array, width: number, height: number): Component[] {
  const components: Component[] = [];
  const parent: number[] = [];
  let above: number[] = [];
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
  // A run is four numbers in a row: start, end (exclusive), kind, label.
  for (let y = 0; y < height; y++) {
    const row: number[] = [];
    let behind = 0;
    const base = y * width;
    for (let x = 0; x < width;) {
      const kind = Math.sign(ink[base + x] ?? 0);
      if (kind === 0) {
        x++;
        continue;
      }
      const start = x;
      let sum = 0;
      for (; x < width && Math.sign(ink[base + x] ?? 0) === kind; x++) sum += ink[base + x] ?? 0;
      let label = -1;
      while (behind < above.length && (above[behind + 1] ?? 0) < start) behind += 4;
      for (let i = behind; i < above.length && (above[i] ?? 0) <= x; i += 4) {
        if ((above[i + 2] ?? 0) !== kind) continue;
        const other = find(above[i + 3] ?? 0);
        if (label === -1) label = other;
        else if (other !== label) {
          const [keep, drop] = other < label ? [other, label] : [label, other];
          parent[drop] = keep;
          label = keep;
        }
      }
      if (label === -1) {
        label = parent.length;
        parent.push(label);
        components.push({ kind, x0: start, y0: y, x1: x, y1: y + 1, area: 0, ink: 0 });
      }
      const component = components[label];
      if (component) {
        component.x0 = Math.min(component.x0, start);
        component.x1 = Math.max(component.x1, x);
        component.y1 = y + 1;
        component.area += x - start;
        component.ink += Math.abs(sum);
      }
      row.push(start, x, kind, label);
    }
    above = row;
  }
  return merged(components, find);
}

/** Adds the parts that turned out to belong together. */
function merged(parts: Component[], find: (label: number) => number): Component[] {
  const whole: Component[] = [];
  parts.forEach((part, label) => {
    const root = parts[find(label)];
    if (!root || root === part) {
      whole.push(part);
      return;
    }
    root.x0 = Math.min(root.x0, part.x0);
    root.y0 = Math.min(root.y0, part.y0);
    root.x1 = Math.max(root.x1, part.x1);
    root.y1 = Math.max(root.y1, part.y1);
    root.area += part.area;
    root.ink += part.ink;
  });
  return whole;
}
