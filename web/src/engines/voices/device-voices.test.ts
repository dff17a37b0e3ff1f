import { describe, expect, it } from 'vitest';
import { chooseVoices, type DeviceVoice } from './device-voices.ts';

const voice = (name: string, lang = 'en-US', localService = true): DeviceVoice => ({
  name,
  lang,
  localService,
});
const google = (code: string) =>
  voice(`Android Speech Recognition and Synthesis from Google ${code}`, 'en_US', !code.endsWith('network'));

describe('the voices of a device', () => {
  it.each<[string, DeviceVoice[], string, string]>([
    [
      'iOS',
      [voice('Karen', 'en-AU'), voice('Daniel', 'en-GB'), voice('Samantha'), voice('Aaron'), voice('Rocko')],
      'Samantha',
      'Aaron',
    ],
    [
      'macOS with a better voice downloaded',
      [voice('Albert'), voice('Fred'), voice('Samantha'), voice('Ava (Premium)'), voice('Daniel', 'en-GB')],
      'Ava (Premium)',
      'Daniel',
    ],
    [
      'Android',
      [google('en-us-x-sfg-local'), google('en-us-x-iom-local'), google('en-us-x-tpf-network')],
      'Android Speech Recognition and Synthesis from Google en-us-x-sfg-local',
      'Android Speech Recognition and Synthesis from Google en-us-x-iom-local',
    ],
    [
      'Windows',
      [
        voice('Microsoft David - English (United States)'),
        voice('Microsoft Zira - English (United States)'),
        voice('Microsoft Jenny Online (Natural) - English (United States)', 'en-US', false),
      ],
      'Microsoft Zira - English (United States)',
      'Microsoft David - English (United States)',
    ],
    [
      'ChromeOS',
      [
        voice('Chrome OS US English 4'),
        voice('Google US English 7 (Natural)'),
        voice('Chrome OS UK English 3'),
      ],
      'Google US English 7 (Natural)',
      'Chrome OS US English 4',
    ],
    [
      'Linux',
      [voice('English (America)+Annie'), voice('English (America)+Andy'), voice('German+Annie', 'de-DE')],
      'English (America)+Annie',
      'English (America)+Andy',
    ],
  ])('%s has a female and a male one', (_platform, voices, female, male) => {
    const pair = chooseVoices(voices);
    expect(pair?.female).toMatchObject({ voice: { name: female }, pitch: 1 });
    expect(pair?.male).toMatchObject({ voice: { name: male }, pitch: 1 });
  });

  it('are told apart by pitch when there is only one', () => {
    const pair = chooseVoices([voice('Samantha')]);
    expect(pair?.male.voice.name).toBe('Samantha');
    expect((pair?.female.pitch ?? 0) - (pair?.male.pitch ?? 0)).toBeGreaterThan(0.2);
  });

  it('may have names nobody knows', () => {
    expect(chooseVoices([voice('English United States')])?.female.voice.name).toBe('English United States');
  });

  it('are none when all need the network, speak another language or are made for fun', () => {
    expect(
      chooseVoices([voice('Google US English', 'en-US', false), voice('Anna', 'de-DE'), voice('Bubbles')]),
    ).toBeUndefined();
  });

  it('are not found inside other words', () => {
    expect(chooseVoices([voice('Leela'), voice('Tomoko')])?.male.voice.name).toBe('Leela');
    expect(chooseVoices([voice('Leela'), voice('Tomoko')])?.male.pitch).toBeLessThan(1);
  });
});
