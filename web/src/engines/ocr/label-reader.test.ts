import { describe, expect, test } from 'vitest';
import { AppError } from '../../lib/app-error.ts';
import { createLabelReader } from './label-reader.ts';
import type { PhotoPreparer, PreparedPhoto, RecognisedPage, TextRecogniser } from './ports.ts';

const photo = new Blob(['photo']);
const box = { x0: 0, y0: 0, x1: 50, y1: 20 };
const good: PreparedPhoto = {
  measures: { width: 1200, height: 900, contrast: 0.8, blurriness: 900 },
  picture: { data: new Uint8Array(100), width: 10, height: 10 },
  textShare: 0.2,
  labels: [],
};
const page = (text: string, confidence = 90): RecognisedPage => ({
  text,
  hocr: '',
  lines: [{ words: text.split(' ').map((word) => ({ text: word, confidence, box })), height: 20 }],
});

/** Parts that answer at once unless told otherwise; `calls` says what was asked of them. */
function parts(
  change: {
    prepare?: PhotoPreparer['prepare'];
    mendMarks?: PhotoPreparer['mendMarks'];
    recognise?: TextRecogniser['recognise'];
    now?: () => number;
  } = {},
) {
  const calls: string[] = [];
  const preparer: PhotoPreparer = {
    start: () => calls.push('start preparer'),
    prepare(blob, options) {
      calls.push('prepare');
      options.onPreview?.(new Blob(['preview']));
      return change.prepare?.(blob, options) ?? Promise.resolve(good);
    },
    mendMarks: change.mendMarks ?? ((_, lines) => Promise.resolve(lines)),
    dispose: () => calls.push('dispose preparer'),
  };
  const recogniser: TextRecogniser = {
    start: () => calls.push('start recogniser'),
    recognise(picture, signal, onProgress) {
      calls.push('recognise');
      onProgress(0.5);
      return change.recognise?.(picture, signal, onProgress) ?? Promise.resolve(page('Anna Mellon'));
    },
    dispose: () => calls.push('dispose recogniser'),
  };
  return {
    calls,
    reader: createLabelReader({ preparer, recogniser, now: change.now ?? (() => 0) }),
  };
}

const neverAborted = () => new AbortController().signal;

describe('reading a photo', () => {
  test('gives preview, rising progress and the text', async () => {
    const { reader } = parts();
    const seen: number[] = [];
    let previews = 0;
    const reading = await reader.read(photo, {
      signal: neverAborted(),
      onProgress: (share) => seen.push(share),
      onPreview: () => previews++,
    });
    expect(reading).toMatchObject({ text: 'Anna Mellon', confidence: 90 });
    expect(previews).toBe(1);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(1);
  });

  test('the engine starts while the photo is prepared', async () => {
    const { reader, calls } = parts();
    await reader.read(photo, { signal: neverAborted() });
    expect(calls).toEqual(['start recogniser', 'prepare', 'recognise']);
  });

  test('a poor photo is refused before anything is recognised', async () => {
    const blurry = { ...good, measures: { ...good.measures, blurriness: 3 } };
    const { reader, calls } = parts({ prepare: () => Promise.resolve(blurry) });
    await expect(reader.read(photo, { signal: neverAborted() })).rejects.toMatchObject({ code: 'blurry' });
    expect(calls).not.toContain('recognise');
  });

  test.each([
    [0.2, 'hard_to_read'],
    [0.01, 'tiny_text'],
    [0, 'no_text'],
  ])('without letters to read, text on %d of the photo, the rule is %s', async (textShare, code) => {
    const { reader } = parts({ prepare: () => Promise.resolve({ ...good, picture: undefined, textShare }) });
    await expect(reader.read(photo, { signal: neverAborted() })).rejects.toMatchObject({ code });
  });

  test('what is read with doubt is read upside down too, and the surer reading counts', async () => {
    const picture = { data: Uint8Array.of(1, 2, 3), width: 3, height: 1 };
    const { reader } = parts({
      prepare: () => Promise.resolve({ ...good, picture }),
      recognise: ({ data }) => Promise.resolve(data[0] === 3 ? page('Anna Mellon') : page('uojjaW euuV', 35)),
    });
    await expect(reader.read(photo, { signal: neverAborted() })).resolves.toMatchObject({
      text: 'Anna Mellon',
    });
  });

  test('lines that the engine passed over are read by themselves', async () => {
    const data = new Uint8Array(100 * 80).fill(255);
    data.fill(0, 0, 50 * 20);
    data.fill(0, 100 * 50, 100 * 70);
    const below = page('Oil on linen');
    const lines = below.lines.map((line) => ({
      ...line,
      words: line.words.map((word) => ({ ...word, box: { x0: 0, y0: 50, x1: 100, y1: 70 } })),
    }));
    const { reader } = parts({
      prepare: () => Promise.resolve({ ...good, picture: { data, width: 100, height: 80 } }),
      recognise: (picture) =>
        Promise.resolve(picture.data[0] === 0 ? page('Anna Mellon') : { ...below, lines }),
    });
    await expect(reader.read(photo, { signal: neverAborted() })).resolves.toMatchObject({
      rawText: 'Anna Mellon\nOil on linen\n',
    });
  });

  test.each([
    ['that covers much of the photo is hard to read', 0.2, 'hard_to_read'],
    ['that covers little is tiny', 0.01, 'tiny_text'],
    ['that may be chance is none', 0, 'no_text'],
  ])('text of unsure words %s', async (_, textShare, code) => {
    const { reader } = parts({
      prepare: () => Promise.resolve({ ...good, textShare }),
      recognise: () => Promise.resolve(page('Arna', 20)),
    });
    await expect(reader.read(photo, { signal: neverAborted() })).rejects.toMatchObject({ code });
  });

  test('letters with marks are those that the picture shows, in the text, the words and the lines', async () => {
    const { reader } = parts({
      recognise: () => Promise.resolve(page('Musee Anna')),
      mendMarks: (picture, lines) => {
        expect(picture).toBe(good.picture);
        return Promise.resolve(
          lines.map((line) => ({
            ...line,
            words: line.words.map((word) => ({ ...word, text: word.text.replace('see', 'sée') })),
          })),
        );
      },
    });
    const reading = await reader.read(photo, { signal: neverAborted() });
    expect(reading).toMatchObject({ text: 'Musée Anna', rawText: 'Musée Anna\n' });
    expect(reading.words.map(({ text }) => text)).toEqual(['Musée', 'Anna']);
    expect(reading.lines.map(({ text }) => text)).toEqual(['Musée Anna']);
  });

  test('a label is read as it was where the marks of its letters cannot be looked for', async () => {
    const { reader } = parts({
      recognise: () => Promise.resolve(page('Musee Anna')),
      mendMarks: () => Promise.reject(new AppError('processing_failed')),
    });
    expect((await reader.read(photo, { signal: neverAborted() })).text).toBe('Musee Anna');
  });

  test('a sure reading counts, however little of the photo it covers', async () => {
    const { reader } = parts({ prepare: () => Promise.resolve({ ...good, textShare: 0 }) });
    await expect(reader.read(photo, { signal: neverAborted() })).resolves.toMatchObject({
      text: 'Anna Mellon',
    });
  });
});

