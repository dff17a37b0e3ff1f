import type { Moment } from '../support/faulty-proxy.ts';

const MOMENTS: readonly Moment[] = [
  'before sending',
  'while sending',
  'worked, no reply yet',
  'during the reply',
];
export const REQUESTS = ['description', 'conversation', 'rating', 'speech clip'] as const;
export const FAULTS = [
  'network off',
  'connection reset',
  '500',
  '429 with Retry-After',
  'silence',
  'page closed',
  'browser killed',
  'worker stopped',
] as const;

export type RequestKind = (typeof REQUESTS)[number];
export type Fault = (typeof FAULTS)[number];
export interface Cell {
  moment: Moment;
  request: RequestKind;
  fault: Fault;
}

/** Why a cell cannot occur; undefined for those that can, each of which is tested. */
export function impossible({ moment, request, fault }: Cell): string | undefined {
  const status = fault === '500' || fault === '429 with Retry-After';
  if (moment === 'before sending' && status) return 'a status is a reply to something that was sent';
  if (moment === 'before sending' && fault === 'silence')
    return 'nobody is asked yet, so nobody can be silent';
  if (moment === 'during the reply' && status) return 'the status came before the body did';
  if (moment === 'during the reply' && request === 'rating') return 'a 204 is over with its head';
  if (
    moment === 'before sending' &&
    request === 'speech clip' &&
    fault !== 'network off' &&
    fault !== 'connection reset'
  )
    return 'a clip is asked for in the moment it is wanted; nothing of it is kept before';
  if (
    moment === 'before sending' &&
    request === 'rating' &&
    (fault === 'page closed' || fault === 'browser killed')
  )
    return 'it is written down and sent in one moment; the model test covers the time between';
  return undefined;
}

export const CELLS: readonly Cell[] = MOMENTS.flatMap((moment) =>
  REQUESTS.flatMap((request) => FAULTS.map((fault) => ({ moment, request, fault }))),
);
