import * as z from 'zod/mini';
import { wholeNumber, type ReadVariable } from './read-variables.ts';

/** What a visitor, and all visitors together, may ask for. 0 means no limit. */
export interface LimitsConfig {
  /** How many proxies of the operator's stand in front; as many X-Forwarded-For entries are believed, from the end. */
  trustedProxies: number;
  clientPerMinute: number;
  clientPerDay: number;
  /** Characters that the services that charge may be asked for between two midnights (UTC). */
  textCharsPerDay: number;
  speechCharsPerDay: number;
  /** Of each of the two, what one client may be answered for. */
  clientBudgetPercent: number;
  /** Calls of a service at the same time, in all processes of one database. */
  textAtOnce: number;
  speechAtOnce: number;
  /** Origins of other websites that may use the API. */
  allowedOrigins: string[];
}

const origins = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.split(',').flatMap((part) => part.trim() || [])),
  ),
  z.array(z.string().check(z.refine((value) => URL.canParse(value) && new URL(value).origin === value))),
);

/** Reads the variables that limit what is asked for. */
export function readLimitsConfig(read: ReadVariable): LimitsConfig {
  const count = (name: string, fallback: string) =>
    read(name, wholeNumber(0), fallback, 'a whole number, 0 for no limit');
  const atLeastOne = (name: string, fallback: string) =>
    read(name, wholeNumber(1), fallback, 'a whole number of at least 1');
  return {
    trustedProxies: read(
      'TRUSTED_PROXIES',
      wholeNumber(0),
      '0',
      'the number of proxies in front of this server',
    ),
    clientPerMinute: count('CLIENT_REQUESTS_PER_MINUTE', '600'),
    clientPerDay: count('CLIENT_REQUESTS_PER_DAY', '50000'),
    textCharsPerDay: count('TEXT_CHARS_PER_DAY', '20000000'),
    speechCharsPerDay: count('SPEECH_CHARS_PER_DAY', '1000000'),
    clientBudgetPercent: read(
      'CLIENT_BUDGET_PERCENT',
      wholeNumber(0, 100),
      '5',
      'a whole number from 1 to 100, 0 for no limit',
    ),
    textAtOnce: atLeastOne('TEXT_AT_ONCE', '8'),
    speechAtOnce: atLeastOne('SPEECH_AT_ONCE', '8'),
    allowedOrigins: read(
      'ALLOWED_ORIGINS',
      origins,
      ' ',
      'origins such as https://museum.example, with commas between',
    ),
  };
}
