import type { ConfigResponse } from '@placard/api/contract';
import { createStore } from 'zustand/vanilla';
import { createCapture } from '../../engines/capture/capture.ts';
import { createIntro } from '../../engines/capture/intro.ts';
import type { PhotoCropper } from '../../engines/capture/ports.ts';
import { createConnectionMonitor } from '../../engines/connection/monitor.ts';
import { createLayers } from '../../engines/layers/layers.ts';
import type { LabelText, ReportFault } from '../../engines/listening/ports.ts';
import { createInstallHint } from '../../engines/install/install.ts';
import { createLazyReader } from '../../engines/ocr/lazy-reader.ts';
import { createMuseum } from '../../engines/museum/museum.ts';
import { createNotices } from '../../engines/outbox/notices.ts';
import { createWaiting } from '../../engines/outbox/waiting.ts';
import { createRating } from '../../engines/rating/rating.ts';
import { createSettings } from '../../engines/settings/settings.ts';
import type { Visit } from '../../engines/visits/visit.ts';
import type { Services } from '../../features/services.ts';
import type { ListeningFault } from '../../engines/listening/ports.ts';
import { isAbort } from '../../lib/abort.ts';
import { AppError, visitorMessage } from '../../lib/app-error.ts';
import { fetchedAtLast, fetchedOnce } from '../../lib/fetched-once.ts';
import { lazyCalls } from '../../lib/lazy-calls.ts';
import { pageAtRest } from '../../platform/timing/at-rest.ts';
import { intervalTicker, timeoutTimer } from '../../platform/timing/clock.ts';
import { createDepthHistory } from '../../platform/page/depth-history.ts';
import { createInstallBrowser } from '../../platform/page/install-browser.ts';
import { launchedForNewLabel } from '../../platform/page/launch.ts';
import { createLocalValue } from '../../platform/storage/local-value.ts';
import { MUSEUM } from '../../platform/storage/names.ts';
import { createNetwork } from '../../platform/network/network.ts';
import { showWholeScreen } from '../../platform/page/first-screen.ts';
import { browserNotices } from '../../platform/page/notices.ts';
import { pageVisibility } from '../../platform/page/page-visibility.ts';
import { smallPicture } from '../../platform/image/small-picture.ts';
import { newRequestKey } from '../../platform/network/request-key.ts';
import { shareText } from '../../platform/page/share.ts';
import { offlineStorage } from '../../platform/storage/storage.ts';
import { toastError, toastPlain, toastUndo } from '../../ui/messages/toasts.ts';
import { createPieces } from '../../engines/steps/pieces.ts';
import { composeReadiness } from './compose-readiness.ts';
import { composeSound } from './compose-sound.ts';
import { composeKeeping } from './compose-visits.ts';
import { createErasing } from '../../engines/steps/erase-visits.ts';
import { createPanels } from '../../engines/steps/panels.ts';
import { lazyRequests } from './lazy-requests.ts';
import { createWorkNames } from '../../engines/guide/name-work.ts';
import type { Work } from '../../engines/guide/ports.ts';
import { createDeviceGuide } from '../guide/device-made.ts';
import { connectOutbox } from '../reactions/outbox-reactions.ts';
import { connectPlaylist, createWorksPlaylist } from '../../engines/steps/play-works.ts';
import { connectReactions } from '../reactions/reactions.ts';
import { sharedPiece, toldNow, type Told } from '../../engines/steps/shared-piece.ts';
import { toastRated, toastStorage } from '../reactions/toasts.ts';
import { createShownVisit } from '../../engines/steps/shown-visit.ts';
import { createSteps } from '../../engines/steps/steps.ts';
import { connectStars } from '../reactions/visit-stars.ts';

/** Cropping comes in its own chunk: most visitors never turn it on. */
async function cropping(): Promise<PhotoCropper> {
  try {
    return (await import('../../platform/image/crop-photo.ts')).photoCropper;
  } catch (cause) {
    throw new AppError('reader_unavailable', { cause });
  }
}

const warn = (message: string, cause: unknown) => console.warn(message, cause);

async function exportAll(visits: readonly Visit[]): Promise<void> {
  try {
    const chunk = await import('./export-visits.ts').catch((cause: unknown) => {
      throw new AppError('view_unavailable', { cause });
    });
    await chunk.exportVisits(visits);
  } catch (error) {
    toastError(visitorMessage(error));
  }
}

/** A share sheet opens only within moments of the tap, so a name that has not come yet is waited for no longer. */
async function share(told: Told, named: Promise<Work | undefined> | undefined): Promise<void> {
  try {
    if ((await shareText(sharedPiece(told, await named))) === 'copied')
      toastPlain('Copied', 'The text is ready to be pasted.');
  } catch (error) {
    if (!isAbort(error)) toastError(visitorMessage(error));
  }
}

