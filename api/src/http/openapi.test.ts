import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createApp } from '../app.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function document(): Promise<Record<string, unknown>> {
  const response = await fetch(`${server.url}/api/openapi.json`);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/json']);
  return z.record(z.string(), z.unknown()).parse(await response.json());
}

test('the description is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(await document());
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

test('it names every route that is there, and no other', async () => {
  const { paths } = documentSchema.parse(await document());
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const served = createApp(server.deps)
    .routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/') && !path.endsWith('*'))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    .filter((route) => route !== 'GET /api/openapi.json');
  expect(described.toSorted()).toEqual([...new Set(served)].toSorted());
});
