import type { Log, RequestLine } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** Asked every few seconds by each balancer, Prometheus and phone: lines of those that go well would hide all others. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

/** Counts every request and logs it. */
export function reportTo(log: Log, metrics: Metrics): (line: RequestLine) => void {
  return (line) => {
    metrics.request(line.route, line.status, line.ms / 1_000);
    if (line.status >= 400 || !PROBES.has(line.route)) log.request(line);
  };
}
