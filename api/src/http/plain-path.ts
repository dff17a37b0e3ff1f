/** Targets that have one form only, so that nothing needs to be changed. */
const PLAIN = /^\/(?!\/)(?:[\w-]|[./](?![./]))*(?:\?[^#\s]*)?$/;
/** Escapes of characters that need none (RFC 3986, 2.3). */
const NEEDLESS = /%(?:2[DdEe]|3[0-9]|[46][1-9A-Fa-f]|[57][0-9Aa]|5[Ff]|7[Ee])/g;

/** A percent sign that begins no escape: what follows must not make it one. */
const STRAY = /%(?![\dA-Fa-f]{2})/g;

/**
 * A request's target in the one form by which routes, headers and rules go: path and query, without the host of an
 * absolute form, without needless escapes, dots resolved ("/%61pi/config" and "/x/../api/config" are "/api/config").
 * Undefined for an invalid target.
 */
export function plainPath(target: string): string | undefined {
  if (PLAIN.test(target)) return target;
  const address = target.startsWith('/') ? `http://host${target}` : target;
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  const [path = '', ...query] = splitQuery(address);
  // A backslash: URLs take it for a slash, other programs do not.
  if (path.includes('\\')) return undefined;
  const needed = path
    .replaceAll(STRAY, '%25')
    .replaceAll(NEEDLESS, (escape) => String.fromCharCode(Number.parseInt(escape.slice(1), 16)));
  const { pathname } = new URL(needed);
  return [pathname, ...query].join('?');
}

function splitQuery(address: string): string[] {
  const at = address.indexOf('?');
  return at < 0 ? [address] : [address.slice(0, at), address.slice(at + 1)];
}
