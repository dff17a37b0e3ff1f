import { hash } from 'node:crypto';
import { createRecent, type Recent } from '../lib/recent.ts';
import { createSingleFlight } from '../lib/single-flight.ts';
import type { Metrics } from '../metrics.ts';
import type { Label, LanguageProvider, Written } from '../providers/language/port.ts';
import type { InteractionKind, KeptText, Store } from '../store/port.ts';
import type { Leases } from './leases.ts';

/** Texts held in memory, some 3 kB each. */
const RECENT_TEXTS = 2_000;
/**
 * A text that nobody asked for in so long is looked up again. Far below the shortest retention, a day: one that was
 * used since is held in the store by a young interaction, whichever process deletes what is old.
 */
const IDLE_MS = 3_600_000;
/** ASCII words with one space between them. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** Finds the text for a label, or has it written, once for all who ask for it at the same time. */
export interface WrittenTexts {
  /** The text if this process used it lately: no database is asked. */
  recent(request: TextRequest): KeptText | undefined;
  find(request: TextRequest, signal: AbortSignal): Promise<KeptText>;
}

export interface TextRequest {
  kind: InteractionKind;
  label: Label;
  write: (label: Label, signal: AbortSignal) => Promise<Written<unknown>>;
}

interface Found {
  text: KeptText;
  /** Not a stand-in's, nor a makeshift: the next visitor should have the writer that was asked for, at its best. */
  isWorthKeeping: boolean;
}

interface Deps {
  store: Store;
  leases: Leases;
  language: LanguageProvider;
  metrics: Pick<Metrics, 'cache'>;
  now: () => number;
}

/**
 * The result cache: keyed by what is printed on the label (spacing, case and the form of its characters apart) and
 * by the writer's version. A writer without a version costs nothing: its texts are not looked up, only kept.
 * Processes that share a store share one call for the same text.
 */
export function createWrittenTexts({ store, leases, language, metrics, now }: Deps): WrittenTexts {
  const recent: Recent<{ text: KeptText; usedAt: number }> = createRecent(RECENT_TEXTS);
  const flights = createSingleFlight<Found>();
  /** Found without hashing it; its hash is the id in the store. */
  const identityOf = ({ kind, label }: TextRequest) =>
    JSON.stringify([kind, language.source, language.version ?? '', ...printed(label)]);

  async function writeAndKeep(id: string, request: TextRequest, signal: AbortSignal): Promise<Found> {
    metrics.cache('text', 'miss');
    const { words, source, grounds, isMakeshift = false } = await request.write(request.label, signal);
    const json = JSON.stringify(words);
    const restsOn = grounds === undefined ? null : JSON.stringify(grounds);
    const asAsked = language.version !== undefined && source === language.source;
    const text: KeptText = {
      id: asAsked ? id : sha256(JSON.stringify([request.kind, source, request.label.text, json, restsOn])),
      kind: request.kind,
      labelText: request.label.text,
      source,
      words: json,
      grounds: restsOn,
      createdAt: now(),
    };
    await store.keepText(text, signal);
    return { text, isWorthKeeping: source === language.source && !isMakeshift };
  }

  async function findOrWrite(id: string, request: TextRequest, signal: AbortSignal): Promise<Found> {
    if (language.version === undefined) return writeAndKeep(id, request, signal);
    let isWritten = false;
    const text = await leases.findOrMake(id, signal, {
      find: () => store.findText(id, signal),
      async make() {
        isWritten = true;
        return (await writeAndKeep(id, request, signal)).text;
      },
    });
    if (!isWritten) metrics.cache('text', 'hit');
    return { text, isWorthKeeping: text.source === language.source };
  }

  return {
    recent(request) {
      const entry = recent.get(identityOf(request));
      if (entry === undefined || now() - entry.usedAt > IDLE_MS) return undefined;
      entry.usedAt = now();
      metrics.cache('text', 'hit');
      return entry.text;
    },
    async find(request, signal) {
      const identity = identityOf(request);
      const { text } = await flights.run(identity, signal, async (shared) => {
        const found = await findOrWrite(sha256(identity), request, shared);
        if (found.isWorthKeeping) recent.set(identity, { text: found.text, usedAt: now() });
        return found;
      });
      return text;
    },
  };
}

/** What is printed, without what differs from photo to photo: the height of the letters, case and spacing. */
function printed({ text, lines }: Label): string[] {
  return [fold(text), ...(lines ?? []).map((line) => fold(line.text))];
}

function fold(part: string): string {
  // As most labels come; the rest takes ten times as long.
  if (PLAIN.test(part)) return part.toLowerCase();
  return part.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

function sha256(text: string): string {
  return hash('sha256', text);
}
