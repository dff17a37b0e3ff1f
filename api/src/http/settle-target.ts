import { isIPv6 } from 'node:net';
import type { Answer } from './answer.ts';
import { plainError } from './errors.ts';
import type { BufferedRequest } from './buffered-request.ts';
import { plainPath } from './plain-path.ts';
import { isOfApi } from './secure-headers.ts';

/** A name or an IPv4 address, or an IPv6 address in brackets, with or without a port (RFC 9110, 7.2). */
const HOST = /^(?:[\w.-]+|\[([\dA-Fa-f:.]+)\])(?::\d{0,5})?$/;

/**
 * Gives a request the one form of its target that everything after it goes by, and a host where it needs none (HTTP/1.0,
 * probes of balancers). False for a request whose target or host is invalid; the log then shows a harmless form of the target.
 */
export function settleTarget(request: BufferedRequest): boolean {
  const path = plainPath(request.url ?? '');
  if (path !== undefined) request.url = path;
  const { host } = request.headers;
  // No address that we give out is made from it.
  request.headers.host = 'localhost';
  if (path === undefined) return false;
  if (host === undefined || host === '') return true;
  const [match, address] = HOST.exec(host) ?? [];
  return match !== undefined && (address === undefined || isIPv6(address));
}

/** Answers an invalid request: below `/api` with an error of the API, elsewhere with plain text. */
export function refuseTarget(request: BufferedRequest, response: Answer): void {
  const message = 'The address or the Host header of this request is malformed';
  const { status, body } = plainError('invalid_request', message);
  const ofApi = isOfApi(request.url ?? '');
  const said = ofApi ? body : message;
  const type = ofApi ? 'application/json' : 'text/plain; charset=UTF-8';
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': String(said.length) }).end(said);
}
