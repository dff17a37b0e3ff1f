import { startElevenLabs } from '../../api/src/test-support/local-http-speech.ts';
import { startLocalOpenAi } from '../../api/src/test-support/local-openai.ts';
import { statusOf, tally, together, withVictim, type Attack, type Victim } from './attack.ts';

const KEY = 'sk-attack-0123456789abcdef';
const used = (victim: Victim, kind: 'text' | 'speech') =>
  victim.figure(`placard_budget_characters{kind="${kind}",of="used"}`);

/** A server whose texts come from a model on this machine. */
async function withModel<T>(
  env: Record<string, string>,
  work: (victim: Victim, model: Awaited<ReturnType<typeof startLocalOpenAi>>) => Promise<T>,
): Promise<T> {
  const model = await startLocalOpenAi({ key: KEY });
  const own = {
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'local',
    SPEECH_PROVIDER: 'flite',
  };
  try {
    return await withVictim({ env: { ...own, ...env } }, (victim) => work(victim, model));
  } finally {
    await model.stop();
  }
}

/** A server whose voices come from a service on this machine. */
async function withVoices<T>(
  work: (victim: Victim, service: Awaited<ReturnType<typeof startElevenLabs>>) => Promise<T>,
): Promise<T> {
  const service = await startElevenLabs();
  try {
    return await withVictim({ env: { SPEECH_PROVIDER: 'elevenlabs', ...service.env } }, (victim) =>
      work(victim, service),
    );
  } finally {
    await service.stop();
  }
}

const longText = (at: number) => `${at} ${'kettle '.repeat(700)}`;

export const moneyAttacks: Attack[] = [
  {
    name: '100 labels "a" with 190 lines each, at a model',
    run: () =>
      withModel({ CLIENT_BUDGET_PERCENT: '0' }, async (victim, model) => {
        model.behave({ kind: 'empty' });
        const lines = Array.from({ length: 190 }, () => ({ text: `oil ${'-'.repeat(270)}` }));
        const statuses = await together(100, 8, (at) =>
          statusOf(victim.post('/api/artwork-description', { text: `a${at}`, lines })),
        );
        const sent = model.received
          .flatMap(({ body }) => body.messages)
          .reduce((sum, { content }) => sum + content.length, 0);
        const charged = await used(victim, 'text');
        return {
          ok: charged === sent && sent > 5_000_000,
          outcome: `${tally(statuses)}; sent ${sent}, charged ${charged}`,
        };
      }),
  },
  {
    name: 'one client asks a model for all the characters of a day',
    run: () =>
      withModel({ TEXT_CHARS_PER_DAY: '1000000' }, async (victim, model) => {
        model.behave({ kind: 'refusal' });
        await together(60, 8, (at) => statusOf(victim.describe(`The Blue Kettle, oil on canvas, ${at}`)));
        const share = await used(victim, 'text');
        const before = model.received.length;
        await statusOf(victim.describe('The Red Door, oil on canvas', '203.0.113.2'));
        const others = model.received.length - before;
        return {
          ok: share <= 50_000 && others > 0,
          outcome: `it had ${share} of 1000000; the next client was served`,
        };
      }),
  },
  {
    name: 'one client asks for all the speech of a day',
    run: () =>
      withVoices(async (victim, service) => {
        const statuses = await together(220, 16, (at) => statusOf(victim.speak(longText(at))));
        const spent = await used(victim, 'speech');
        const next = await statusOf(victim.speak('For the next visitor.', '203.0.113.2'));
        return {
          ok: spent <= 50_000 && next === 200,
          outcome: `${tally(statuses)}; ${spent} of 1000000 spent, ${service.heard.length} spoken; the next client: ${next}`,
        };
      }),
  },
  {
    name: 'a client with 300 networks of one IPv6 /48 asks for all the speech of a day',
    run: () =>
      withVoices(async (victim) => {
        await together(300, 8, (at) =>
          statusOf(victim.speak(longText(at), `2001:db8:1:${at.toString(16)}::1`)),
        );
        const spent = await used(victim, 'speech');
        const next = await statusOf(victim.speak('For the next visitor.', '2001:db8:2::1'));
        return {
          ok: spent <= 200_000 && next === 200,
          outcome: `${spent} of 1000000 spent; the next client: ${next}`,
        };
      }),
  },
  {
    name: 'a voice service that fails 100 times',
    run: () =>
      withVoices(async (victim, service) => {
        service.behave('fail');
        const statuses = await together(100, 8, (at) => statusOf(victim.speak(longText(at))));
        const spent = await used(victim, 'speech');
        return { ok: spent === 0, outcome: `${tally(statuses)}; charged ${spent}` };
      }),
  },
  {
    name: '42 long texts of one client at once, and 20 other listeners',
    run: () =>
      withVictim({}, async (victim) => {
        const leaving = new AbortController();
        const text = 'The blue kettle stands on the table. '.repeat(130);
        const greedy = together(42, 42, (at) =>
          statusOf(
            victim.post(
              '/api/synthesize-speech',
              { text: `${at} ${text}`, voice: 'curator' },
              { 'X-Forwarded-For': '203.0.113.1' },
              leaving.signal,
            ),
          ),
        );
        const others = await together(20, 20, (at) =>
          statusOf(victim.speak(`Oil on canvas, number ${at}.`, `203.0.113.${at + 10}`)),
        );
        leaving.abort();
        await greedy;
        return { ok: others.every((status) => status === 200), outcome: `the others: ${tally(others)}` };
      }),
  },
  {
    name: 'services that show parts of the key, and its form in an address',
    run: () =>
      withModel({}, async (victim, model) => {
        const shown = [KEY, KEY.slice(0, 10), KEY.slice(-8), encodeURIComponent(KEY)];
        const answers: string[] = [];
        for (const [at, part] of shown.entries()) {
          model.behave({ kind: 'status', status: 401, message: `Incorrect API key provided: ${part}` });
          answers.push(await (await victim.describe(`The Blue Kettle, oil on canvas, 190${at}`)).text());
          const text = `The Blue Kettle is oil on canvas, from 191${at}. ${part}`;
          const content = { statements: [{ text, from: 'label' }] };
          model.behave({ kind: 'answer', content });
          answers.push(await (await victim.describe(`The Blue Kettle, oil on canvas, 191${at}`)).text());
        }
        const all = answers.join('') + victim.log();
        const parts = Array.from({ length: KEY.length - 7 }, (_, at) => KEY.slice(at, at + 8));
        const leaked = parts.filter((part) => all.includes(part));
        return {
          ok: leaked.length === 0,
          outcome: `${answers.length} answers and the log: ${leaked.length} parts of the key`,
        };
      }),
  },
];
