import { Counter, type Registry } from 'prom-client';

/** Makes a counter of a registry. */
export type MakeCounter = <L extends string>(name: string, help: string, ...labels: L[]) => Counter<L>;

/** Counters of `registry`. */
export function counterOf(registry: Registry): MakeCounter {
  return (name, help, ...labelNames) => new Counter({ name, help, labelNames, registers: [registry] });
}