describe('a photo with several labels', () => {
  const square = (x: number): PreparedPhoto['labels'][number]['outline'] => [
    { x: x - 0.1, y: 0.4 },
    { x: x + 0.1, y: 0.4 },
    { x: x + 0.1, y: 0.6 },
    { x: x - 0.1, y: 0.6 },
  ];
  const labels = [0.5, 0.2, 0.8, 0.1].map((x, at) => ({ outline: square(x), taken: at === 0 }));

  /** What stands at each place, by how far right it is; what is prepared is told by the picture's width. */
  function readerOf(
    texts: Readonly<Record<string, RecognisedPage>>,
    { stepMs = 0, textShare = good.textShare, seen = labels } = {},
  ) {
    const places: string[] = [];
    let time = 0;
    const { reader, calls } = parts({
      now: () => (time += stepMs),
      prepare(_, { where = { x: 0.5, y: 0.5 } }) {
        places.push(typeof where === 'string' ? where : where.x.toFixed(1));
        const taken = seen.map(({ outline }) => ({ outline, taken: outline === seen[0]?.outline }));
        return Promise.resolve({ ...good, textShare, labels: taken });
      },
      recognise: () => Promise.resolve(texts[places.at(-1) ?? ''] ?? page('ole jo', 10)),
    });
    return { reader, calls, places };
  }

  test('one that can be read is read alone, and the reading says where the others are', async () => {
    const { reader, places } = readerOf({ '0.5': page('Anna Mellon') });
    const reading = await reader.read(photo, { signal: neverAborted() });
    expect(reading.labels.map(({ taken }) => taken)).toEqual([true, false, false, false]);
    expect(places).toEqual(['0.5']);
  });

  test('of which the first is in another script, one beside it is read', async () => {
    const { reader, places } = readerOf({ '0.8': page('Anna Mellon') });
    await expect(reader.read(photo, { signal: neverAborted() })).resolves.toMatchObject({
      text: 'Anna Mellon',
    });
    expect(places).toEqual(['0.5', '0.2', '0.8']);
  });

  test('none of which can be read is refused for the first, and no more than two others, what is in relief and the whole photo are tried', async () => {
    const { reader, places } = readerOf({ '0.1': page('Anna Mellon'), '0.2': page('Arna', 40) });
    await expect(reader.read(photo, { signal: neverAborted() })).rejects.toMatchObject({
      code: 'hard_to_read',
    });
    expect(places).toEqual(['0.5', '0.2', '0.8', 'relief', 'everywhere']);
  });

  test('none of which is seen well is looked for in the whole photo before what is in relief', async () => {
    for (const [textShare, code] of [
      [0.02, 'tiny_text'],
      [0, 'no_text'],
    ] as const) {
      const { reader, places } = readerOf({}, { textShare });
      await expect(reader.read(photo, { signal: neverAborted() })).rejects.toMatchObject({ code });
      expect(places).toEqual(['0.5', '0.2', '0.8', 'everywhere', 'relief']);
    }
  });

  test('none of which can be read but for what stands in relief is read by that', async () => {
    const { reader } = readerOf({ relief: page('Anna Mellon') });
    await expect(reader.read(photo, { signal: neverAborted() })).resolves.toMatchObject({
      text: 'Anna Mellon',
    });
  });

  test('that are one and the same, in its letters and in their bright rims, is not read twice', async () => {
    const seen = [0.5, 0.52].map((x, at) => ({ outline: square(x), taken: at === 0 }));
    const { reader, places } = readerOf({ relief: page('Anna Mellon') }, { seen });
    await reader.read(photo, { signal: neverAborted() });
    expect(places).toEqual(['0.5', 'relief']);
  });

  test('read as print with little certainty is read in relief where that is surer', async () => {
    const unsure = page('Ama Melbn', 65);
    for (const confidence of [90, 76]) {
      const raised = readerOf({ '0.5': unsure, relief: page('Anna Mellon', confidence) });
      await expect(raised.reader.read(photo, { signal: neverAborted() })).resolves.toMatchObject({
        text: 'Anna Mellon',
      });
    }
    const printed = readerOf({ '0.5': unsure, relief: page('Anna Mellon', 60) });
    await expect(printed.reader.read(photo, { signal: neverAborted() })).resolves.toMatchObject({
      text: 'Ama Melbn',
    });
    expect(printed.places).toEqual(['0.5', 'relief']);
  });

  test('of which none can be read in good time is refused without another try', async () => {
    const { reader, places } = readerOf({ '0.8': page('Anna Mellon') }, { stepMs: 3000 });
    await expect(reader.read(photo, { signal: neverAborted() })).rejects.toMatchObject({
      code: 'hard_to_read',
    });
    expect(places).toEqual(['0.5', '0.2']);
  });

  test('the one that the visitor asks for is read, or refused for itself', async () => {
    const { reader, places } = readerOf({ '0.2': page('The Weir'), '0.5': page('Anna Mellon') });
    const ask = (x: number) => reader.read(photo, { signal: neverAborted(), at: { x, y: 0.5 } });
    await expect(ask(0.2)).resolves.toMatchObject({ text: 'The Weir' });
    await expect(ask(0.8)).rejects.toMatchObject({ code: 'hard_to_read' });
    expect(places).toEqual(['0.2', '0.8']);
  });
});

