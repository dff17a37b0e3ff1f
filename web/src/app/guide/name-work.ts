import type { LabelReader, LabelReading } from '../../engines/ocr/reading.ts';
import type { Work } from '../../features/services.ts';
import { abortable } from '../../lib/abort.ts';
import { AppError } from '../../lib/app-error.ts';
import { fetchedAtLast } from '../../lib/fetched-once.ts';
import { timeoutTimer } from '../../platform/timing/clock.ts';
import { nameOnDevice, startGuide } from './device-made.ts';

/** Nobody waits longer for a work's name, in milliseconds: where the guide has not come yet, it goes without. */
const PATIENCE_MS = 500;

const NAMELESS: Work = { maker: undefined, title: undefined, facts: undefined, notice: undefined };

/** What the guide was asked, and what it has answered. */
const namings = new WeakMap<LabelReading, { asked: Promise<Work>; work?: Work }>();

/** The work that a reading's label names, as soon as there is a guide to ask; asked once. Never rejects. */
export function nameWork(reading: LabelReading): Promise<Work> {
  const before = namings.get(reading);
  if (before) return before.asked;
  const asked = fetchedAtLast(() => askGuide(reading), timeoutTimer)();
  namings.set(reading, { asked });
  void asked.then((work) => namings.set(reading, { asked, work }));
  return asked;
}

/** The work, when the guide has named it before. */
export function knownWork(reading: LabelReading): Work | undefined {
  return namings.get(reading)?.work;
}

/** The work, when the guide names it within half a second. */
export async function namedSoon(reading: LabelReading): Promise<Work | undefined> {
  const patience = Promise.withResolvers<undefined>();
  const stop = timeoutTimer.after(PATIENCE_MS, () => patience.resolve(undefined));
  try {
    return await Promise.race([nameWork(reading), patience.promise]);
  } finally {
    stop();
  }
}

/** @throws AppError when the guide has not come: then it is asked again, but not where it cannot make out the label */
async function askGuide({ text, lines }: LabelReading): Promise<Work> {
  try {
    return await nameOnDevice({ text, lines });
  } catch (error) {
    if (error instanceof AppError) throw error;
    console.warn('the label was not parsed', error);
    return NAMELESS;
  }
}

/** A reader whose readings come when their work is named, so that text and name are shown, and told, at once. */
export function withNames(reader: LabelReader): LabelReader {
  return {
    ...reader,
    prepare() {
      reader.prepare();
      startGuide();
    },
    async read(photo, options) {
      const reading = await reader.read(photo, options);
      await abortable(namedSoon(reading), options.signal);
      return reading;
    },
  };
}