/** Builds the running app: the only place where engines meet adapters. Nothing here is called twice. */
export function composeServices(): Services {
  const listeningFault = createStore<ListeningFault>(() => ({
    message: undefined,
    hint: undefined,
    quiet: false,
  }));
  const website = createStore(() => ({ url: '/about.html' }));
  const museum = createMuseum(createLocalValue(MUSEUM));
  const work = createStore<{ work: Work | undefined }>(() => ({ work: undefined }));

  const reportFault: ReportFault = (message, cause) => {
    console.warn(message, cause);
    const hint = cause instanceof AppError ? cause.reply?.details : undefined;
    listeningFault.setState({ message, hint, quiet: false });
  };
  const reportTrouble = (message: string, details?: string) => {
    console.warn(message, 'the phone speaks in place of the server');
    listeningFault.setState({ message, hint: details, quiet: true });
  };
  const clearTrouble = () => listeningFault.setState({ message: undefined, hint: undefined, quiet: false });
  const guide = createDeviceGuide();
  const names = createWorkNames(guide, timeoutTimer);
  const reader = createLazyReader(async () =>
    names.withNames((await import('./label-reading.ts')).openLabelReader()),
  );
  const capture = createCapture(reader, lazyCalls(cropping, ['open', 'crop', 'turn']));
  const settings = createSettings(createLocalValue('placard-settings'));
  const connection = createConnectionMonitor({
    network: createNetwork(),
    page: pageVisibility,
    ticker: intervalTicker,
    timer: timeoutTimer,
  });
  const requests = lazyRequests(() => connection.store.getState().state === 'offline');
  let speechProvider: ConfigResponse['speechProvider'] | undefined;
  const { playback, unlock, voicePack, voiceSample, deviceSpeaks } = composeSound({
    server: ({ text, role }, signal) => requests.speak({ text, voice: role }, speechProvider, signal),
    connection: () => connection.store.getState().state,
    provider: () => speechProvider,
    settings,
  });
  const keeping = composeKeeping({
    connection,
    send: requests.send,
    onShownGone: () => capture.clear(),
    onStorageFault: toastStorage,
    log: warn,
  });
  const { visits, currentVisit, outbox, places } = keeping;
  const label = (): LabelText | undefined => {
    const { reading } = capture.store.getState();
    return reading && { text: reading.text, lines: reading.lines };
  };
  const { soundBite, podcast } = createPieces({
    ...keeping,
    guide,
    playback,
    connected: () => connection.store.getState().state === 'connected',
    reportFault,
    reportTrouble,
    clearTrouble,
    onHeard: () => services.playlist.heard(),
  });
  const rating = createRating({ service: { rate: keeping.rate }, onRated: toastRated, log: warn });

  const panels = createPanels({ soundBite, podcast, playback, currentVisit, label, clearTrouble });
  const shownVisit = createShownVisit({
    capture,
    visits,
    currentVisit,
    panels,
    places,
    outbox,
    newId: newRequestKey,
    smallPicture,
  });

  const services: Services = {
    capture,
    intro: createIntro(intervalTicker, capture.store),
    soundBite,
    podcast,
    playback,
    playlist: createWorksPlaylist(() => services, unlock),
    voicePack,
    voiceSample,
    deviceSpeaks,
    rating,
    visits,
    currentVisit,
    outbox,
    waiting: createWaiting(outbox.store, visits.store),
    notices: createNotices(browserNotices),
    settings,
    connection,
    readiness: composeReadiness(connection, museum.store, warn),
    museum: museum.store,
    install: createInstallHint(
      createInstallBrowser(),
      capture.store,
      createLocalValue('placard-install-refused'),
    ),
    work,
    listeningFault,
    label,
    steps: createSteps({
      capture,
      settings,
      panels,
      shownVisit,
      erasing: createErasing(visits, shownVisit.leave, toastUndo),
      exportVisits: () => void exportAll(visits.store.getState().visits),
      share() {
        const told = toldNow({ soundBite, podcast });
        const { reading } = capture.store.getState();
        if (told) void share(told, reading && names.soon(reading));
      },
    }),
    layers: createLayers(createDepthHistory()),
    secure: window.isSecureContext,
    website,
  };
  void shownVisit.connect(launchedForNewLabel(), () => void offlineStorage.persist()).then(showWholeScreen);
  // After the visits: a label's name goes to the visit that has begun with it.
  connectReactions(services, names, work);
  connectPlaylist(services);
  connectStars(services);
  connectOutbox({ ...services, page: pageVisibility, onAnswer: panels.answerCame });
  const nowPlaying = () => {
    const { picture } = capture.store.getState();
    const { work: named } = work.getState();
    return { title: named?.title ?? 'Label', artist: named?.maker ?? '', picture };
  };
  const lockScreen = fetchedAtLast(() => import('../../platform/sound/media-session.ts'), timeoutTimer);
  const connectLockScreen = async () => {
    await pageAtRest();
    const { connectMediaSession } = await lockScreen();
    connectMediaSession(services, nowPlaying, work.subscribe);
  };
  void connectLockScreen();
  const setUp = fetchedOnce(async () => {
    // Nothing aborts it: the page lives as long as the answer matters.
    const config = await requests.config(new AbortController().signal);
    website.setState({ url: config.websiteUrl });
    museum.hear(config.museum);
    speechProvider = config.speechProvider;
  });
  const askSetUp = () =>
    setUp().catch((error: unknown) => console.warn('the server did not say how it is set up', error));
  void pageAtRest().then(askSetUp);
  connection.store.subscribe(({ state }) => {
    if (state === 'connected') void askSetUp();
  });
  return services;
}
