import { createServer } from 'node:http';
import { once } from 'node:events';
import { pourUntilClosed } from '../../api/src/test-support/local-speech.ts';
import { mb, statusOf, tally, together, withVictim, type Attack, type Victim } from './attack.ts';

/** A heap that a small machine has; a server that needs more ends. */
const SMALL = ['--max-old-space-size=512'];

/** Bytes; the unit of docs/operations ends a server that takes a gigabyte. */
const MOST_HELD = 800e6;

/** A server whose voices come from a service that answers each text in the same way. */
async function withVoiceThat<T>(
  answer: Parameters<typeof createServer>[1],
  work: (victim: Victim) => Promise<T>,
): Promise<T> {
  const service = createServer(answer);
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('The voice service has no port.');
  const { port } = address;
  const env = { SPEECH_PROVIDER: 'openai', OPENAI_SPEECH_BASE_URL: `http://127.0.0.1:${port}/v1` };
  try {
    return await withVictim({ env, node: SMALL }, work);
  } finally {
    service.closeAllConnections();
    service.close();
  }
}

export const memoryAttacks: Attack[] = [
  {
    name: '2,000 labels of a letter that grows 18-fold when it is folded',
    run: () =>
      withVictim({ node: SMALL, env: { CLIENT_REQUESTS_PER_MINUTE: '0' } }, async (victim) => {
        const send = (from: number) =>
          together(1_000, 8, (at) => {
            const lines = Array.from({ length: 36 }, (_, line) => ({
              text: `${from + at} ${line} ${'\ufdfa'.repeat(480)}`,
            }));
            return statusOf(victim.post('/api/artwork-description', { text: `Label ${from + at}`, lines }));
          });
        const statuses = await send(0);
        const half = victim.rss();
        statuses.push(...(await send(1_000)));
        const after = victim.rss();
        const health = await statusOf(fetch(`${victim.url}/healthz`));
        return {
          // What is kept of a thousand such labels is 16 MB; the rest is what Node has not collected yet.
          ok:
            health === 200 &&
            statuses.every((status) => status === 200) &&
            after < MOST_HELD &&
            after - half < 150e6,
          outcome: `${tally(statuses)}; memory ${mb(half)} after 1,000, ${mb(after)} after 2,000`,
        };
      }),
  },
  {
    name: 'a voice service that answers with sound without end',
    run: () =>
      withVoiceThat(
        (_request, response) => {
          response.writeHead(200, { 'Content-Type': 'audio/mpeg' });
          pourUntilClosed(response, Buffer.alloc(1_000_000, 1));
        },
        async (victim) => {
          const statuses = await together(8, 4, (at) => statusOf(victim.speak(`Text ${at}`)));
          const after = victim.rss();
          return {
            ok: statuses.every((status) => status === 503) && after < MOST_HELD,
            outcome: `${tally(statuses)}; memory ${mb(after)}`,
          };
        },
      ),
  },
  {
    name: 'a voice service that names its sound audio/mpeg<script>',
    run: () =>
      withVoiceThat(
        (_request, response) =>
          void response.writeHead(200, { 'Content-Type': 'audio/mpeg<script>' }).end('sound'),
        async (victim) => {
          const response = await victim.speak('Hello');
          const type = response.headers.get('Content-Type');
          return {
            ok: response.status === 503 && type === 'application/json',
            outcome: `${response.status}, ${type}`,
          };
        },
      ),
  },
];
