import { createStore } from 'zustand/vanilla';
import { createCapture } from '../engines/capture/capture.ts';
import { createIntro } from '../engines/capture/intro.ts';
import type { PhotoCropper } from '../engines/capture/ports.ts';
import { createConnectionMonitor } from '../engines/connection/monitor.ts';
import type { LabelText, ReportFault } from '../engines/listening/ports.ts';
import { createSpokenPiece } from '../engines/listening/spoken-piece.ts';
import { createLabelReader } from '../engines/ocr/label-reader.ts';
import { createPlayback } from '../engines/playback/playback.ts';
import { sentenceSegments, turnSegments } from '../engines/playback/segments.ts';
import { createRating } from '../engines/rating/rating.ts';
import { createSettings } from '../engines/settings/settings.ts';
import type { ListeningFault, Services, Work } from '../features/services.ts';
import { AppError } from '../lib/app-error.ts';
import { ERROR_TEXTS } from '../lib/error-texts.ts';
import { createAudioOutput } from '../platform/audio-output.ts';
import { intervalTicker } from '../platform/clock.ts';
import { api } from '../platform/http.ts';
import { createNetwork } from '../platform/network.ts';
import { createPhotoPreparer } from '../platform/photo-preparer.ts';
import { withReadTiming } from '../platform/read-timing.ts';
import { newRequestKey } from '../platform/request-key.ts';
import { createSettingsStorage } from '../platform/settings-storage.ts';
import { createTesseract } from '../platform/tesseract.ts';
import { toastPlain } from '../ui/toasts.ts';
import { connectReactions } from './reactions.ts';

/** In the document, so that the browser's own media controls and developer tools find it. */
function audioElement(): HTMLAudioElement {
  const element = document.createElement('audio');
  document.body.append(element);
  return element;
}

/** Cropping comes in its own chunk: most visitors never turn it on. */
async function cropping() {
  try {
    return await import('../platform/crop-photo.ts');
  } catch (cause) {
    throw new AppError('reader_unavailable', { cause });
  }
}

const cropper: PhotoCropper = {
  open: async (photo, signal) => (await cropping()).openForCropping(photo, signal),
  crop: async (photo, size, area, signal) => (await cropping()).croppedPhoto(photo, size, area, signal),
};

/** Builds the running app: the only place where engines meet adapters. Nothing here is called twice. */
export function composeServices(): Services {
  const listeningFault = createStore<ListeningFault>(() => ({ message: undefined }));
  const website = createStore(() => ({ url: '/about.html' }));
  const work = createStore<{ work: Work | undefined }>(() => ({ work: undefined }));

  const reportFault: ReportFault = (message, cause) => {
    console.warn(message, cause);
    listeningFault.setState({ message });
  };
  const reader = createLabelReader({
    preparer: createPhotoPreparer(),
    recogniser: createTesseract({ ocrBase: '/ocr' }),
  });
  const capture = createCapture(withReadTiming(reader), cropper);
  const settings = createSettings(createSettingsStorage());
  const playback = createPlayback({
    voice: {
      clip: ({ text, role }, signal) => api.synthesizeSpeech({ text, voice: role }, signal),
    },
    output: createAudioOutput(audioElement()),
    ticker: intervalTicker,
  });
  const speaking = { playback, newKey: newRequestKey, reportFault };
  const soundBite = createSpokenPiece(
    {
      fetch: ({ text, lines }, key, signal) => api.describe({ text, lines: [...lines] }, key, signal),
      segments: ({ description }) => sentenceSegments(description, 'soundbite'),
      onBadSegment: 'stop',
      generationFault: ERROR_TEXTS.unexpected,
      playbackFault: ERROR_TEXTS.sound_bite_playback,
    },
    speaking,
  );
  const podcast = createSpokenPiece(
    {
      fetch: ({ text, lines }, key, signal) =>
        api.converse({ description: text, lines: [...lines] }, key, signal),
      segments: ({ messages }) => turnSegments(messages),
      onBadSegment: 'skip',
      generationFault: ERROR_TEXTS.conversation_failed,
      playbackFault: ERROR_TEXTS.podcast_playback,
    },
    speaking,
  );
  const rating = createRating({
    service: api,
    onRated: (stars) =>
      toastPlain('Thank you for your feedback!', `You rated this conversation ${stars} stars.`),
    log: (message, cause) => console.warn(message, cause),
  });

  const label = (): LabelText | undefined => {
    const { reading } = capture.store.getState();
    return reading && { text: reading.text, lines: reading.lines };
  };
  const closePanel = () => {
    soundBite.stop();
    podcast.stop();
    listeningFault.setState({ message: undefined });
  };
  const openAlone = (
    piece: Pick<Services['soundBite'], 'open'>,
    other: Pick<Services['soundBite'], 'stop'>,
  ) => {
    const wanted = label();
    if (!wanted) return;
    other.stop();
    listeningFault.setState({ message: undefined });
    void piece.open(wanted);
  };

  const services: Services = {
    capture,
    intro: createIntro(intervalTicker, capture.store),
    soundBite,
    podcast,
    playback,
    rating,
    settings,
    connection: createConnectionMonitor(createNetwork(), intervalTicker),
    work,
    listeningFault,
    label,
    steps: {
      newLabel() {
        closePanel();
        capture.prepare();
      },
      readPhoto(photo) {
        closePanel();
        if (settings.store.getState().cropPhoto) void capture.frame(photo);
        else void capture.read(photo);
      },
      cropPhoto: (area) => void capture.crop(area),
      cancelCrop: () => capture.cancelCrop(),
      typeLabel(text) {
        closePanel();
        capture.type(text);
      },
      editLabel(text) {
        closePanel();
        capture.edit(text);
      },
      openSoundBite: () => openAlone(soundBite, podcast),
      openPodcast: () => openAlone(podcast, soundBite),
      closePanel,
    },
    secure: window.isSecureContext,
    website,
  };
  connectReactions(services, work);
  // Nothing waits for it and nothing aborts it: the page lives as long as the answer matters.
  api.config(new AbortController().signal).then(
    ({ websiteUrl }) => website.setState({ url: websiteUrl }),
    (error: unknown) => console.warn('the server did not say where its website is', error),
  );
  return services;
}
