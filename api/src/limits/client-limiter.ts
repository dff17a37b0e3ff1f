import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Pool } from 'pg';
import type { Breaker } from '../lib/breaker.ts';
import { createRecent } from '../lib/recent.ts';
import { createSingleFlight } from '../lib/single-flight.ts';
import { networksOf, WIDER } from './networks.ts';
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
export function createPostgresLimiter(limits: Limits, pool: Pool, breaker: Breaker): ClientLimiter {
  return createLimiter(
    limits,
    (options) => {
      const shared = new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        tableName: 'limits',
        tableCreated: true,
        // Who is over the limit is refused without asking the database again.
        inMemoryBlockOnConsumed: options.points,
      });
      return orAlone(shared, new RateLimiterMemory(options), breaker);
    },
    sharedSalt(pool, breaker),
  );
}

/** While the database is away each process counts for itself: the limits go on holding, for each process apart. */
function orAlone(shared: Limiter, own: Limiter, breaker: Breaker): Limiter {
  return {
    async consume(key, points) {
      let outcome: RateLimiterRes | 'refused';
      let refusal: unknown;
      try {
        outcome = await breaker.run(() =>
          shared.consume(key, points).catch((error: unknown) => {
            if (!(error instanceof RateLimiterRes)) throw error;
            refusal = error;
            return 'refused' as const;
          }),
        );
      } catch {
        return own.consume(key, points);
      }
      if (outcome === 'refused') throw refusal;
      return outcome;
    },
  };
}

/** One count of a client that has to have something left. */
interface Step {
  points: Points;
  key: string;
}

/** A client as it is counted: the names of its networks, and the counts that it is held to. */
interface Counted {
  names: readonly string[];
  steps: readonly Step[];
}

function createLimiter(
  { perMinute, perDay }: Limits,
  open: (options: { keyPrefix: string; points: number; duration: number }) => Limiter,
  saltOf: (day: number) => Promise<string>,
): ClientLimiter {
  /** The counts of every network of one width, `times` as many as a client's. */
  function countsOf(width: string, times: number): Points[] {
    const counts = [
      { keyPrefix: `minute${width}`, points: perMinute * times, duration: MINUTE_S },
      { keyPrefix: `day${width}`, points: perDay * times, duration: DAY_S },
    ];
    return counts.filter(({ points }) => points > 0).map((one) => inBlocks(open(one), one.points));
  }
  const byWidth = [countsOf('', 1), countsOf(' of /48', WIDER)];
  let clients = { day: 0, of: createRecent<Counted>(CLIENTS) };

  async function count(networks: readonly string[], day: number): Promise<Counted> {
    const salt = await saltOf(day);
    const names = networks.map((network) => createHmac('sha256', salt).update(network).digest('base64url'));
    // The widest first: what it refuses leaves nothing behind for each of its many parts.
    const steps = names
      .flatMap((key, width) => (byWidth[width] ?? []).map((points) => ({ points, key })))
      .toReversed();
    const counted = { names, steps };
    if (clients.day === day) clients.of.set(networks[0] ?? '', counted);
    return counted;
  }

  /** Of this client, if it is known; today's salt makes it another one tomorrow. */
  function find(networks: readonly string[]): { day: number; known: Counted | undefined } {
    const day = Math.floor(Date.now() / (DAY_S * 1_000));
    if (clients.day !== day) clients = { day, of: createRecent(CLIENTS) };
    return { day, known: clients.of.get(networks[0] ?? '') };
  }

  async function takeFrom(from: number, counted: Counted | Promise<Counted>): Promise<number | undefined> {
    for (const { points, key } of (await counted).steps.slice(from)) {
      const wait = points.takeHere(key) ? undefined : await points.takeNext(key);
      if (wait !== undefined) return wait;
    }
    return undefined;
  }

  return {
    take(address) {
      if (byWidth[0]?.length === 0) return undefined;
      const networks = networksOf(address);
      const { day, known } = find(networks);
      if (known === undefined) return takeFrom(0, count(networks, day));
      const usedUp = known.steps.findIndex(({ points, key }) => !points.takeHere(key));
      return usedUp < 0 ? undefined : takeFrom(usedUp, known);
    },
    async namesOf(address) {
      const networks = networksOf(address);
      const { day, known } = find(networks);
      return (known ?? (await count(networks, day))).names;
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

function saltOfProcess(): () => Promise<string> {
  const salt = randomBytes(32).toString('hex');
  return () => Promise.resolve(salt);
}

function sharedSalt(pool: Pool, breaker: Breaker): (day: number) => Promise<string> {
  const own = saltOfProcess();
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
      const salt = breaker
        .run(() => load(day))
        .catch(() => {
          // A failure is not remembered: the next request tries again.
          known = undefined;
          return own();
        });
      known = { day, salt };
    }
    return known.salt;
  };
}
