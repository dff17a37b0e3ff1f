/**
 * A Wi-Fi that wants the visitor to sign in answers in place of our server: with a page, or by leading elsewhere,
 * which our server never does. To be asked of a request made with `redirect: 'manual'`. An error page is none: a
 * proxy before our server has those.
 */
export function isCaptivePortal(response: Response): boolean {
  const page = response.headers.get('Content-Type')?.startsWith('text/html') === true;
  return response.type === 'opaqueredirect' || (response.ok && page);
}
