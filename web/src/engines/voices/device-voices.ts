import goodVoices from './good-voices.json' with { type: 'json' };

/** What a browser says of a voice. */
export interface DeviceVoice {
  name: string;
  /** 'en-US', on Android also 'en_US'. */
  lang: string;
  /** False for a voice that needs the network: it would be silent offline. */
  localService: boolean;
  voiceURI?: string;
}

/** Firefox says of no voice of Linux's speech-dispatcher that it is local, since it does not know; they are. */
const LINUX = 'urn:moz-tts:speechd:';

/** A voice and how high it speaks: 1 is its own pitch. */
export interface SpeakingVoice<Voice> {
  voice: Voice;
  pitch: number;
}

/** Who speaks for the two of a conversation. */
export interface VoicePair<Voice> {
  /** Both are in `good-voices.json`. */
  good: boolean;
  female: SpeakingVoice<Voice>;
  male: SpeakingVoice<Voice>;
}

/** How far two speakers with one voice are apart. */
const HIGHER = 1.15;
const LOWER = 0.75;

/**
 * Names of voices, best first, since browsers tell no gender: iOS and macOS; Windows; Android; ChromeOS; Linux. A name
 * stands for any voice that has it as words of its own ('Samantha (Enhanced)', 'Microsoft Zira - English (United States)').
 */
const FEMALE = [
  'Ava|Zoe|Samantha|Allison|Susan|Nicky|Joelle|Noelle|Serena|Kate|Stephanie|Martha|Karen|Catherine|Matilda|Moira|Tessa',
  'Aria|Jenny|Zira|Hazel|Linda|Heera',
  'en-us-x-tpf|en-us-x-tpc|en-us-x-iob|en-us-x-iog|en-us-x-sfg|en-gb-x-gba|en-gb-x-gbc|en-gb-x-gbg',
  'US English 7|US English 1|US English 2|US English 5|UK English 2|UK English 4|UK English 6',
  'female|Annie|Steph',
].flatMap((platform) => platform.split('|'));
const MALE = [
  'Evan|Nathan|Tom|Alex|Aaron|Jamie|Oliver|Daniel|Arthur|Lee|Gordon|Rishi',
  'Guy|David|Mark|George|James|Richard|Ravi|Sean',
  'en-us-x-iom|en-us-x-iol|en-us-x-tpd|en-gb-x-rjs|en-gb-x-gbb|en-gb-x-gbd',
  'US English 4|US English 3|US English 6|UK English 1|UK English 3|UK English 5',
  'male|Andy|Michael|Denis',
].flatMap((platform) => platform.split('|'));

/** Novelty and outdated voices, which are never used. */
const NOVELTY = new RegExp(
  '^(?:Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Deranged|Eddy|Flo|Fred|Good News|Grandma|Grandpa|Hysterical|' +
    'Jester|Junior|Kathy|Organ|Pipe Organ|Princess|Ralph|Reed|Rocko|Sandy|Shelley|Superstar|Trinoids|Whisper|Wobble|' +
    'Zarvox)\\b',
);

/** Accents in the order of preference: American first, as the server's voices are. */
const LANGUAGES = ['en-us', 'en-gb', 'en-ca', 'en-au', 'en-ie'];

function hasName(voice: DeviceVoice, name: string): boolean {
  const at = voice.name.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return false;
  const before = voice.name.charAt(at - 1);
  const after = voice.name.charAt(at + name.length);
  return !/[A-Za-z0-9]/.test(before) && !/[A-Za-z0-9]/.test(after);
}

/** Whether a row of the table names the voice. */
function isGood(voice: DeviceVoice): boolean {
  return goodVoices.rows.some(
    ({ names, lang }) =>
      (names?.some((name) => hasName(voice, name)) ?? true) && voice.lang.startsWith(lang ?? ''),
  );
}

function languageRank({ lang }: DeviceVoice): number {
  const rank = LANGUAGES.indexOf(lang.toLowerCase().replace('_', '-'));
  return rank < 0 ? LANGUAGES.length : rank;
}

function firstNamed<Voice extends DeviceVoice>(voices: readonly Voice[], names: string[]): Voice | undefined {
  const rank = (voice: Voice) => names.findIndex((name) => hasName(voice, name));
  return voices
    .filter((voice) => rank(voice) >= 0)
    .toSorted((a, b) => languageRank(a) - languageRank(b) || rank(a) - rank(b))[0];
}

/** A voice whose name tells which it is has its own pitch, any other one that is further from its partner's. */
function paired<Voice extends DeviceVoice>(female: Voice, male: Voice): Omit<VoicePair<Voice>, 'good'> {
  const isNamed = (voice: Voice, names: string[]) => firstNamed([voice], names) !== undefined;
  return {
    female: { voice: female, pitch: isNamed(female, FEMALE) ? 1 : HIGHER },
    male: { voice: male, pitch: male !== female && isNamed(male, MALE) ? 1 : LOWER },
  };
}

function pairOf<Voice extends DeviceVoice>(
  voices: readonly Voice[],
): Omit<VoicePair<Voice>, 'good'> | undefined {
  const female = firstNamed(voices, FEMALE);
  const male = firstNamed(voices, MALE);
  const rest = voices.toSorted((a, b) => languageRank(a) - languageRank(b));
  const other = (voice: Voice) => rest.find(({ name }) => name !== voice.name) ?? voice;
  if (female) return paired(female, male ?? other(female));
  if (male) return paired(other(male), male);
  return rest[0] && paired(rest[0], other(rest[0]));
}

/**
 * A female and a male voice of the device that speak English without a network: two good ones, or one good one for
 * both, higher and lower; where none is good, any. undefined when the device has no voice.
 */
export function chooseVoices<Voice extends DeviceVoice>(all: readonly Voice[]): VoicePair<Voice> | undefined {
  const voices = all.filter(
    (voice) =>
      (voice.localService || voice.voiceURI?.startsWith(LINUX)) &&
      /^en\b|^en_/i.test(voice.lang) &&
      !NOVELTY.test(voice.name),
  );
  const best = voices.filter(isGood);
  const pair = pairOf(best.length > 0 ? best : voices);
  return pair && { good: best.length > 0, ...pair };
}
