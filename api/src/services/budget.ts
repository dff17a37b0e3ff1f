import { ApiError } from '../lib/api-error.ts';
import { WIDER } from '../limits/networks.ts';
import type { ClientLimiter } from '../limits/port.ts';
import type { Store } from '../store/port.ts';

const DAY_MS = 86_400_000;

/** Gives back what was spent for a call that failed by no fault of the client's. Never rejects. */
export type GiveBack = () => Promise<void>;

/** The characters that a service which charges may be asked for between two midnights (UTC). */
export interface Budget {
  /**
   * Spends from what all have, and from the client's share of it. Rejects with ApiError `budget_spent` when one of
   * them is used up, `store_unavailable` when nothing can be counted.
   */
  spend(client: string, characters: number, signal: AbortSignal): Promise<GiveBack>;
  /** Spent today, by all clients of all processes. */
  spent: () => Promise<number>;
}

interface Options {
  kind: 'text' | 'speech';
  /** 0 is no limit. */
  charsPerDay: number;
  /** Of it, what one client may take; 0 is no limit. */
  clientPercent: number;
}

interface Deps {
  store: Pick<Store, 'spend' | 'giveBack' | 'spent'>;
  clients: Pick<ClientLimiter, 'namesOf'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** A budget that is kept in the store: it holds for all processes, and outlives them. */
export function createBudget({ kind, charsPerDay, clientPercent }: Options, deps: Deps): Budget {
  const { store, clients, now } = deps;
  const whole = `${kind} characters`;

  /** The client's own accounts, the narrowest network first. What is stored of them is hashed. */
  async function accountsOf(client: string): Promise<{ name: string; limit: number }[]> {
    const all = { name: whole, limit: charsPerDay };
    if (clientPercent === 0) return [all];
    const share = Math.ceil((charsPerDay * clientPercent) / 100);
    const own = (await clients.namesOf(client)).map((name, width) => {
      const limit = Math.min(charsPerDay, width === 0 ? share : share * WIDER);
      return { name: `${whole} of ${name}`, limit };
    });
    return [...own, all];
  }

  return {
    async spend(client, characters, signal) {
      if (charsPerDay === 0) return () => Promise.resolve();
      const until = (Math.floor(now() / DAY_MS) + 1) * DAY_MS;
      const taken: string[] = [];
      const giveBack = async () => {
        // What cannot be given back is lost until midnight; the caller's answer does not depend on it.
        const given = taken.splice(0).map((name) => store.giveBack({ name, amount: characters, until }));
        await Promise.allSettled(given);
      };
      try {
        for (const { name, limit } of await accountsOf(client)) {
          if (!(await store.spend({ name, amount: characters, limit, now: now(), until }, signal))) {
            const whose = name === whole ? 'The day’s' : 'This client’s share of the day’s';
            throw new ApiError('budget_spent', `${whose} characters for ${kind} are spent`, {
              retryAfterS: Math.ceil((until - now()) / 1_000),
            });
          }
          taken.push(name);
        }
      } catch (error) {
        await giveBack();
        throw error;
      }
      return giveBack;
    },
    spent: () => store.spent(whole, now()),
  };
}
