import type { SpeechPort, UtteranceError } from '../../engines/voices/speech-port.ts';

const ERRORS: Partial<Record<SpeechSynthesisErrorCode, UtteranceError>> = {
  'not-allowed': 'refused',
  canceled: 'interrupted',
  interrupted: 'interrupted',
};

/** For browsers without speech synthesis: there are no voices. */
const MUTE: SpeechPort<SpeechSynthesisVoice> = {
  voices: () => [],
  onVoicesChanged() {},
  speak: (_utterance, { onError }) => onError('failed'),
  cancel() {},
  busy: false,
};

/** The Web Speech API. */
export function createSpeech(): SpeechPort<SpeechSynthesisVoice> {
  if (!('speechSynthesis' in globalThis)) return MUTE;
  const { speechSynthesis } = globalThis;
  // Chrome drops the events of an utterance to which no reference is kept.
  let held: SpeechSynthesisUtterance | undefined;
  return {
    voices: () => speechSynthesis.getVoices(),
    onVoicesChanged: (listener) => speechSynthesis.addEventListener('voiceschanged', listener),
    speak({ text, voice, pitch, speed }, { onStart, onEnd, onError }) {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      // Android asks for the language although the voice has one.
      utterance.lang = voice.lang;
      utterance.pitch = pitch;
      utterance.rate = speed;
      utterance.addEventListener('start', onStart);
      utterance.addEventListener('end', onEnd);
      utterance.addEventListener('error', ({ error }) => onError(ERRORS[error] ?? 'failed'));
      held = utterance;
      speechSynthesis.speak(held);
    },
    cancel: () => speechSynthesis.cancel(),
    get busy() {
      return speechSynthesis.speaking || speechSynthesis.pending;
    },
  };
}
