// `npm run doctor`: one real call of everything that the configuration names, and what to do about what fails.
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig, type Config } from '../config/config.ts';
import { openAdapters, type Adapters } from '../deps/adapters.ts';
import { makeFolder } from '../lib/make-folder.ts';
import { createLog } from '../log/log.ts';
import { createRedact } from '../log/redact.ts';
import { openMuseum } from '../providers/museum/open-museum.ts';

const DEADLINE_MS = 30_000;
const LABEL = 'Maria Keller, 1871-1940. The Blue Kettle, 1902. Oil on canvas. Gift of Anna Frei, 1951.';
const SENTENCE = 'Placard is ready.';

/** What an operator sets for a service, and looks at when it does not work. */
const VARIABLES = {
  text: { openai: 'OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL', grounded: 'none' },
  voices: {
    azure:
      'AZURE_SPEECH_KEY, AZURE_SPEECH_REGION (or AZURE_SPEECH_HOST), AZURE_VOICE_FEMALE, AZURE_VOICE_MALE',
    elevenlabs: 'ELEVENLABS_API_KEY, ELEVENLABS_MODEL, ELEVENLABS_VOICE_FEMALE, ELEVENLABS_VOICE_MALE',
    openai:
      'OPENAI_SPEECH_API_KEY (else OPENAI_API_KEY), OPENAI_SPEECH_BASE_URL, OPENAI_SPEECH_MODEL, OPENAI_VOICE_FEMALE, OPENAI_VOICE_MALE',
    flite: 'none',
  },
};

const redact = createRedact(process.env);
const log = createLog({ requests: false, redact, write: (line) => process.stderr.write(line) });

const say = (line: string) => process.stdout.write(`${redact(line)}\n`);

/** Tries one thing and says how it went; `advice` is for when it fails. */
async function check(
  name: string,
  advice: string,
  attempt: () => Promise<string> | string,
): Promise<boolean> {
  const start = performance.now();
  try {
    const found = await attempt();
    say(`✓ ${name}: ${found} (${Math.round(performance.now() - start)} ms)`);
    return true;
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    say(`✗ ${name}: ${reason instanceof Error ? reason.message : String(reason)}\n  ${advice}`);
    return false;
  }
}

function disk({ dataDir }: Config): string {
  makeFolder(dataDir);
  accessSync(dataDir, constants.W_OK);
  return `${dataDir} can be written`;
}

/** What the files may still grow to, and what stays free beside them. */
function room({ dataDir, storeBytes, speechCacheBytes, keepFreeBytes }: Config): string {
  const sizeOf = (name: string) => statSync(join(dataDir, name), { throwIfNoEntry: false })?.size ?? 0;
  const growth = [
    storeBytes - sizeOf('placard.sqlite'),
    speechCacheBytes - sizeOf('speech-cache.sqlite'),
    keepFreeBytes,
  ];
  const needed = growth.reduce((sum, bytes) => sum + Math.max(0, bytes), 0);
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  if (free < needed)
    throw new Error(`only ${megabytes(free)} are free in ${dataDir}, of ${megabytes(needed)}`);
  return `${Math.round(free / 1e9)} GB free`;
}

function app({ webRoot }: Config): string {
  if (!existsSync(join(webRoot, 'index.html'))) throw new Error('it has not been built');
  return 'built';
}

/** What the house adds, and the lines of its notes that are not used. */
function ownWords(config: Config): string {
  const { told, notes, faults } = openMuseum(config.museum);
  if (faults.length > 0)
    throw new Error(
      faults.length === 1
        ? `1 line is not used: ${faults[0] ?? ''}`
        : `${faults.length} lines are not used, the first: ${faults[0] ?? ''}`,
    );
  return [
    ...(told?.name === undefined ? [] : [told.name]),
    ...(told?.logo === undefined ? [] : ['a logo']),
    ...(notes === undefined ? [] : [notes.notes.length === 1 ? '1 note' : `${notes.notes.length} notes`]),
  ].join(', ');
}

function adviceFor(variables: string): string {
  if (variables === 'none')
    return 'This is part of the server itself and needs no setting: see the log, or install anew.';
  return `Check the key, the address and the plan of this service. In .env: ${variables}.`;
}

async function callAll(
  config: Config,
  { store, language, speech, elevenLabs }: Adapters,
): Promise<boolean[]> {
  const signal = () => AbortSignal.timeout(DEADLINE_MS);
  const where = config.databaseUrl === undefined ? 'SQLite' : 'Postgres';
  const outcomes = [
    await check('database', 'Is DATABASE_URL right, and may its user create tables?', async () => {
      await store.check(signal());
      return where;
    }),
    await check(`text (${language.source})`, adviceFor(VARIABLES.text[language.source]), async () => {
      // First what costs nothing: it says why, where the next call would only say that the guide stood in.
      await language.ready(signal());
      const { words, source } = await language.describe({ text: LABEL }, signal());
      if (source !== language.source) throw new Error(`a stand-in answered (${source})`);
      return `${words.split(/\s+/).length} words`;
    }),
  ];
  // ElevenLabs has a route of its own, also where others speak.
  for (const voices of new Set([speech, elevenLabs ?? speech])) {
    for (const role of ['soundbite', 'historian']) {
      const voice = voices.voiceFor(role);
      outcomes.push(
        await check(
          `voice (${voices.name}, ${voice})`,
          adviceFor(VARIABLES.voices[voices.name]),
          async () => {
            const { audio, contentType } = await voices.speak(SENTENCE, voice, signal());
            return `${Math.round(audio.byteLength / 1_000)} kB ${contentType}`;
          },
        ),
      );
    }
  }
  return outcomes;
}

async function examine(): Promise<boolean> {
  const config = readConfig(process.env);
  const outcomes = [await check('web app', 'Run npm run build.', () => app(config))];
  const advice = 'Set DATA_DIR to a folder that this user may write. Nothing else was tried.';
  if (!(await check('disk', advice, () => disk(config)))) return false;
  outcomes.push(
    await check(
      'room',
      'Make room, set DATA_DIR to another disk, or lower STORE_MB and SPEECH_CACHE_MB.',
      () => room(config),
    ),
  );
  const { name, logo, notesDir } = config.museum;
  if ([name, logo, notesDir].some((setting) => setting !== undefined))
    outcomes.push(
      await check('museum', 'npm run notes -- check with the folder of NOTES_DIR tells all faults.', () =>
        ownWords(config),
      ),
    );
  let adapters: Adapters | undefined;
  outcomes.push(
    await check(
      'start',
      'Is DATABASE_URL reachable from here, or DATA_DIR in use as something else?',
      async () => {
        adapters = await openAdapters(config, log);
        return 'everything opens';
      },
    ),
  );
  if (adapters !== undefined) {
    outcomes.push(...(await callAll(config, adapters)));
    const { speech, elevenLabs, guideWorkers } = adapters;
    adapters.disk.stop();
    await Promise.all([speech.dispose(), elevenLabs?.dispose(), guideWorkers.dispose()]);
    await Promise.all([adapters.store.dispose(), adapters.speechCache.dispose()]);
  }
  return outcomes.every(Boolean);
}

try {
  if (!(await examine())) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  say(`✗ configuration: ${error.message}`);
  process.exitCode = 1;
}
