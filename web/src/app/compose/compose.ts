import type { ConfigResponse } from '@placard/api/contract';
import { createStore } from 'zustand/vanilla';
import { createCapture } from '../../engines/capture/capture.ts';
import { saysSomething } from '../../engines/capture/typed-label.ts';
import { createIntro } from '../../engines/capture/intro.ts';
import type { PhotoCropper } from '../../engines/capture/ports.ts';
import { createConnectionMonitor } from '../../engines/connection/monitor.ts';
import { createLayers } from '../../engines/layers/layers.ts';
import type { LabelText, ReportFault } from '../../engines/listening/ports.ts';
import { createInstallHint } from '../../engines/install/install.ts';
import { createLateReader } from '../../engines/ocr/late-reader.ts';
import type { LabelReading } from '../../engines/ocr/reading.ts';
import { createNotices } from '../../engines/outbox/notices.ts';
import { createWaiting } from '../../engines/outbox/waiting.ts';
import { createRating } from '../../engines/rating/rating.ts';
import { createSettings } from '../../engines/settings/settings.ts';
import type { Visit } from '../../engines/visits/visit.ts';
import type { ListeningFault, Services, Work } from '../../features/services.ts';
import { isAbort } from '../../lib/abort.ts';
import { AppError, visitorMessage } from '../../lib/app-error.ts';
import { ERROR_TEXTS } from '../../lib/error-texts.ts';
import { fetchedAtLast, fetchedOnce } from '../../lib/fetched-once.ts';
import { intervalTicker, timeoutTimer } from '../../platform/timing/clock.ts';
import { createDepthHistory } from '../../platform/page/depth-history.ts';
import { createInstallBrowser } from '../../platform/page/install-browser.ts';
import { launchedForNewLabel } from '../../platform/page/launch.ts';
import { createLocalValue } from '../../platform/storage/local-value.ts';
import { createNetwork } from '../../platform/network/network.ts';
import { browserNotices } from '../../platform/page/notices.ts';
import { pageVisibility } from '../../platform/page/page-visibility.ts';
import { newRequestKey } from '../../platform/network/request-key.ts';
import { shareText } from '../../platform/page/share.ts';
import { offlineStorage } from '../../platform/storage/storage.ts';
import { toastError, toastPlain } from '../../ui/messages/toasts.ts';
import { composePieces } from './compose-pieces.ts';
import { composeReadiness } from './compose-readiness.ts';
import { composeSound } from './compose-sound.ts';
import { composeKeeping } from './compose-visits.ts';
import { createErasing } from '../reactions/erase-visits.ts';
import { createPanels } from '../reactions/panels.ts';
import { lateRequests } from './late-requests.ts';
import { namedSoon } from '../guide/name-work.ts';
import { connectOutbox } from '../reactions/outbox-reactions.ts';
import { composePlaylist, connectPlaylist } from '../reactions/play-works.ts';
import { connectReactions } from '../reactions/reactions.ts';
import { sharedPiece, toldNow, type Told } from '../hand-on/shared-piece.ts';
import { toastRated, toastStorage } from '../reactions/toasts.ts';
import { connectVisits, editVisit, leaveScreen, resumeVisit } from '../reactions/visit-reactions.ts';
import { connectStars } from '../reactions/visit-stars.ts';

/** Cropping comes in its own chunk: most visitors never turn it on. */
async function cropping() {
  try {
    return await import('../../platform/image/crop-photo.ts');
  } catch (cause) {
    throw new AppError('reader_unavailable', { cause });
  }
}

const cropper: PhotoCropper = {
  open: async (photo, signal) => (await cropping()).openForCropping(photo, signal),
  crop: async (photo, size, area, signal) => (await cropping()).croppedPhoto(photo, size, area, signal),
  turn: async (photo, signal) => (await cropping()).turnedPhoto(photo, signal),
};

const warn = (message: string, cause: unknown) => console.warn(message, cause);

async function exportAll(visits: readonly Visit[]): Promise<void> {
  try {
    const chunk = await import('../hand-on/export-visits.ts').catch((cause: unknown) => {
      throw new AppError('view_unavailable', { cause });
    });
    await chunk.exportVisits(visits);
  } catch (error) {
    toastError(visitorMessage(error));
  }
}

