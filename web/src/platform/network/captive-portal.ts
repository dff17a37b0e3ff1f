/**
 * A Wi-Fi that wants the visitor to sign in answers in place of our server: with a page, or by leading elsewhere,
 * which our server never does. To be asked of a request made with `redirect: 'manual'`. An error status does not count: a
 * proxy before our server answers with pages too.
 */
export function isCaptivePortal(response: Response): boolean {
  const page = response.headers.get('Content-Type')?.startsWith('text/html') === true;
  return response.type === 'opaqueredirect' || (response.ok && page);
}
