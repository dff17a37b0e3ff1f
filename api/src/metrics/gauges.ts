import { Gauge, type Registry } from 'prom-client';

/** Figures that are read when somebody looks. */
const GAUGES = {
  waiting: { name: 'placard_waiting', help: 'Calls that wait for a provider', labels: ['kind', 'provider'] },
  budget: {
    name: 'placard_budget_characters',
    help: 'Characters of today (UTC) that services were asked for: used, and limit (0 is none)',
    labels: ['kind', 'of'],
  },
  up: {
    name: 'placard_up',
    help: '1 while this part works: reading and writing of the database, clips, room on the disk',
    labels: ['part'],
  },
  bytes: {
    name: 'placard_bytes',
    help: 'Bytes of texts (with ids and ratings) and of clips that are kept, and the limit of each',
    labels: ['kind', 'of'],
  },
  freeDisk: { name: 'placard_disk_free_bytes', help: 'Bytes free on the disk of DATA_DIR', labels: [] },
} as const;

/** Has a figure read whenever somebody looks; one that cannot be read is left out. */
export type WatchFigure = (
  gauge: keyof typeof GAUGES,
  labels: Record<string, string>,
  read: () => number | Promise<number>,
) => void;

/** The gauges of a registry. */
export function createGauges(registry: Registry): WatchFigure {
  const figures = new Map<
    string,
    { labels: Record<string, string>; read: () => number | Promise<number> }[]
  >();
  for (const [key, { name, help, labels }] of Object.entries(GAUGES)) {
    void new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [registry],
      async collect() {
        this.reset();
        for (const figure of figures.get(key) ?? []) {
          const value = await Promise.resolve(figure.read()).catch(() => Number.NaN);
          if (!Number.isNaN(value)) this.set(figure.labels, value);
        }
      },
    });
  }
  return (gauge, labels, read) => void figures.set(gauge, [...(figures.get(gauge) ?? []), { labels, read }]);
}
