import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { IDEMPOTENCY_HEADER } from '../../contract/contract.ts';
import type { LimitsConfig } from '../config/limits.ts';
import { ApiError } from '../lib/api-error.ts';
import type { Log } from '../log/log.ts';
import type { ClientLimiter } from '../limits/port.ts';
import { clientAddress } from './client-address.ts';
import type { ServerEnv } from './env.ts';
import type { BufferedRequest } from './buffered-request.ts';

const HOUR_S = 3_600;
/** Addresses of this machine and of private networks (RFC 1918, RFC 4193). */
const NEAR = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd])/i;

/**
 * Lets in a request that costs something, before it has an effect. Throws, or rejects with, ApiError
 * `origin_not_allowed` for another site's page, `too_many_requests` for a client that sends too many.
 */
type Admit = (c: Context<ServerEnv>) => Promise<void> | undefined;

/**
 * Checks each POST request. A function that a route calls, since each layer of middleware costs a cached answer
 * some 2 % of its time, and without a promise where the client's allowance is at hand.
 */
export function createAdmit(
  clients: ClientLimiter,
  { allowedOrigins, trustedProxies }: Pick<LimitsConfig, 'allowedOrigins' | 'trustedProxies'>,
  log: Pick<Log, 'notice'>,
): Admit {
  let isProxyNoticed = false;

  /** A proxy on this machine or in its network that TRUSTED_PROXIES does not count. */
  function noticeProxy({ headers, socket }: BufferedRequest): void {
    if (isProxyNoticed || headers['x-forwarded-for'] === undefined) return;
    if (!NEAR.test(clientAddress(socket.remoteAddress, undefined, 0))) return;
    isProxyNoticed = true;
    log.notice(
      'TRUSTED_PROXIES',
      'A request came through a proxy, and TRUSTED_PROXIES is 0: all visitors behind it look like one and share one ' +
        'limit. Set it to the number of your proxies (behind Caddy alone: 1).',
    );
  }

  function refuseOtherSites(c: Context<ServerEnv>): void {
    // Only browsers send it, and no page can change it. Programs other than browsers do not send it, and are no way for a page to misuse a visitor's browser.
    const site = c.env.incoming.headers['sec-fetch-site'];
    if (site !== 'cross-site' && site !== 'same-site') return;
    if (!allowedOrigins.includes(c.req.header('Origin') ?? '')) {
      throw new ApiError('origin_not_allowed', 'Pages of this origin may not use the API');
    }
  }

  async function refuseTooMany(wait: Promise<number | undefined> | number): Promise<void> {
    const retryAfterS = await wait;
    if (retryAfterS !== undefined) {
      throw new ApiError('too_many_requests', 'Too many requests from this address', { retryAfterS });
    }
  }

  return (c) => {
    refuseOtherSites(c);
    const { incoming } = c.env;
    if (trustedProxies === 0) noticeProxy(incoming);
    const forwardedFor = trustedProxies === 0 ? undefined : c.req.header('X-Forwarded-For');
    incoming.client = clientAddress(incoming.socket.remoteAddress, forwardedFor, trustedProxies);
    const wait = clients.take(incoming.client);
    return wait === undefined ? undefined : refuseTooMany(wait);
  };
}

/** Tells browsers that pages of the `allowed` origins may read the answers. */
export function answerOrigins(allowed: readonly string[]): MiddlewareHandler<ServerEnv> {
  return cors({
    origin: [...allowed],
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type', IDEMPOTENCY_HEADER],
    exposeHeaders: ['Retry-After', 'X-Request-Id'],
    credentials: true,
    maxAge: HOUR_S,
  });
}
