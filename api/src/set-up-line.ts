import type { MuseumNotes } from '../contract/contract.ts';
import type { Config } from './config/config.ts';

const VOICES = {
  azure: 'Azure',
  elevenlabs: 'ElevenLabs',
  openai: 'OpenAI-compatible',
  flite: 'Flite, embedded',
} as const;

/** What the operator has set up, in one line without a secret; printed at the start. */
export function setUpLine(
  { language, speech, databaseUrl, dataDir, museum }: Config,
  notes: MuseumNotes | undefined,
): string {
  const { model } = language;
  const texts = model === undefined ? 'the grounded guide' : `${model.model} at ${model.baseUrl.host}`;
  const memory =
    databaseUrl === undefined ? `SQLite in ${dataDir}` : `Postgres at ${new URL(databaseUrl).host}`;
  const count = notes?.notes.length;
  const house = [museum.name, count === undefined ? undefined : `${count} notes of its own`].filter(Boolean);
  return [
    `Texts: ${texts}.`,
    `Voices: ${VOICES[speech.provider]}.`,
    `Memory: ${memory}.`,
    ...(house.length > 0 ? [`Museum: ${house.join(', ')}.`] : []),
  ].join(' ');
}