/** A share sheet opens only within moments of the tap, so a name that has not come yet is waited for no longer. */
async function share(told: Told, reading: LabelReading | undefined): Promise<void> {
  try {
    const named = reading && (await namedSoon(reading));
    if ((await shareText(sharedPiece(told, named))) === 'copied')
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
  const reader = createLateReader(async () => (await import('./label-reading.ts')).openLabelReader());
  const capture = createCapture(reader, cropper);
  const settings = createSettings(createLocalValue('placard-settings'));
  const connection = createConnectionMonitor({
    network: createNetwork(),
    page: pageVisibility,
    ticker: intervalTicker,
    timer: timeoutTimer,
  });
  const requests = lateRequests(() => connection.store.getState().sign === 'offline');
  let speechProvider: ConfigResponse['speechProvider'] | undefined;
  const { playback, unlock, voicePack, deviceSpeaks } = composeSound({
    server: ({ text, role }, signal) => requests.speak({ text, voice: role }, speechProvider, signal),
    sign: () => connection.store.getState().sign,
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
  const { soundBite, podcast } = composePieces({
    keeping,
    playback,
    connected: () => connection.store.getState().sign === 'connected',
    reportFault,
    reportTrouble,
    clearTrouble,
    onHeard: () => services.playlist.heard(),
  });
  const rating = createRating({ service: { rate: keeping.rate }, onRated: toastRated, log: warn });

  const panels = createPanels({ soundBite, podcast, playback, currentVisit, label, clearTrouble });
  const closePanel = panels.close;
  const visitDeps = { capture, visits, currentVisit, panels, places, outbox, newId: newRequestKey };

  const services: Services = {
    capture,
    intro: createIntro(intervalTicker, capture.store),
    soundBite,
    podcast,
    playback,
    playlist: composePlaylist(() => services, unlock),
    voicePack,
    deviceSpeaks,
    rating,
    visits,
    currentVisit,
    outbox,
    waiting: createWaiting(outbox.store, visits.store),
    notices: createNotices(browserNotices),
    settings,
    connection,
    readiness: composeReadiness(connection, warn),
    install: createInstallHint(
      createInstallBrowser(),
      capture.store,
      createLocalValue('placard-install-refused'),
    ),
    work,
    listeningFault,
    label,
    steps: {
      newLabel() {
        panels.leave();
        capture.prepare();
      },
      readPhoto(photo) {
        closePanel();
        if (settings.store.getState().cropPhoto) void capture.frame(photo);
        else void capture.read(photo);
      },
      rereadPhoto: (turned) => void capture.reread(turned),
      cropPhoto: (area) => void capture.crop(area),
      cancelCrop: () => capture.cancelCrop(),
      typeLabel(text) {
        if (!saysSomething(text)) return ERROR_TEXTS.no_text;
        closePanel();
        capture.type(text);
        return undefined;
      },
      editLabel(text) {
        if (!saysSomething(text)) return ERROR_TEXTS.no_text;
        closePanel();
        editVisit(visitDeps, text);
        return undefined;
      },
      openSoundBite: () => panels.open('description'),
      openPodcast: () => panels.open('conversation'),
      closePanel,
      ...createErasing(visits, (erased) => leaveScreen(visitDeps, erased)),
      openVisit(visit) {
        closePanel();
        resumeVisit(visitDeps, visit);
      },
      exportVisits: () => void exportAll(visits.store.getState().visits),
      share() {
        const told = toldNow({ soundBite, podcast });
        if (told) void share(told, capture.store.getState().reading);
      },
    },
    layers: createLayers(createDepthHistory()),
    secure: window.isSecureContext,
    website,
  };
  connectVisits(visitDeps, launchedForNewLabel(), () => void offlineStorage.persist());
  // After the visits: a label's name goes to the visit that has begun with it.
  connectReactions(services, work);
  connectPlaylist(services);
  connectStars(services);
  connectOutbox({ ...services, page: pageVisibility });
  const nowPlaying = () => {
    const { picture } = capture.store.getState();
    const { work: named } = work.getState();
    return { title: named?.title ?? 'Label', artist: named?.maker ?? '', picture };
  };
  const lockScreen = fetchedAtLast(() => import('../../platform/sound/media-session.ts'), timeoutTimer);
  void lockScreen().then(({ connectMediaSession }) =>
    connectMediaSession(services, nowPlaying, work.subscribe),
  );
  const setUp = fetchedOnce(async () => {
    // Nothing aborts it: the page lives as long as the answer matters.
    const config = await requests.config(new AbortController().signal);
    website.setState({ url: config.websiteUrl });
    speechProvider = config.speechProvider;
  });
  const askSetUp = () =>
    setUp().catch((error: unknown) => console.warn('the server did not say how it is set up', error));
  void askSetUp();
  connection.store.subscribe(({ sign }) => {
    if (sign === 'connected') void askSetUp();
  });
  return services;
}
