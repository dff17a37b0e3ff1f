import { groundsSchema, type KnownGrounds } from '../../contract/contract.ts';
import type { KeptText } from '../store/port.ts';

/** What a kept text rests on, for its answer; nothing where its writer does not know. */
export function keptGrounds({ grounds }: KeptText): KnownGrounds {
  return grounds === null ? {} : groundsSchema.parse(JSON.parse(grounds));
}
