import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Pool } from 'pg';
import { createRecent } from '../lib/recent.ts';
import { createSingleFlight } from '../lib/single-flight.ts';
import type { ClientLimiter } from './port.ts';

const MINUTE_S = 60;
const DAY_S = 86_400;
/** A process takes a client's allowance in blocks of this share of it, so that most requests ask no database. */
const BLOCKS = 20;
/** Clients whose block is held in memory; the rest of a forgotten one is lost to them. */
const CLIENTS = 10_000;

interface Limits {
  /** 0 is no limit. */
  perMinute: number;
  perDay: number;
}

interface Block {
  left: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** Points of every client against one limit. */
interface Points {
  /** Takes one from the block that is here; false when it is used up. */
  takeHere(key: string): boolean;
  /** Takes one from the next block; the seconds to wait when there is none. */
  takeNext(key: string): Promise<number | undefined>;
}
type Limiter = Pick<RateLimiterMemory, 'consume'>;

/** Limits for the clients of this process alone, kept in memory. */
export function createMemoryLimiter(limits: Limits): ClientLimiter {
  return createLimiter(limits, (options) => new RateLimiterMemory(options), saltOfProcess());
}

/**
 * Limits for the clients of all processes on one database. What is stored of a client is a hash with a salt that is
 * deleted after its day.
 */
export function createPostgresLimiter(limits: Limits, pool: Pool): ClientLimiter {
  return createLimiter(
    limits,
    (options) =>
      new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        tableName: 'limits',
        tableCreated: true,
        // Who is over the limit is refused without asking the database again.
        inMemoryBlockOnConsumed: options.points,
      }),
    sharedSalt(pool),
  );
}

function createLimiter(
  { perMinute, perDay }: Limits,
  open: (options: { keyPrefix: string; points: number; duration: number }) => Limiter,
  saltOf: (day: number) => Promise<string>,
): ClientLimiter {
  const limiters: Points[] = [];
  if (perMinute > 0) {
    limiters.push(inBlocks(open({ keyPrefix: 'minute', points: perMinute, duration: MINUTE_S }), perMinute));
  }
  if (perDay > 0)
    limiters.push(inBlocks(open({ keyPrefix: 'day', points: perDay, duration: DAY_S }), perDay));
  let keys = { day: 0, of: createRecent<string>(CLIENTS) };

  async function makeKey(client: string, day: number): Promise<string> {
    const salt = await saltOf(day);
    const key = createHmac('sha256', salt).update(client).digest('base64url');
    if (keys.day === day) keys.of.set(client, key);
    return key;
  }

  async function takeFrom(from: number, key: string | Promise<string>): Promise<number | undefined> {
    const name = await key;
    for (const points of limiters.slice(from)) {
      const wait = points.takeHere(name) ? undefined : await points.takeNext(name);
      if (wait !== undefined) return wait;
    }
    return undefined;
  }

  return {
    take(address) {
      if (limiters.length === 0) return undefined;
      const day = Math.floor(Date.now() / (DAY_S * 1_000));
      if (keys.day !== day) keys = { day, of: createRecent(CLIENTS) };
      const client = networkOf(address);
      const key = keys.of.get(client);
      if (key === undefined) return takeFrom(0, makeKey(client, day));
      const usedUp = limiters.findIndex((points) => !points.takeHere(key));
      return usedUp < 0 ? undefined : takeFrom(usedUp, key);
    },
  };
}

function inBlocks(limiter: Limiter, points: number): Points {
  const size = Math.max(1, Math.floor(points / BLOCKS));
  const blocks = createRecent<Block>(CLIENTS);
  const flights = createSingleFlight<number | undefined>();
  const never = new AbortController().signal;

  async function fetchBlock(key: string): Promise<number | undefined> {
    try {
      const { msBeforeNext } = await limiter.consume(key, size);
      blocks.set(key, { left: size, endsAt: Date.now() + msBeforeNext });
      return undefined;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
      throw error;
    }
  }

  function takeHere(key: string): boolean {
    const block = blocks.get(key);
    if (block === undefined || block.left === 0 || Date.now() >= block.endsAt) return false;
    block.left -= 1;
    return true;
  }

  return {
    takeHere,
    async takeNext(key) {
      do {
        const wait = await flights.run(key, never, () => fetchBlock(key));
        if (wait !== undefined) return wait;
      } while (!takeHere(key));
      return undefined;
    },
  };
}

/** A household or a phone has a whole /64 of IPv6 addresses, and may use a new one for each request. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - tail.split(':').length);
  const all =
    tail === undefined ? groups : [...groups, ...Array<string>(missing).fill('0'), ...tail.split(':')];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase() || '0')
    .join(':');
}

function saltOfProcess(): (day: number) => Promise<string> {
  const salt = randomBytes(32).toString('hex');
  return () => Promise.resolve(salt);
}

function sharedSalt(pool: Pool): (day: number) => Promise<string> {
  let known: { day: number; salt: Promise<string> } | undefined;

  async function load(day: number): Promise<string> {
    await pool.query('DELETE FROM salts WHERE day < $1', [day]);
    const { rows } = await pool.query<{ salt: string }>(
      'INSERT INTO salts (day, salt) VALUES ($1, $2) ON CONFLICT (day) DO UPDATE SET day = excluded.day RETURNING salt',
      [day, randomBytes(32).toString('hex')],
    );
    const [row] = rows;
    if (row === undefined) throw new Error('The database gave no salt');
    return row.salt;
  }

  return (day) => {
    if (known?.day !== day) {
      const salt = load(day);
      known = { day, salt };
      // A failure is not remembered: the next request tries again.
      salt.catch(() => (known = undefined));
    }
    return known.salt;
  };
}
