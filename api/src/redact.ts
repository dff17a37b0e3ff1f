/** Shorter values would blot out ordinary words. */
const SHORTEST = 6;

/**
 * Replaces the values of secret variables, keys and the database's password among them, in whatever is written out.
 */
export function createRedact(env: Record<string, string | undefined>): (text: string) => string {
  const values = Object.entries(env)
    .flatMap(([name, value = '']) => {
      if (/(?:KEY|SECRET|TOKEN|PASSWORD)$/.test(name)) return [value];
      return name.endsWith('_URL') ? passwordsOf(value) : [];
    })
    .filter((value) => value.length >= SHORTEST);
  // As it stands in JSON too, where a quote or a backslash is written as two characters.
  const secrets = new Set(values.flatMap((value) => [value, JSON.stringify(value).slice(1, -1)]));
  return (text) => {
    let clean = text;
    for (const secret of secrets) clean = clean.replaceAll(secret, '[secret]');
    return clean;
  };
}

function passwordsOf(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { password } = new URL(address);
  return [password, decodeURIComponent(password)];
}
