// What a visitor sees and does, for the steps that lead to a state.

/** Only what will never come takes longer. */
const PATIENCE_MS = 120_000;

/** Waits until `look` finds something. @throws when it does not, with `what` it was */
async function until<T>(what: string, look: () => T | undefined | false): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = look();
    if (found !== undefined && found !== false) return found;
    if (performance.now() > end) throw new Error(`${what} did not come`);
    await new Promise(requestAnimationFrame);
  }
}

function isShown(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && element.checkVisibility();
}

function nameOf(element: HTMLElement): string {
  return (element.getAttribute('aria-label') ?? element.innerText).replaceAll(/\s+/g, ' ').trim();
}

/** The shown element of a selector whose name is, or begins with, these words. */
function find(selector: string, words: string): HTMLElement | undefined {
  // The last: a dialog stands over what was there before.
  return [...document.querySelectorAll(selector)].filter(isShown).findLast((element) => {
    const name = nameOf(element);
    return name === words || name.startsWith(`${words} `);
  });
}

/** Waits for the key, fold or link of this name, until it can be pressed. */
export async function seeKey(words: string): Promise<HTMLElement> {
  return until(`"${words}"`, () => {
    const found = find('button, summary, a', words);
    return found?.matches(':disabled') === true ? undefined : found;
  });
}

export async function press(words: string): Promise<void> {
  (await seeKey(words)).click();
}

/** Turns a setting on, and leaves the settings open. */
export async function turnOn(setting: string): Promise<void> {
  await press('Settings');
  const toggle = await until(setting, () =>
    [...document.querySelectorAll('[role=switch]')].find(
      (each) => isShown(each) && each.closest('label, .toggle')?.textContent?.includes(setting),
    ),
  );
  if (toggle instanceof HTMLElement) toggle.click();
  document.getElementById('settings')?.hidePopover();
}

/** Waits until these words stand on the screen. */
export async function see(words: string): Promise<void> {
  await until(`"${words}"`, () => document.body.innerText.includes(words));
}

export async function seeElement(selector: string): Promise<Element> {
  return until(selector, () => document.querySelector(selector) ?? undefined);
}

/** Writes into the text field that has the focus, or the first of the dialog that is open. */
async function write(text: string): Promise<void> {
  const field = await until('a text field', () => document.querySelector('dialog textarea') ?? undefined);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  document.execCommand('insertText', false, text);
}

/** Types a label in place of photographing one. */
export async function typeLabel(text: string): Promise<void> {
  await press('Type the label');
  await write(text);
  await press('Use this text');
}

function filesOf(photo: File): DataTransfer {
  const data = new DataTransfer();
  data.items.add(photo);
  return data;
}

/** Gives a photo, as the camera would. */
export async function givePhoto(photo: File): Promise<void> {
  const input = await seeElement('input[type=file]');
  if (!(input instanceof HTMLInputElement)) return;
  input.files = filesOf(photo).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Holds a photo over the page without letting it go. */
export function hoverPhoto(photo: File): void {
  const init = { bubbles: true, cancelable: true, dataTransfer: filesOf(photo) };
  document.body.dispatchEvent(new DragEvent('dragover', init));
}

/** Lets the sound stand still while it plays, once it has begun. */
export async function holdSound(): Promise<void> {
  const audio = await until('the sound', () => {
    const found = document.querySelector('audio');
    return found && found.currentTime > 0 ? found : undefined;
  });
  audio.defaultPlaybackRate = 0;
  audio.playbackRate = 0;
}
