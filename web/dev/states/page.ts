import * as z from 'zod/mini';
import { STATES } from './states.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const THEMES = ['light', 'dark'];

function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`page.html has no #${id}`);
  return found;
}

const ports = z.array(z.number()).parse(await (await fetch('/states/ports')).json());
const captions = new Map<MessageEventSource | null, HTMLElement>();

/** One frame of the app. Each has a port, and so a storage, of its own: what one keeps, another does not find. */
function frame(
  state: string,
  { width, height }: (typeof SIZES)[number],
  theme: string,
  port: number,
): HTMLElement {
  const name = `${width}x${height}-${theme}`;
  const figure = document.createElement('figure');
  const caption = document.createElement('figcaption');
  const view = document.createElement('iframe');
  caption.textContent = `${name} …`;
  view.width = String(width);
  view.height = String(height);
  view.allow = 'autoplay';
  view.title = name;
  // What it prefers is what it stands in.
  view.style.colorScheme = theme;
  const path = state === 'not-found' ? '/no/such/page' : '/';
  view.src = `http://${location.hostname}:${port}${path}?state=${state}&theme=${theme}`;
  figure.append(caption, view);
  byId('frames').append(figure);
  captions.set(view.contentWindow, caption);
  return figure;
}

function show(): void {
  const state = location.hash.slice(1) || 'first-visit';
  byId('frames').replaceChildren();
  captions.clear();
  const shown = SIZES.flatMap((size) => THEMES.map((theme) => [size, theme] as const));
  for (const [index, [size, theme]] of shown.entries()) frame(state, size, theme, ports[index] ?? 0);
  for (const link of byId('states').children)
    if (link.textContent === state) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
}

for (const state of Object.keys(STATES)) {
  const link = document.createElement('a');
  link.href = `#${state}`;
  link.textContent = state;
  byId('states').append(link);
}
window.addEventListener('message', ({ source, data }) => {
  const caption = captions.get(source);
  if (caption && typeof data === 'string')
    caption.textContent = `${caption.textContent?.split(' ')[0]} ${data}`;
});
window.addEventListener('hashchange', show);
show();
