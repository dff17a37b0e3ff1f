import { CAPTIONS } from './layouts/captions.ts';
import { labelOf, type TaughtLabel } from './labels.ts';
import { type Layout, LAYOUTS } from './layouts/layouts.ts';
import { OBJECT_LAYOUTS } from './layouts/object-layouts.ts';
import { anyTemplate, templatesOf } from './templates.ts';
import * as pools from './works/pools.ts';
import { anyOf, type Chance } from './works/random.ts';
import type { WorkRecord } from './works/records.ts';
import { workFrom } from './works/work.ts';

/** Words; a longer label is prose for the most part. */
const MOST_WORDS = 200;

export interface Ways {
  /** Made-up labels whose way of printing is used for other works. */
  readonly templates: readonly TaughtLabel[];
  /** Which of the layouts are used, by their place in either list. */
  readonly layouts: (index: number) => boolean;
}

/** Labels of works of several houses, each house as often as the others, printed in many ways. */
export function drawnLabels(
  chance: Chance,
  houses: readonly (readonly WorkRecord[])[],
  count: number,
  ways: Ways,
): (TaughtLabel & { layout: string; house: string })[] {
  const records = houses.flat();
  const titles = records.flatMap(({ title }) => title ?? []);
  const prose = [
    ...records.flatMap((record) => record.prose ?? []),
    ...Array.from({ length: 30 }, () => pools.PROSE).flat(),
  ];
  const layouts = LAYOUTS.filter((_, index) => ways.layouts(index));
  const ofThings = OBJECT_LAYOUTS.filter((_, index) => ways.layouts(index));
  const [any] = LAYOUTS;
  const templates = templatesOf(ways.templates);
  const labels: (TaughtLabel & { layout: string; house: string })[] = [];
  while (labels.length < count) {
    const record = anyOf(chance, anyOf(chance, houses) ?? []);
    if (!record || !any) continue;
    const work = workFrom(chance, record, prose, titles);
    const hasMaker = work.artist.length > 0;
    const share = chance();
    const fits = ({ of }: Layout): boolean => of === 'both' || of === (hasMaker ? 'maker' : 'origin');
    const layout =
      share < 0.3 && templates.length > 0
        ? anyTemplate(chance, templates, hasMaker)
        : share < 0.5
          ? any
          : share < 0.62
            ? CAPTIONS
            : anyOf(chance, (share < 0.81 ? ofThings : layouts).filter(fits));
    if (!layout) continue;
    const label = labelOf(chance, work, layout);
    if (label.kinds.length > 0 && label.kinds.length < MOST_WORDS)
      labels.push({ ...label, layout: layout.name, house: record.house });
  }
  return labels;
}
