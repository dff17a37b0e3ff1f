/** Whether an `If-None-Match` names the content that a client would get (RFC 9110, 13.1.2): it has it already. */
export function isNamedIn(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = new Set(ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
  return tags.has('*') || tags.has(etag);
}
