import * as z from 'zod/mini';
import { httpAddress, secret, wholeNumber, type ReadVariable } from './read-variables.ts';
import type { ModelConfig } from '../providers/language/openai/ask-model.ts';

/** Who writes the texts. */
export interface LanguageConfig {
  /** The model that writes; undefined when the grounded guide does. */
  model: ModelConfig | undefined;
  /** Milliseconds for one text, a second try included (docs/behaviour.md#deadlines). */
  deadlineMs: number;
  /** Milliseconds of the processor for the guide to tell one label, or to check one text; then the label is read out plainly. */
  guideDeadlineMs: number;
  /** Threads of the guide at most; no more than the machine has cores. */
  guideWorkers: number;
}

const OFFICIAL = 'https://api.openai.com/v1';
const DEFAULT_MODEL = 'gpt-5.4-mini';
const DEADLINE_MS = 20_000;
/** Milliseconds; the slowest ordinary label takes a tenth of it. */
const GUIDE_DEADLINE_MS = '1000';
/** While one is replaced, the other goes on; more would take the cores from whoever answers requests. */
const GUIDE_WORKERS = '2';

const modelName = z.string().check(z.regex(/^[\w.:/@-]{0,100}$/));

/** The text variables (`.env.example`). `refuse` throws ConfigError with a message that names the variable. */
export function readLanguageConfig(read: ReadVariable, refuse: (message: string) => never): LanguageConfig {
  const provider = read(
    'TEXT_PROVIDER',
    z.enum(['auto', 'openai', 'grounded']),
    'auto',
    'one of auto, openai, grounded',
  );
  const key = read('OPENAI_API_KEY', secret, '', 'a key without spaces') || undefined;
  const baseUrl = read('OPENAI_BASE_URL', httpAddress, OFFICIAL, 'an http(s) address');
  const named = read('OPENAI_MODEL', modelName, '', 'the name of a model');
  const isOfficial = baseUrl.hostname === new URL(OFFICIAL).hostname;
  const guideDeadlineMs = read(
    'GUIDE_DEADLINE_MS',
    wholeNumber(1, 60_000),
    GUIDE_DEADLINE_MS,
    'a whole number of milliseconds from 1 to 60000',
  );
  const guideWorkers = read(
    'GUIDE_WORKERS',
    wholeNumber(1, 16),
    GUIDE_WORKERS,
    'a whole number from 1 to 16',
  );
  const guide = { deadlineMs: DEADLINE_MS, guideDeadlineMs, guideWorkers };
  if (provider === 'grounded' || (provider === 'auto' && key === undefined))
    return { model: undefined, ...guide };
  if (key === undefined && isOfficial)
    return refuse('OPENAI_API_KEY must be set, because TEXT_PROVIDER is openai.');
  if (named === '' && !isOfficial)
    return refuse(`OPENAI_MODEL must be set to a model that ${baseUrl.host} has.`);
  return { model: { key, baseUrl, model: named || DEFAULT_MODEL }, ...guide };
}
