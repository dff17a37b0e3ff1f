import type { Deed, Moment } from '../support/faulty-proxy.ts';

const MOMENTS: readonly Moment[] = [
  'before sending',
  'while sending',
  'worked, no reply yet',
  'during the reply',
];
const REQUESTS = ['description', 'conversation', 'rating', 'speech clip'] as const;
const FAULTS = [
  'network off',
  'connection reset',
  '500',
  '429 with Retry-After',
  'captive portal',
  'silence',
  'page closed',
  'browser killed',
  'worker stopped',
] as const;

type RequestKind = (typeof REQUESTS)[number];
type Fault = (typeof FAULTS)[number];
export interface Cell {
  moment: Moment;
  request: RequestKind;
  fault: Fault;
}

/** What the server answers each kind of request at. */
export const PATHS: Record<RequestKind, RegExp> = {
  description: /artwork-description$/,
  conversation: /artwork-conversation$/,
  rating: /\/rate$/,
  'speech clip': /synthesize-speech$/,
};

/** Faults of a browser, which nothing but a browser has. */
const OF_A_BROWSER: ReadonlySet<Fault> = new Set(['page closed', 'browser killed', 'worker stopped']);

export const needsBrowser = ({ fault }: Cell): boolean => OF_A_BROWSER.has(fault);

/** What a proxy on the way does to a request that meets the fault. */
export const DEEDS: Record<Fault, Deed> = {
  'network off': 'break off',
  'connection reset': 'break off',
  '500': 500,
  '429 with Retry-After': 429,
  'captive portal': 'portal',
  silence: 'fall silent',
  'page closed': 'break off',
  'browser killed': 'break off',
  'worker stopped': 'pass',
};

/** Answered in the server's place, by this or by a proxy before it. */
const ANSWERED: ReadonlySet<Fault> = new Set(['500', '429 with Retry-After', 'captive portal']);

/** A rating that is refused while the visitor looks is not queued (docs/behaviour.md#rating-states). */
export const isRefusedRating = ({ request, fault }: Cell): boolean =>
  request === 'rating' && (fault === '500' || fault === '429 with Retry-After');

/** What the visitor reads while the fault lasts, where something was to be made. */
export function toldOf({ request, fault }: Cell): string {
  if (request === 'speech clip') return 'Failed to play audio description';
  if (fault === '500') return 'Error: 500';
  if (fault === '429 with Retry-After') return 'Error: 429';
  return fault === 'captive portal' ? 'Sign in to the Wi-Fi' : 'No Internet. Turn on Wi-Fi.';
}

/** False for a cell that cannot occur. */
function canOccur({ moment, request, fault }: Cell): boolean {
  // An answer comes after its request was sent, and its head before its body.
  if (ANSWERED.has(fault) && (moment === 'before sending' || moment === 'during the reply')) return false;
  // No request was sent yet, so that the server cannot be silent.
  if (fault === 'silence' && moment === 'before sending') return false;
  // A 204 is over with its head.
  if (request === 'rating' && moment === 'during the reply') return false;
  // A clip is asked for in the moment it is wanted; nothing of it is kept before.
  if (request === 'speech clip' && moment === 'before sending')
    return fault === 'network off' || fault === 'connection reset';
  // It is written down and sent in one moment; the model test covers the time between.
  if (request === 'rating' && moment === 'before sending')
    return fault !== 'page closed' && fault !== 'browser killed';
  return true;
}

/** Every fault at every moment of every request that can occur. */
export const CELLS: readonly Cell[] = MOMENTS.flatMap((moment) =>
  REQUESTS.flatMap((request) => FAULTS.map((fault) => ({ moment, request, fault }))),
).filter(canOccur);

export const nameOf = ({ moment, request, fault }: Cell): string => `${fault}, ${moment}: ${request}`;

/**
 * The share of the cells that `npm test` lives in a browser: the faults that nothing but a browser has, at each moment and
 * with each kind of request. All others are lived in Node by tests/wire/delivery-faults.test.ts; with PLACARD_ALL=1 the
 * browser lives every cell.
 */
export const ONCE_IN_A_BROWSER: ReadonlySet<string> = new Set([
  'page closed, before sending: description',
  'page closed, during the reply: speech clip',
  'browser killed, worked, no reply yet: rating',
  'worker stopped, while sending: conversation',
]);
