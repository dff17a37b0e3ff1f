import {
  groundsSchema,
  type KnownGrounds,
  type WrittenBy,
  writtenBySchema,
} from '../../contract/contract.ts';
import type { KeptText } from '../store/port.ts';

/** What is told of a text beside its words: what it rests on, and the model that wrote it. */
export type Origin = KnownGrounds & { writtenBy?: WrittenBy };

/** The origin of a kept text, for its answer; nothing of it where its writer does not know. */
export function keptOrigin({ grounds, writtenBy }: KeptText): Origin {
  return {
    ...(writtenBy !== null && { writtenBy: writtenBySchema.parse(JSON.parse(writtenBy)) }),
    ...(grounds !== null && groundsSchema.parse(JSON.parse(grounds))),
  };
}
