import { atPace } from '../../../api/flite/pace.ts';
import { sayText } from '../../../api/flite/say-text.ts';
import { trimSilence } from '../../../api/flite/trim-silence.ts';
import { parseLabel, podcast, soundBite, turnsOf } from '../../../api/guide/guide.ts';
import { loadFlite } from '../../../api/src/providers/speech/flite/load-flite.ts';

/** Labels of three kinds, whose pieces the guide tells without notes. */
const LABELS = [
  [
    'Berthe Morisot',
    'French, 1841-1895',
    'The Harbour at Lorient',
    '1869',
    'Oil on canvas',
    'Morisot painted her sister Edma on the quay at Lorient in the summer of 1869. She gave the picture to Manet, who had admired it.',
    'Gift of Mrs. Hale, 1920',
  ],
  ['Vincent van Gogh', 'Dutch, 1853-1890', 'The Bedroom', '1889', 'Oil on canvas', '73.6 x 92.3 cm'],
  ['Bowl with lotus', 'China, Ming dynasty, 15th century', 'Porcelain with underglaze blue'],
];

/** Fewer words have no pace that can be told. */
const FEWEST_WORDS = 4;

/** Spoken words a minute of each clip of four words and more, by voice: "1869" is spoken as three. */
export async function wordsAMinute(): Promise<{ female: number[]; male: number[] }> {
  const runFlite = await loadFlite();
  const knowledge = { today: 2026, glossary: undefined, notes: undefined };
  const pace = { female: new Array<number>(), male: new Array<number>() };

  async function measure(voice: string, texts: string[]): Promise<number[]> {
    const paces: number[] = [];
    for (const text of texts) {
      const said = sayText(text);
      const words = said.split(/[\s-]+/).length;
      const { samples, sampleRate } = atPace(trimSilence(await runFlite(said, voice)), said);
      if (words >= FEWEST_WORDS) paces.push((60 * words * sampleRate) / samples.length);
    }
    return paces;
  }
  for (const lines of LABELS) {
    const label = parseLabel({ text: lines.join(' '), lines: lines.map((text) => ({ text })) });
    const turns = turnsOf(podcast(label, knowledge));
    const said = (role: string) => turns.filter((turn) => turn.role === role).map(({ content }) => content);
    const bite = soundBite(label, knowledge).map(({ text }) => text);
    pace.female.push(...(await measure('slt', bite)), ...(await measure('slt', said('friend1'))));
    pace.male.push(...(await measure('rms', said('friend2'))));
  }
  return pace;
}
