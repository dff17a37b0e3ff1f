import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { counterOf } from './counter.ts';
import { createGauges, type WatchFigure } from './gauges.ts';
import { createLanguageMeter } from './language.ts';
import type { LanguageMeter } from '../providers/language/port.ts';

/** What an operator can watch at /metrics; nothing in it tells one visitor from another. */
export interface Metrics {
  request(route: string, status: number, seconds: number): void;
  cache(kind: 'text' | 'speech', result: 'hit' | 'miss'): void;
  upstreamCall(kind: 'text' | 'speech', provider: string, outcome: 'ok' | 'failed' | 'aborted'): void;
  /** Characters that a provider has spoken. */
  spoken(provider: string, characters: number): void;
  /** A request that was refused, by its error code. */
  refused(code: string): void;
  watch: WatchFigure;
  /** A label that the guide did not tell, or not in time: it was read out as printed. */
  guideReadOut(): void;
  /** What a model is asked, and what becomes of its answers. */
  language: LanguageMeter;
  /** Everything in the text form of Prometheus, with its content type. */
  read(): Promise<{ contentType: string; text: string }>;
}

/** From a cached answer to the deadline of a model's call, in seconds. */
const SECONDS = [0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10, 20];

/** Counters of this process, and what Node says of itself. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = counterOf(registry);
  const requests = counter('placard_requests_total', 'Requests by route and status', 'route', 'status');
  const seconds = new Histogram({
    name: 'placard_request_seconds',
    help: 'Time from a request to its answer, by route',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  });
  const cache = counter(
    'placard_cache_total',
    'Texts and clips asked for, by whether they were there',
    'kind',
    'result',
  );
  const upstream = counter(
    'placard_upstream_calls_total',
    'Calls of the writer and of the voices, by outcome',
    'kind',
    'provider',
    'outcome',
  );
  const spoken = counter(
    'placard_characters_spoken_total',
    'Characters turned into speech, by provider',
    'provider',
  );
  const readOut = counter(
    'placard_guide_read_out_total',
    'Labels that the guide did not tell in time, or failed on, and read out as printed',
  );
  const refused = counter('placard_refused_total', 'Requests refused, by error code', 'code');
  return {
    request(route, status, took) {
      requests.inc({ route, status });
      seconds.observe({ route }, took);
    },
    cache: (kind, result) => cache.inc({ kind, result }),
    upstreamCall: (kind, provider, outcome) => upstream.inc({ kind, provider, outcome }),
    spoken: (provider, characters) => spoken.inc({ provider }, characters),
    refused: (code) => refused.inc({ code }),
    watch: createGauges(registry),
    guideReadOut: () => readOut.inc(),
    language: createLanguageMeter(counter),
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}
