import { isAbort } from '../../lib/abort.ts';
import { AppError } from '../../lib/app-error.ts';
import { afterTrouble, hurried, isDue, isFinalRefusal } from './attempt.ts';
import type { OutboxEntry, OutboxEvent } from './entry.ts';
import type { DeliveryDeps } from './ports.ts';

export interface DeliverOptions {
  /** Only this visit's. */
  visitId?: string | undefined;
  signal: AbortSignal;
  /** When the visitor or the network called for it, ms since 1970; see `hurried`. */
  hurriedAt?: number | undefined;
  /** Told here as well as on the channel. */
  onEvent: (event: OutboxEvent) => void;
  onSending?: (id: string, sending: boolean) => void;
}

/**
 * Sends what a visit has waiting, oldest first, each at most once; one that the server has not seen holds up those
 * after it, so that they come to the server in the order in which they were asked for. The lock of the visit keeps other pages and the worker from sending the same. An entry goes
 * only after a final answer was kept: when the page dies in between, the same key brings the same answer again.
 */
async function deliverVisit(deps: DeliveryDeps, visitId: string, options: DeliverOptions): Promise<void> {
  const { records, answers, now } = deps;
  const { signal, hurriedAt, onEvent, onSending } = options;

  const tell = (event: OutboxEvent) => {
    onEvent(event);
    deps.channel.tell(event);
  };

  const tried = new Set<string>();

  const allOfVisit = async () => (await records.all()).filter((entry) => entry.visitId === visitId);

  /**
   * Those behind one that holds them up are told why they wait. Only here: whoever else asks for them drains too, and
   * a worker that finds nothing to send must not have the page call it again.
   */
  function tellThoseBehind(mine: readonly OutboxEntry[], at: number): void {
    const trouble = mine.slice(0, at + 1).findLast((entry) => entry.trouble !== undefined)?.trouble ?? '';
    for (const entry of mine.slice(at + 1)) onEvent({ type: 'kept', entry, trouble });
  }

  /** Cuts the waits short, also for the next drain. */
  async function hurry(at: number): Promise<void> {
    for (const entry of await allOfVisit())
      if (!isDue(entry, now())) await records.change(entry.id, (one) => hurried(one, at));
  }

  /** A rating of the phone's text goes to the one that stands before it in the outbox. */
  function awaitsItsText({ request }: OutboxEntry, before: readonly OutboxEntry[]): boolean {
    if (request.kind !== 'rating' || request.interactionId !== undefined) return false;
    return before.some((entry) => entry.request.kind === request.piece);
  }

  async function next(): Promise<OutboxEntry | undefined> {
    const mine = await allOfVisit();
    for (const [at, entry] of mine.entries()) {
      const due = !tried.has(entry.id) && isDue(entry, now());
      if (due && !awaitsItsText(entry, mine.slice(0, at))) return entry;
      if (!entry.turnedBack) {
        tellThoseBehind(mine, at);
        return undefined;
      }
    }
    return undefined;
  }

  /** The entry with all that sending needs; undefined when what a rating belongs to was never answered. */
  async function sendable(entry: OutboxEntry): Promise<OutboxEntry | undefined> {
    const { request } = entry;
    if (request.kind !== 'rating' || request.interactionId !== undefined) return entry;
    const interactionId = await answers.interactionId(visitId, request.piece);
    return interactionId === undefined ? undefined : { ...entry, request: { ...request, interactionId } };
  }

  async function attempt(entry: OutboxEntry): Promise<void> {
    const { id } = entry;
    const ready = await sendable(entry);
    if (!ready) {
      await records.remove(id);
      tell({ type: 'dropped', entry });
      return;
    }
    try {
      const answer = await deps.send(ready, signal);
      if (!(await records.get(id))) return;
      await answers.keep(ready, answer);
      await records.remove(id);
      tell({ type: 'answered', entry, answer });
    } catch (error) {
      if (isAbort(error, signal)) throw error;
      const trouble = error instanceof Error ? error.message : '';
      const reply = error instanceof AppError ? error.reply : undefined;
      if (isFinalRefusal(entry, error)) {
        await records.remove(id);
        tell({ type: 'refused', entry, trouble, reply });
        return;
      }
      const kept = await records.change(id, (waiting) => afterTrouble(waiting, error, now(), deps.random()));
      if (kept) tell({ type: 'kept', entry: kept, trouble, reply });
    }
  }

  await deps.locks.hold(`placard-outbox-${visitId}`, signal, async () => {
    if (hurriedAt !== undefined) await hurry(hurriedAt);
    for (let entry = await next(); entry; entry = await next()) {
      tried.add(entry.id);
      onSending?.(entry.id, true);
      try {
        await attempt(entry);
      } finally {
        onSending?.(entry.id, false);
      }
    }
  });
}

/** Sends whatever is due, the visits in parallel, so that one without an answer does not hold up the others. */
export async function deliverAll(deps: DeliveryDeps, options: DeliverOptions): Promise<void> {
  const all = new Set((await deps.records.all()).map(({ visitId }) => visitId));
  const visits = [...all].filter((id) => options.visitId === undefined || id === options.visitId);
  await Promise.all(visits.map((visitId) => deliverVisit(deps, visitId, options)));
}
