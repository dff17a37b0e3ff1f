import type { PartState } from '../../engines/readiness/readiness.ts';
import { megabytes, megabytesOf } from '../../lib/megabytes.ts';

/** What keeps a missing part from being fetched. */
export type Obstacle = 'offline' | 'full';

/** What stands beside a part's name. */
export function partWords({ phase, kept, total }: PartState, obstacle?: Obstacle): string {
  switch (phase) {
    case 'ready':
      return 'Ready';
    case 'fetching':
      return total === 0 ? 'Fetching' : `Fetching ${megabytesOf(kept, total)}`;
    case 'missing':
      if (obstacle === 'offline') return 'Missing. Needs a connection';
      if (obstacle === 'full') return 'Missing. This phone is full: make room, then repair it';
      return total === 0 ? 'Missing' : `Missing, ${megabytes(total - kept)} to fetch`;
    case 'unknown':
      return 'Not looked at yet';
  }
}

/** The same of all parts together, in a sentence; empty until it is known. */
export function readinessWords({ phase, kept, total }: PartState): string {
  switch (phase) {
    case 'ready':
      return 'Ready offline';
    case 'fetching':
      return total === 0
        ? 'Getting ready for offline'
        : `Getting ready for offline: ${megabytesOf(kept, total)}`;
    case 'missing':
      return 'Not ready offline';
    case 'unknown':
      return '';
  }
}
