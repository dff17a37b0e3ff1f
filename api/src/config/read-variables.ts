import * as z from 'zod/mini';

/** Reads one variable; throws ConfigError when it does not fit the schema. */
export type ReadVariable = <T>(
  name: string,
  schema: z.ZodMiniType<T>,
  fallback: string,
  expected: string,
) => T;

/** A key, or nothing. */
export const secret = z.string().check(z.regex(/^[!-~]*$/));

/** An address with one of these protocols. */
export function address(protocols: RegExp): z.ZodMiniType<URL> {
  return z.pipe(
    z.string().check(z.refine((text) => URL.canParse(text) && protocols.test(new URL(text).protocol))),
    z.transform((text: string) => new URL(text)),
  );
}

export const httpAddress = address(/^https?:$/);

/** A whole number in digits, of at least `least` and at most `most`. */
export function wholeNumber(least: number, most = 999_999_999_999): z.ZodMiniType<number> {
  return z.pipe(
    z.string().check(z.regex(/^\d{1,12}$/)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.int().check(z.gte(least), z.lte(most)),
    ),
  );
}
