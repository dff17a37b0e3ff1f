import { hash } from 'node:crypto';

function policy(scripts: readonly string[] = [], styles: readonly string[] = []): string {
  return [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** What stands in the page between these tags, by its hash: that very text is allowed, and no other that gets into the page. */
function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  const [, ...parts] = html.split(`<${tag}>`);
  return parts.map((part) => {
    const text = part.slice(0, part.indexOf(`</${tag}>`));
    return `'sha256-${hash('sha256', text, 'base64')}'`;
  });
}

/** The Content-Security-Policy of a page of the build: the scripts and styles that stand in it are allowed too. */
export function policyOfPage(html: string): string {
  return policy(hashesOf(html, 'script'), hashesOf(html, 'style'));
}

const UNUSED_FEATURES = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
];
const PERMISSIONS_POLICY = ['camera=(self)', ...UNUSED_FEATURES, 'midi', 'payment', 'usb']
  .map((feature) => (feature.includes('=') ? feature : `${feature}=()`))
  .join(', ');

const API = /^\/api(?:[/?]|$)/;

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

const OF_THE_APP = {
  ...EVERYWHERE,
  'content-security-policy': policy(),
  'permissions-policy': PERMISSIONS_POLICY,
  'cross-origin-opener-policy': 'same-origin',
};

/** Of answers that no page shows; opened as one, they may load nothing. Short, since every call pays for them. */
const OF_THE_API = {
  ...EVERYWHERE,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/** Whether a path belongs to the API, which decides on the form of errors and headers. */
export function isOfApi(path: string): boolean {
  return API.test(path);
}

/**
 * Headers on everything served, by the path that is asked for, with their names in small letters. No Strict-Transport-Security and no
 * upgrade-insecure-requests: the app must work over plain http in a museum's network, and a proxy that ends TLS in
 * front of it adds the first.
 */
export function secureHeaders(path: string): Readonly<Record<string, string>> {
  return isOfApi(path) ? OF_THE_API : OF_THE_APP;
}
