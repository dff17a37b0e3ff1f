import { abortable } from '../../lib/abort.ts';
import { AppError } from '../../lib/app-error.ts';
import { fetchedAtLast } from '../../lib/fetched-once.ts';
import type { Timer } from '../../lib/timer.ts';
import type { LabelReader, LabelReading } from '../ocr/reading.ts';
import type { Guide, Work } from './ports.ts';

/** Longest wait for a work's name, in milliseconds. Where the guide has not been fetched yet, the reading is shown without. */
const PATIENCE_MS = 500;

const NAMELESS: Work = { maker: undefined, title: undefined, facts: undefined, notice: undefined };

/** The works that labels name, as soon as there is a guide to ask. Each reading's is asked for once. */
export interface WorkNames {
  /** The work that a reading's label names. Never rejects. */
  name(reading: LabelReading): Promise<Work>;
  /** The work, when the guide has named it before. */
  known(reading: LabelReading): Work | undefined;
  /** The work, when the guide names it within half a second. */
  soon(reading: LabelReading): Promise<Work | undefined>;
  /** A reader whose readings come when their work is named, so that text and name are shown, and told, at once. */
  withNames(reader: LabelReader): LabelReader;
}

export function createWorkNames(guide: Pick<Guide, 'start' | 'name'>, timer: Timer): WorkNames {
  /** What the guide was asked, and what it has answered. */
  const namings = new WeakMap<LabelReading, { asked: Promise<Work>; work?: Work }>();

  /** @throws AppError when the guide has not come: then it is asked again, but not where it cannot make out the label */
  async function ask({ text, lines }: LabelReading): Promise<Work> {
    try {
      return await guide.name({ text, lines });
    } catch (error) {
      if (error instanceof AppError) throw error;
      console.warn('the label was not parsed', error);
      return NAMELESS;
    }
  }

  function name(reading: LabelReading): Promise<Work> {
    const before = namings.get(reading);
    if (before) return before.asked;
    const asked = fetchedAtLast(() => ask(reading), timer)();
    namings.set(reading, { asked });
    void asked.then((work) => namings.set(reading, { asked, work }));
    return asked;
  }

  async function soon(reading: LabelReading): Promise<Work | undefined> {
    const patience = Promise.withResolvers<undefined>();
    const stop = timer.after(PATIENCE_MS, () => patience.resolve(undefined));
    try {
      return await Promise.race([name(reading), patience.promise]);
    } finally {
      stop();
    }
  }

  return {
    name,
    soon,
    known: (reading) => namings.get(reading)?.work,
    withNames: (reader) => ({
      ...reader,
      prepare() {
        reader.prepare();
        guide.start();
      },
      async read(photo, options) {
        const reading = await reader.read(photo, options);
        await abortable(soon(reading), options.signal);
        return reading;
      },
    }),
  };
}
