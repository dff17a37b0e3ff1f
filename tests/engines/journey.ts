import assert from 'node:assert/strict';
import type { Fixture } from '../label-corpus/fixtures.ts';
import type { EnginePage } from './engine-page.ts';
import {
  countFrames,
  framesDrawn,
  isSounding,
  photoIsWide,
  playedSeconds,
  problemsSeen,
  watchFor,
} from './page-functions.ts';
import { until } from './until.ts';
import { createVisitor, isTrue } from './visitor.ts';

/** What the visitor comes with. */
export interface Visit {
  page: EnginePage;
  url: string;
  photos: { clean: Fixture; handheld: Fixture; turned: Fixture; bad: string };
  signal: AbortSignal;
}

/** Steps in their order; one that fails ends the scenario. */
export interface Scenario {
  title: string;
  steps: readonly (readonly [title: string, run: () => Promise<void>])[];
}

/** The silence that unlocks the element lasts 0.1 s; what plays longer is speech. */
const SPEECH_SECONDS = 0.3;
const CAMERA = 'input[type=file]';

/** The visit of issue 2: a label photographed, read, heard; then one lying on its side; then bad files. */
export function scenarios({ page, url, photos, signal }: Visit): readonly Scenario[] {
  const { ask, open, shows, seen, control, press, turnOn } = createVisitor(page, signal);
  const givePhoto = (path: string) => page.giveFile(CAMERA, path);
  const artistOf = (photo: Fixture) => photo.truth.fields.artist ?? 'no artist on this fixture';
  const noProblems = async () => assert.equal(await ask(problemsSeen), '');
  const sounds = (yes: boolean) =>
    until(
      `sound ${yes ? 'on' : 'off'}`,
      () => ask(isSounding),
      (on) => on === yes,
      signal,
    );

  return [
    {
      title: 'a visitor photographs a label and hears about the work',
      steps: [
        ['the page opens', () => open(url)],
        ['the intro says what to do', () => shows('Scan the label, not the artwork!')],
        ['"Sound bite" waits for a label', () => control('Sound bite', 'disabled')],
        ['the extracted text can be turned on', () => turnOn('Show extracted text')],
        [
          'a photo is taken, and "Processing image..." shows',
          async () => {
            await ask(watchFor, 'Processing image...');
            await givePhoto(photos.handheld.path);
            await seen('Processing image...');
          },
        ],
        ['"Sound bite" becomes enabled', () => control('Sound bite', 'ready')],
        ['the extracted text names the artist as printed', () => shows(artistOf(photos.handheld))],
        [
          '"Sound bite" pressed, "Generating..." shows and Play appears',
          async () => {
            await ask(watchFor, 'Generating...');
            await press('Sound bite');
            await seen('Generating...');
            await control('Play', 'ready');
          },
        ],
        [
          'Play: the sound advances',
          async () => {
            await press('Play');
            await sounds(true);
            await until(
              'the position',
              () => ask(playedSeconds),
              (seconds) => Number(seconds) > SPEECH_SECONDS,
              signal,
            );
          },
        ],
        [
          'Pause: the sound holds its position',
          async () => {
            await press('Pause');
            await sounds(false);
            await control('Play', 'ready');
            const position = await ask(playedSeconds);
            await ask(countFrames);
            await until(
              'frames',
              () => ask(framesDrawn),
              (frames) => Number(frames) >= 30,
              signal,
            );
            assert.equal(await ask(playedSeconds), position);
          },
        ],
        [
          'Stop: the panel closes',
          async () => {
            await press('Stop');
            await control('Stop', 'absent');
            await control('Sound bite', 'ready');
          },
        ],
        ['no uncaught error, nothing blocked by the Content-Security-Policy', noProblems],
      ],
    },
    {
      title: 'a photo lying on its side by its EXIF tag',
      steps: [
        [
          'is given',
          async () => {
            await open(url);
            await turnOn('Show extracted text');
            await givePhoto(photos.turned.path);
          },
        ],
        ['is read upright', () => shows(artistOf(photos.turned))],
        [
          'is shown upright',
          () => until('a photo wider than tall, as it was taken', () => ask(photoIsWide), isTrue, signal),
        ],
        ['no uncaught error, nothing blocked by the Content-Security-Policy', noProblems],
      ],
    },
    {
      title: 'a file that is no picture',
      steps: [
        [
          'gives an error',
          async () => {
            await open(url);
            await turnOn('Show extracted text');
            await givePhoto(photos.bad);
            await shows('Error');
            await control('Sound bite', 'disabled');
          },
        ],
        [
          'leaves the app working: the next photo is read',
          async () => {
            await givePhoto(photos.clean.path);
            await control('Sound bite', 'ready');
            await shows(artistOf(photos.clean));
          },
        ],
        ['no uncaught error, nothing blocked by the Content-Security-Policy', noProblems],
      ],
    },
  ];
}
