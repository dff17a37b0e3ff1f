import { isIP, isIPv4 } from 'node:net';

/**
 * The client's address as the outermost of `trustedProxies` proxies saw it. What stands further left in
 * X-Forwarded-For was written by the client, and is never believed.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0 || forwardedFor === undefined) return plain(peer ?? '') ?? 'unknown';
  const seen = [...forwardedFor.split(',').flatMap((part) => part.trim() || []), peer ?? ''];
  const believed = seen[Math.max(0, seen.length - 1 - trustedProxies)] ?? '';
  return plain(believed) ?? plain(peer ?? '') ?? 'unknown';
}

/** An IP address without port, brackets or the IPv6 form of an IPv4 address; undefined for anything else. */
function plain(text: string): string | undefined {
  // As most come; the rest takes three patterns.
  if (isIPv4(text)) return text;
  const address = text.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  const inner = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1] ?? address;
  return isIP(inner) === 0 ? undefined : inner;
}
