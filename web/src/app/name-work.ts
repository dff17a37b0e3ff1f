import type { LabelReader, LabelReading } from '../engines/ocr/reading.ts';
import type { Work } from '../features/services.ts';
import { abortable } from '../lib/abort.ts';
import { fetchedAtLast } from '../lib/fetched-once.ts';
import { timeoutTimer } from '../platform/clock.ts';
import { nameOnDevice } from './device-made.ts';

/** A reading waits no longer for its work's name, in milliseconds: where the guide has not come yet, it goes without. */
const PATIENCE_MS = 500;

const works = new WeakMap<LabelReading, Promise<Work>>();
const known = new WeakMap<LabelReading, Work>();

/** The work that a reading's label names, as soon as there is a guide to ask; asked once. Never rejects. */
export function nameWork(reading: LabelReading): Promise<Work> {
  const work = works.get(reading) ?? askGuide(reading);
  works.set(reading, work);
  return work;
}

/** The work, when the guide has named it before. */
export function knownWork(reading: LabelReading): Work | undefined {
  return known.get(reading);
}

async function askGuide(reading: LabelReading): Promise<Work> {
  const { text, lines } = reading;
  const work = await fetchedAtLast(() => nameOnDevice({ text, lines }), timeoutTimer)();
  known.set(reading, work);
  return work;
}

/** A reader whose readings come when their work is named, so that text and name are shown, and told, at once. */
export function withNames(reader: LabelReader): LabelReader {
  return {
    ...reader,
    prepare() {
      reader.prepare();
      // The guide is at hand when the label was read; a failure is met by the reading that needs it.
      nameOnDevice({ text: '', lines: [] }).catch(() => undefined);
    },
    async read(photo, options) {
      const reading = await reader.read(photo, options);
      const patience = Promise.withResolvers<void>();
      const stop = timeoutTimer.after(PATIENCE_MS, patience.resolve);
      try {
        await abortable(Promise.race([nameWork(reading), patience.promise]), options.signal);
      } finally {
        stop();
      }
      return reading;
    },
  };
}
