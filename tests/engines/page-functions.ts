// Functions that run in the page: each stands alone, because only its source text gets there.

/** Collects uncaught errors, logged errors and violations of the Content-Security-Policy. */
export function watchProblems(): void {
  const problems: string[] = [];
  Reflect.set(globalThis, 'problems', problems);
  addEventListener('error', (event) => problems.push(`uncaught: ${event.message}`));
  addEventListener('unhandledrejection', (event) => problems.push(`unhandled: ${String(event.reason)}`));
  addEventListener('securitypolicyviolation', (event) =>
    problems.push(`blocked by ${event.violatedDirective}: ${event.blockedURI} (${event.sourceFile})`),
  );
  const log = console.error;
  console.error = (...words) => {
    problems.push(`logged: ${words.map(String).join(' ')}`);
    log(...words);
  };
}

/** What `watchProblems` collected, a line each; 'not watched' when it did not run. */
export function problemsSeen(): string {
  const problems: unknown = Reflect.get(globalThis, 'problems');
  return Array.isArray(problems) ? problems.join('\n') : 'not watched';
}

/** Writes down every sentence the page gives to a voice of the machine, and when its events came (ms of the clock). */
export function watchSpeech(): void {
  const said: { text: string; voice: string; rate: number; start: number; end: number }[] = [];
  Reflect.set(globalThis, 'said', said);
  const speak = speechSynthesis.speak.bind(speechSynthesis);
  speechSynthesis.speak = (utterance) => {
    const { text, voice, rate } = utterance;
    const line = { text, voice: voice?.name ?? '', rate, start: 0, end: 0 };
    said.push(line);
    utterance.addEventListener('start', () => (line.start = Date.now()));
    for (const type of ['end', 'error']) utterance.addEventListener(type, () => (line.end = Date.now()));
    speak(utterance);
  };
}

/** What `watchSpeech` wrote down, as JSON. */
export function sentencesSaid(): string {
  return JSON.stringify(Reflect.get(globalThis, 'said'));
}

/** Whether the app has taken over the built screen (`web/src/app/first-screen/take-over.ts`). */
export function appIsUp(): boolean {
  return document.readyState === 'complete' && !document.documentElement.hasAttribute('data-early');
}

/** Whether a voice of the machine speaks now. */
export function deviceSpeaks(): boolean {
  return speechSynthesis.speaking;
}

/** From now on notes when the words appear in the page, however shortly. */
export function watchFor(words: string): void {
  new MutationObserver(() => {
    const shown = document.querySelector('main')?.textContent.includes(words) ?? false;
    if (shown) Reflect.set(globalThis, `seen: ${words}`, true);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** Whether words that `watchFor` waits for have appeared. */
export function wasSeen(words: string): boolean {
  return Reflect.get(globalThis, `seen: ${words}`) === true;
}

/** The words a visitor sees in the main part of the page. */
export function visibleText(): string {
  return document.querySelector('main')?.innerText ?? '';
}

/** The attribute on the control that `aimAt` found. */
export const AIM = '[data-aim]';

/**
 * Finds a button, switch or radio button by its name, brings it into view and marks it with `data-aim`.
 * @returns 'ready' when a click would reach it, else why it would not: 'absent', 'disabled', 'moving', 'covered'
 */
export function aimAt(name: string): string {
  document.querySelector('[data-aim]')?.removeAttribute('data-aim');
  const control = [...document.querySelectorAll('button, [role=switch], [type=radio]')].find((each) => {
    const itsName = each.getAttribute('aria-label') ?? (each.closest('label') ?? each).textContent;
    return itsName.trim() === name && each.getClientRects().length > 0;
  });
  if (!control) return 'absent';
  control.setAttribute('data-aim', '');
  if (control.matches(':disabled')) return 'disabled';
  const moving = document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' && effect instanceof KeyframeEffect && effect.target?.contains(control),
    );
  if (moving) return 'moving';
  control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = control.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return (control.closest('label') ?? control).contains(hit) ? 'ready' : 'covered';
}

/** Whether the switch that `aimAt` found is on. */
export function isOn(): boolean {
  return document.querySelector('[data-aim]:checked') !== null;
}

/** Seconds played of the clip in the app's one audio element. */
export function playedSeconds(): number {
  return document.querySelector('audio')?.currentTime ?? 0;
}

/** True while the app's one audio element sounds. */
export function isSounding(): boolean {
  const audio = document.querySelector('audio');
  return audio !== null && !audio.paused;
}

/** Counts the frames the browser draws from now on. */
export function countFrames(): void {
  let frames = 0;
  const count = () => {
    Reflect.set(globalThis, 'frames', ++frames);
    requestAnimationFrame(count);
  };
  Reflect.set(globalThis, 'frames', 0);
  requestAnimationFrame(count);
}

/** How many frames were drawn since `countFrames`. */
export function framesDrawn(): number {
  return Number(Reflect.get(globalThis, 'frames'));
}

/** Whether the captured photo stands in the page, decoded, wider than tall. */
export function photoIsWide(): boolean {
  const photo = document.querySelector('img[alt="Captured artwork label"]');
  return photo instanceof HTMLImageElement && photo.naturalWidth > photo.naturalHeight;
}
