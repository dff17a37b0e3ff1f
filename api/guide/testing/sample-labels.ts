import { HOUSE_STYLE_LABELS } from './house-style-labels.ts';
import { MAKER_LABELS } from './maker-labels.ts';
import type { SampleLabel } from './sample-label.ts';
import { OBJECT_LABELS } from './object-labels.ts';
import { UNUSUAL_LABELS } from './unusual-labels.ts';

export const SAMPLE_LABELS: readonly SampleLabel[] = [
  ...HOUSE_STYLE_LABELS,
  ...MAKER_LABELS,
  ...OBJECT_LABELS,
  ...UNUSUAL_LABELS,
];
