import { abortable, abortError } from './abortable.ts';

/** Lets callers who ask for the same thing at the same time share one piece of work. */
export interface SingleFlight<T> {
  /**
   * Joins the work under way for `key`, or starts it. `signal` only takes this caller out; the signal given to
   * `work` aborts when the last caller has left. Rejects with what `work` rejects, or with the signal's reason.
   */
  run(key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

interface Flight<T> {
  result: Promise<T>;
  controller: AbortController;
  waiting: number;
  isOver: boolean;
}

/** A single flight with its own table of keys; results are not remembered once they are there. */
export function createSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, Flight<T>>();

  function start(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const flight: Flight<T> = { result: work(controller.signal), controller, waiting: 0, isOver: false };
    const end = () => void (flight.isOver = true);
    flight.result.then(end, end);
    flights.set(key, flight);
    return flight;
  }

  return {
    async run(key, signal, work) {
      signal.throwIfAborted();
      const flight = flights.get(key) ?? start(key, work);
      flight.waiting += 1;
      try {
        return await abortable(flight.result, signal);
      } finally {
        flight.waiting -= 1;
        if (flight.waiting === 0) {
          if (flights.get(key) === flight) flights.delete(key);
          if (!flight.isOver) flight.controller.abort(abortError('Nobody waits for this any more'));
        }
      }
    },
  };
}
