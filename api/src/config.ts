import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

/** Everything an operator can set; `README.md` explains each variable. */
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
  logRequests: boolean;
}

/** A variable with a value the server cannot work with; the message names the variable and says what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/)),
  z.pipe(
    z.transform((text: string) => Number(text)),
    z.int().check(z.gte(0), z.lte(65_535)),
  ),
);
const websiteUrl = z.string().check(
  z.refine((value) => {
    if (value.startsWith('/')) return !value.startsWith('//');
    return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  }),
);

/**
 * Reads the configuration; an empty variable counts as absent.
 * Throws ConfigError for the first variable that is wrong.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  function read<T>(name: string, schema: z.ZodMiniType<T>, fallback: string, expected: string): T {
    const value = env[name] || fallback;
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    throw new ConfigError(`${name} must be ${expected}, but it is ${JSON.stringify(value)}.`);
  }

  return {
    port: read('PORT', port, '8787', 'a port number from 0 to 65535'),
    host: read('HOST', z.string().check(z.regex(/^[\w.:%-]+$/)), '127.0.0.1', 'a host name or an IP address'),
    dataDir: resolve(read('DATA_DIR', z.string(), resolve(REPOSITORY, 'data'), 'a folder')),
    webRoot: resolve(REPOSITORY, 'web/dist'),
    websiteUrl: read(
      'WEBSITE_URL',
      websiteUrl,
      '/about.html',
      'an http(s) address or a path such as /about.html',
    ),
    logRequests: read('LOG', z.enum(['off', 'requests']), 'off', '"off" or "requests"') === 'requests',
  };
}
