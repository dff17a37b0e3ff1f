import { setTimeout as delay } from 'node:timers/promises';
import { createSingleFlight } from '../lib/single-flight.ts';
import type { LimitsConfig } from '../config/limits.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import type { SpeechProvider, SpokenClip } from '../providers/speech/port.ts';
import { createBudget } from '../services/budget.ts';
import { createConverse, type Converse } from '../services/converse.ts';
import { createDescribeWork, type DescribeWork } from '../services/describe-work.ts';
import { startForgetting } from '../services/forget-old.ts';
import { startKeepingSize } from '../services/keep-size.ts';
import { createLeases } from '../services/leases.ts';
import { limitLanguage, limitSpeech } from '../services/limit-providers.ts';
import { watchSpeech } from '../services/part-state.ts';
import { createRecordRating, type RecordRating } from '../services/record-rating.ts';
import { createSynthesizeSpeech, type SynthesizeSpeech } from '../services/synthesize-speech.ts';
import { createWrittenTexts } from '../services/written-text.ts';
import type { Adapters } from './adapters.ts';

/** All that the HTTP side needs. */
export interface Deps extends Adapters {
  services: {
    describeWork: DescribeWork;
    converse: Converse;
    recordRating: RecordRating;
    synthesizeSpeech: SynthesizeSpeech;
    /** Speaks with ElevenLabs, whichever provider is in use; undefined without its key. */
    elevenLabsSpeech: SynthesizeSpeech | undefined;
  };
  log: Log;
  limits: LimitsConfig;
  webRoot: string;
  websiteUrl: string;
  answerDeadlineMs: number;
  /** True once `drain` was called. */
  isDraining(): boolean;
  /** Has `/readyz` say so, and resolves when balancers have had the time to notice. */
  drain(): Promise<void>;
  /** Ends workers and closes files; what is pending is rejected. */
  dispose(): Promise<void>;
}

/** Puts the services together on top of the adapters, which it then owns. */
export function createDeps(config: Config, log: Log, adapters: Adapters): Deps {
  const {
    store,
    clients,
    speechCache,
    language,
    guide,
    guideWorkers,
    speech,
    elevenLabs,
    metrics,
    parts,
    disk,
  } = adapters;
  const now = Date.now;
  const { textCharsPerDay, textAtOnce, speechCharsPerDay, speechAtOnce, clientBudgetPercent } = config.limits;
  const budgetOf = (kind: 'text' | 'speech', charsPerDay: number) => {
    const budget = createBudget(
      { kind, charsPerDay, clientPercent: clientBudgetPercent },
      { store, clients, now },
    );
    metrics.watch('budget', { kind, of: 'used' }, budget.spent);
    metrics.watch('budget', { kind, of: 'limit' }, () => charsPerDay);
    return budget;
  };
  const textBudget = budgetOf('text', textCharsPerDay);
  const speechBudget = budgetOf('speech', speechCharsPerDay);
  const leases = createLeases({ store, now });
  const limiting = { leases, metrics };
  const writer = limitLanguage(language, guide, { budget: textBudget, atOnce: textAtOnce }, limiting);
  const limited = (provider: SpeechProvider) =>
    limitSpeech(provider, { budget: speechBudget, atOnce: speechAtOnce }, limiting);
  const voices = limited(watchSpeech(speech, parts.speech));
  const elevenLabsVoices = elevenLabs === speech ? voices : elevenLabs && limited(elevenLabs);
  const speaking = { cache: speechCache, leases, metrics, flights: createSingleFlight<SpokenClip>() };
  const texts = createWrittenTexts({ store, leases, language: writer, metrics, now });
  const answering = { store, language: writer, texts, now };
  let isDraining = false;
  const stopForgetting = startForgetting({
    store,
    speechCache,
    retentionDays: config.retentionDays,
    log,
    now,
  });
  const stopKeepingSize =
    config.databaseUrl === undefined
      ? startKeepingSize({ store, maxBytes: config.storeBytes, log })
      : () => Promise.resolve();
  return {
    ...adapters,
    services: {
      describeWork: createDescribeWork(answering),
      converse: createConverse(answering),
      recordRating: createRecordRating({ store, voice: speech.name, now }),
      synthesizeSpeech: createSynthesizeSpeech({ speech: voices, ...speaking }),
      elevenLabsSpeech: elevenLabsVoices && createSynthesizeSpeech({ speech: elevenLabsVoices, ...speaking }),
    },
    log,
    limits: config.limits,
    webRoot: config.webRoot,
    websiteUrl: config.websiteUrl,
    answerDeadlineMs: config.answerDeadlineMs,
    isDraining: () => isDraining,
    async drain() {
      isDraining = true;
      await delay(config.drainMs);
    },
    async dispose() {
      disk.stop();
      await Promise.all([stopForgetting(), stopKeepingSize()]);
      await Promise.all([speech.dispose(), elevenLabs?.dispose(), guideWorkers.dispose()]);
      await Promise.all([store.dispose(), speechCache.dispose()]);
    },
  };
}
