/** Shorter values would blot out ordinary words. */
const SHORTEST = 6;
const MARK = '[secret]';

/**
 * Replaces secret values, keys and the database's password among them, in whatever is written out: whole, in part (a
 * service that refuses a key likes to show its beginning), and as they are written in an address or in JSON. A part counts
 * from `shortest` characters on, of letters alone only where `words` says so: in a text for visitors those may be words.
 */
export function createRedact(
  env: Record<string, string | undefined>,
  { shortest = SHORTEST, words = true } = {},
): (text: string) => string {
  const secrets = secretsOf(env).filter((secret) => secret.length >= shortest);
  const all = secrets.flatMap(formsOf).flatMap((form) => partsOf(form, shortest));
  const parts = new Set(words ? all : all.filter((part) => /[^a-z]/i.test(part)));
  if (parts.size === 0) return (text) => text;

  return (text) => {
    let clean = '';
    /** Where what is not yet in `clean` begins, and where a secret ends that has been found. */
    let from = 0;
    let end = -1;
    for (let at = 0; at + shortest <= text.length; at += 1) {
      if (!parts.has(text.slice(at, at + shortest))) continue;
      if (at > end) clean += text.slice(from, at) + MARK;
      end = at + shortest;
      from = end;
    }
    return clean + text.slice(from);
  };
}

function secretsOf(env: Record<string, string | undefined>): string[] {
  return Object.entries(env).flatMap(([name, value = '']) => {
    if (/(?:KEY|SECRET|TOKEN|PASSWORD)$/.test(name)) return [value];
    return name.endsWith('_URL') ? passwordsOf(value) : [];
  });
}

/** As it stands, and as addresses and JSON write it. */
function formsOf(secret: string): string[] {
  return [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
}

function partsOf(text: string, size: number): string[] {
  return Array.from({ length: text.length - size + 1 }, (_, at) => text.slice(at, at + size));
}

function passwordsOf(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { password } = new URL(address);
  return [password, decodeURIComponent(password)];
}
