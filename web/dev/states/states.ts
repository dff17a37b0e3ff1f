import {
  breakPictures,
  emptyPhoto,
  holdAnswers,
  holdWorkers,
  keepOfflineFiles,
  keepVisits,
  LABEL,
  labelPhoto,
  loseSignal,
  rowPhoto,
  mute,
  offerInstall,
} from './made-up.ts';
import {
  givePhoto,
  holdSound,
  hoverPhoto,
  press,
  see,
  seeElement,
  seeKey,
  turnOn,
  typeLabel,
} from './visitor.ts';

/** How the app gets into a state: what is so `before` it starts, and the steps from there. */
interface State {
  before?: () => void | Promise<void>;
  steps?: () => void | Promise<void>;
}

const dismissed = (): Promise<void> => press('Dismiss');

/** The label is there, and its work has its name. */
async function labelShown(): Promise<void> {
  await seeElement('.work-title');
}

/** A photo of several labels was read, and one of them. */
async function severalShown(): Promise<void> {
  await givePhoto(await rowPhoto());
  await labelShown();
  await see('3 labels found.');
}

async function openPiece(piece: 'Sound bite' | 'Mini podcast'): Promise<void> {
  await labelShown();
  await press(piece);
  await seeKey('Play');
}

async function rejected(): Promise<void> {
  await givePhoto(await emptyPhoto());
  await see('Take it again');
}

async function playing(piece: 'Sound bite' | 'Mini podcast'): Promise<void> {
  await labelShown();
  await turnOn('Show audio script');
  await openPiece(piece);
  await press('Play');
  await seeElement('.script .now');
  await holdSound();
}

async function openReadiness(): Promise<void> {
  // The worker is looked for once the page has loaded.
  window.dispatchEvent(new Event('load'));
  await press('Settings');
  await press('What works offline');
}

async function deviceMade(): Promise<void> {
  loseSignal();
  await press('Sound bite');
  await see('Made on your phone from the label alone');
  await dismissed();
}

async function openVisits(): Promise<void> {
  await labelShown();
  await press('Visits');
  await see('Kept on this phone only.');
}

/** Every state that a visitor can meet, under the names that `npm run screenshots` gives them. */
export const STATES = {
  'first-visit': {},
  settings: { steps: () => press('Settings') },
  'ready-offline': {
    before: () => keepOfflineFiles(),
    async steps() {
      await openReadiness();
      await see('Ready offline');
    },
  },
  'not-ready-offline': {
    before: () => keepOfflineFiles('language'),
    async steps() {
      await openReadiness();
      await see('Not ready offline');
    },
  },
  'what-is-sent': { steps: () => press('What is sent') },
  'photo-hovering': {
    async steps() {
      await seeElement('.preview');
      hoverPhoto(await labelPhoto());
      await see('Drop the photo here');
    },
  },
  'type-the-label': { steps: () => press('Type the label') },
  'typed-label': {
    async steps() {
      await typeLabel(LABEL);
      await labelShown();
    },
  },
  'install-hint': {
    async steps() {
      await typeLabel(LABEL);
      await labelShown();
      offerInstall();
      (await seeElement('.install')).scrollIntoView({ block: 'end' });
    },
  },
  'rejected-toast': { steps: rejected },
  rejected: {
    async steps() {
      await rejected();
      await dismissed();
    },
  },
  crop: {
    async steps() {
      await turnOn('Enable image cropping');
      await givePhoto(await labelPhoto());
      await see('Crop & Continue');
    },
  },
  'panel-crashed': {
    async steps() {
      await turnOn('Enable image cropping');
      breakPictures();
      await givePhoto(await labelPhoto());
      await seeElement('[role=alert]');
    },
  },
  crashed: {
    async steps() {
      await seeElement('.preview');
      breakPictures();
      await givePhoto(await labelPhoto());
      await see('Something went wrong');
    },
  },
  'several-labels': { steps: severalShown },
  'reading-another-label': {
    async steps() {
      await severalShown();
      holdWorkers();
      await press('Label 1 of 3');
      await see('Reading label 1 of 3...');
    },
  },
  'another-label-failed': {
    async steps() {
      await severalShown();
      await press('Label 1 of 3');
      await see('Label 1 of 3 was not read');
      await dismissed();
    },
  },
  reading: {
    async steps() {
      await seeElement('.preview');
      holdWorkers();
      await givePhoto(await labelPhoto());
      await see('Processing image...');
    },
  },
  'text-found': { before: keepVisits, steps: labelShown },
  'extracted-text': {
    before: keepVisits,
    async steps() {
      await labelShown();
      await turnOn('Show extracted text');
      await see('Extracted text');
    },
  },
  editing: {
    before: keepVisits,
    async steps() {
      await labelShown();
      await turnOn('Show extracted text');
      await press('Edit the text');
    },
  },
  generating: {
    before: keepVisits,
    async steps() {
      await labelShown();
      holdAnswers();
      await press('Sound bite');
      await see('Generating...');
    },
  },
  'sound-bite-ready': { before: keepVisits, steps: () => openPiece('Sound bite') },
  'sound-bite-playing': {
    async before() {
      mute();
      await keepVisits();
    },
    steps: () => playing('Sound bite'),
  },
  rated: {
    async before() {
      mute();
      await keepVisits();
    },
    async steps() {
      await playing('Sound bite');
      await press('Pause');
      (await seeElement('input[type=radio][value="4"], [aria-label^="4 stars"]')).dispatchEvent(
        new MouseEvent('click', { bubbles: true }),
      );
      await see('Thanks for rating!');
      await dismissed();
    },
  },
  'podcast-ready': {
    before: keepVisits,
    async steps() {
      await labelShown();
      await turnOn('Show audio script');
      await openPiece('Mini podcast');
      await see('Anna:');
    },
  },
  'what-a-sentence-rests-on': {
    before: keepVisits,
    async steps() {
      await labelShown();
      await turnOn('Show audio script');
      await openPiece('Mini podcast');
      const mark = await seeElement('.origin');
      if (mark instanceof HTMLElement) mark.click();
      await seeElement('.grounds:popover-open');
    },
  },
  'podcast-playing': {
    async before() {
      mute();
      await keepVisits();
    },
    steps: () => playing('Mini podcast'),
  },
  offline: {
    before: keepVisits,
    async steps() {
      await labelShown();
      loseSignal();
      await see('No Internet. Turn on Wi-Fi.');
    },
  },
  visits: {
    before: keepVisits,
    async steps() {
      await openVisits();
      (await seeElement('.visits')).scrollIntoView();
    },
  },
  'naming-a-day': {
    before: keepVisits,
    async steps() {
      await openVisits();
      (await seeElement('.day-name')).dispatchEvent(new MouseEvent('click', { bubbles: true }));
      (await seeElement('.day-form')).scrollIntoView({ block: 'center' });
    },
  },
  'erase-all': {
    before: keepVisits,
    async steps() {
      await openVisits();
      await press('Erase all');
    },
  },
  'made-on-the-phone': {
    before: keepVisits,
    async steps() {
      await labelShown();
      await deviceMade();
    },
  },
  waiting: {
    before: keepVisits,
    async steps() {
      await labelShown();
      await deviceMade();
      await press('1 request waiting');
    },
  },
  'not-found': { steps: () => see('404 Page Not Found') },
} as const satisfies Record<string, State>;

export type StateName = keyof typeof STATES;

/** The same by a name that is known only later. */
export function stateOf(name: StateName): State {
  return STATES[name];
}
