import { describe, expect, it } from 'vitest';
import table from './good-voices.json' with { type: 'json' };
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
      'macOS with better voices downloaded',
      [
        voice('Albert'),
        voice('Fred'),
        voice('Samantha'),
        voice('Ava (Premium)'),
        voice('Daniel', 'en-GB'),
        voice('Oliver (Enhanced)', 'en-GB'),
      ],
      'Ava (Premium)',
      'Oliver (Enhanced)',
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
        voice('Google UK English 1 (Natural)', 'en-GB'),
        voice('eSpeak English'),
      ],
      'Google US English 7 (Natural)',
      'Google UK English 1 (Natural)',
    ],
    [
      'Firefox on Linux, which calls none of its voices local,',
      [voice('English (America)+Annie'), voice('English (America)+Andy'), voice('German+Annie', 'de-DE')].map(
        (each) => ({
          ...each,
          localService: false,
          voiceURI: `urn:moz-tts:speechd:${each.name}?${each.lang}`,
        }),
      ),
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
    expect(chooseVoices([voice('Leela'), voice('Tomoko')])?.female.pitch).toBeGreaterThan(1);
    expect(chooseVoices([voice('Leela'), voice('Tomoko')])?.male.pitch).toBeLessThan(1);
  });
});

describe('the good voices of a device', () => {
  const said = (voices: DeviceVoice[]) => {
    const pair = chooseVoices(voices);
    return pair && [pair.good, pair.female.voice.name, pair.male.voice.name];
  };

  it.each<[string, DeviceVoice[]]>([
    ['premium, on macOS', [voice('Ava (Premium)')]],
    ['enhanced, on a Mac in German', [voice('Ava (erweitert)')]],
    ['the engine of an Android phone', [voice('Englisch Vereinigte Staaten', 'en_US')]],
    ['Google’s by its own name', [google('en-us-x-sfg-local')]],
    ['a pack of ChromeOS', [voice('Google US English 5 (Natural)')]],
    ['a natural one on the machine', [voice('Microsoft Jenny(Natural) - English (United States)')]],
  ])('are known by the table: %s', (_which, voices) => {
    expect(chooseVoices(voices)?.good).toBe(true);
  });

  it.each<[string, DeviceVoice[]]>([
    ['the compact ones of an iPhone', [voice('Samantha'), voice('Aaron')]],
    ['those of Windows', [voice('Microsoft Zira - English (United States)')]],
    ['those of Linux', [voice('English (America)+Alex')]],
    ['one step below, on ChromeOS', [voice('Chrome OS US English 4')]],
    ['a word that only has such a word in it', [voice('Naturalist')]],
  ])('are not: %s', (_which, voices) => {
    expect(chooseVoices(voices)?.good).toBe(false);
  });

  it('are not those that need the network, which would send the text away', () => {
    expect(
      chooseVoices([voice('Microsoft Aria Online (Natural) - English (United States)', 'en-US', false)]),
    ).toBeUndefined();
    expect(said([google('en-us-x-tpf-network'), voice('Samantha')])).toEqual([false, 'Samantha', 'Samantha']);
  });

  it('speak both turns of a conversation, never beside a poor one', () => {
    expect(said([voice('Ava (Premium)'), voice('Daniel', 'en-GB')])).toEqual([
      true,
      'Ava (Premium)',
      'Ava (Premium)',
    ]);
    expect(chooseVoices([voice('Ava (Premium)'), voice('Daniel', 'en-GB')])?.male.pitch).toBeLessThan(1);
  });

  it('are two where there are two, and lower for him when both are hers', () => {
    const pair = chooseVoices([voice('Ava (Premium)'), voice('Zoe (Premium)')]);
    expect([pair?.female.voice.name, pair?.male.voice.name]).toEqual(['Ava (Premium)', 'Zoe (Premium)']);
    expect([pair?.female.pitch, pair?.male.pitch]).toEqual([1, 0.75]);
    const android = [voice('English United Kingdom', 'en_GB'), voice('English United States', 'en_US')];
    expect(said(android)).toEqual([true, 'English United States', 'English United Kingdom']);
  });

  it('are told in the table with their platform, what they are, and a source each', () => {
    for (const { platform, what, source } of table.rows) {
      expect(platform).not.toBe('');
      expect(what.length).toBeGreaterThan(20);
      expect(source).toMatch(/^https:\/\/\S+/);
    }
  });
});