describe('ending early', () => {
  const forever = () => new Promise<never>(() => {});

  test('an abort rejects at once with the reason of the signal', async () => {
    const { reader } = parts({ recognise: forever });
    const controller = new AbortController();
    const reading = reader.read(photo, { signal: controller.signal });
    controller.abort('new label');
    await expect(reading).rejects.toBe('new label');
  });

  test('disposing settles what is pending and disposes of the parts', async () => {
    const { reader, calls } = parts({ prepare: forever });
    const reading = reader.read(photo, { signal: neverAborted() });
    reader.dispose();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect(calls).toContain('dispose preparer');
    expect(calls).toContain('dispose recogniser');
  });
});

describe('a second reading', () => {
  test('waits for the first to end', async () => {
    const first = Promise.withResolvers<PreparedPhoto>();
    const { reader, calls } = parts({ prepare: () => first.promise });
    const both = [
      reader.read(photo, { signal: neverAborted() }),
      reader.read(photo, { signal: neverAborted() }),
    ];
    await Promise.resolve();
    await Promise.resolve();
    expect(calls.filter((call) => call === 'prepare')).toHaveLength(1);
    first.resolve(good);
    await Promise.all(both);
    expect(calls.filter((call) => call === 'prepare')).toHaveLength(2);
  });

  test('works after the first failed', async () => {
    let times = 0;
    const { reader } = parts({
      recognise: () =>
        times++ === 0 ? Promise.reject(new Error('engine died')) : Promise.resolve(page('Trio')),
    });
    await expect(reader.read(photo, { signal: neverAborted() })).rejects.toThrow('engine died');
    await expect(reader.read(photo, { signal: neverAborted() })).resolves.toMatchObject({ text: 'Trio' });
  });
});

test.each([
  ['a failure that is not an Error', 'oops', 'An unexpected error occurred while processing the image.'],
  [
    'an Error without a message',
    new Error(''),
    'Snap a close-up of the label! Make sure the text is crisp and readable!',
  ],
  ['an Error with one', new Error('out of memory'), 'out of memory'],
])('%s is told in the words of the specification', async (_, failure, message) => {
  const { reader } = parts({ prepare: () => Promise.reject(failure) });
  await expect(reader.read(photo, { signal: neverAborted() })).rejects.toThrow(message);
});
