import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { readLanguageConfig, type LanguageConfig } from './language.ts';
import type { MuseumConfig } from '../providers/museum/open-museum.ts';
import { readMuseumConfig } from './museum.ts';
import { readLimitsConfig, type LimitsConfig } from './limits.ts';
import { wholeNumber } from './read-variables.ts';
import { readSpeechConfig, type SpeechConfig } from './speech.ts';

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

/** Everything an operator can set; `.env.example` explains each variable. */
export interface Config {
  /** TCP port; 0 lets the system choose. */
  port: number;
  host: string;
  /** Absolute path of the folder that holds the databases. */
  dataDir: string;
  /** The built web app, absolute path. */
  webRoot: string;
  /** Where the footer's link leads: an http(s) address, or a path of this server. */
  websiteUrl: string;
  /** What clients are told to wait for an answer, in ms. */
  answerDeadlineMs: number;
  /** How long a stopping server goes on serving, in ms, while `/readyz` sends balancers elsewhere. */
  drainMs: number;
  /** A postgres:// address; without it the store is a SQLite file in `dataDir`. */
  databaseUrl: string | undefined;
  logRequests: boolean;
  /** Texts that nobody asked for in so many days are deleted; 0 keeps them. */
  retentionDays: number;
  /** Bytes of spoken clips that are kept. */
  speechCacheBytes: number;
  /** Bytes of the embedded database beyond which the oldest is deleted; 0 is no limit. */
  storeBytes: number;
  /** Bytes on the disk of `dataDir` below which nothing new but ratings is kept; 0 is no limit. */
  keepFreeBytes: number;
  limits: LimitsConfig;
  speech: SpeechConfig;
  language: LanguageConfig;
  museum: MuseumConfig;
}

/** A variable with a value the server cannot work with; the message names the variable and says what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Of days, megabytes, seconds and milliseconds; no timer of Node's runs longer than 24 days. */
const MOST = 999_999;

const websiteUrl = z.string().check(
  z.refine((value) => {
    if (value.startsWith('/')) return !value.startsWith('//');
    return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  }),
);

const databaseUrl = z
  .string()
  .check(z.refine((value) => URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)));

/**
 * Reads the configuration; an empty variable counts as absent.
 * Throws ConfigError for the first variable that is wrong.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  function read<T>(name: string, schema: z.ZodMiniType<T>, fallback: string, expected: string): T {
    const value = env[name] || fallback;
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    // What stands before an @ may be a password, and in an address that cannot be read nothing finds it.
    const isSecret = name.endsWith('_KEY') || value.includes('@');
    const found = isSecret ? 'is something else (not shown)' : `is ${JSON.stringify(value)}`;
    return refuse(`${name} must be ${expected}, but it ${found}.`);
  }

  const megabytes = (name: string, fallback: string) =>
    1_000_000 * read(name, wholeNumber(0, MOST), fallback, 'a whole number of megabytes');

  return {
    port: read('PORT', wholeNumber(0, 65_535), '8787', 'a port number from 0 to 65535'),
    host: read('HOST', z.string().check(z.regex(/^[\w.:%-]+$/)), '127.0.0.1', 'a host name or an IP address'),
    dataDir: resolve(read('DATA_DIR', z.string(), resolve(REPOSITORY, 'data'), 'a folder')),
    webRoot: resolve(REPOSITORY, 'web/dist'),
    websiteUrl: read(
      'WEBSITE_URL',
      websiteUrl,
      '/about.html',
      'an http(s) address or a path such as /about.html',
    ),
    answerDeadlineMs: read(
      'ANSWER_DEADLINE_MS',
      wholeNumber(1, MOST),
      '30000',
      'a whole number of milliseconds above 0',
    ),
    drainMs: 1_000 * read('DRAIN_SECONDS', wholeNumber(0, MOST), '0', 'a whole number of seconds'),
    databaseUrl: env['DATABASE_URL']
      ? read('DATABASE_URL', databaseUrl, '', 'a postgres:// address')
      : undefined,
    retentionDays: read(
      'RETENTION_DAYS',
      wholeNumber(0, MOST),
      '365',
      'a whole number of days, 0 to keep everything',
    ),
    speechCacheBytes: megabytes('SPEECH_CACHE_MB', '1000'),
    storeBytes: megabytes('STORE_MB', '1000'),
    keepFreeBytes: megabytes('KEEP_FREE_MB', '200'),
    limits: readLimitsConfig(read),
    logRequests: read('LOG', z.enum(['off', 'requests']), 'off', '"off" or "requests"') === 'requests',
    speech: readSpeechConfig(read, refuse),
    language: readLanguageConfig(read, refuse),
    museum: readMuseumConfig(read),
  };
}

function refuse(message: string): never {
  throw new ConfigError(message);
}
