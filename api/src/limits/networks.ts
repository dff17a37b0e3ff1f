/**
 * The networks that a client is counted under, the narrowest first. An IPv4 address is its own. A household or a phone has
 * a whole /64 of IPv6 addresses, and may use a new one for each request; a provider or a company hands out such networks
 * from a /48, and a client that has a /48 has 65,536 of them.
 */
export function networksOf(address: string): string[] {
  if (!address.includes(':')) return [address];
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - tail.split(':').length);
  const all =
    tail === undefined ? groups : [...groups, ...Array<string>(missing).fill('0'), ...tail.split(':')];
  const plain = all.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase() || '0');
  return [plain.slice(0, 4).join(':'), plain.slice(0, 3).join(':')];
}

/** So many times what one client may have is for all clients of a /48. */
export const WIDER = 4;
