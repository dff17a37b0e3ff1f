// The yardstick of `npm run bench:api`: Hono and nothing else, answering the bytes of BODY to every POST.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const body = process.env['BODY'] ?? '';
const app = new Hono();
app.post('/api/artwork-description', (c) => c.body(body, 200, { 'Content-Type': 'application/json' }));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  process.stdout.write(`Bare route listening on http://localhost:${port}\n`),
);
