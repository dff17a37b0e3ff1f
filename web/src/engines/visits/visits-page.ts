import type { PieceName } from '../outbox/entry.ts';
import { markedText } from '../playback/segments.ts';
import type { Visit } from './visit.ts';
import { visitSegments } from './visit-segments.ts';

/** What of a visit is not text, as data: addresses: its picture, and what was heard of each piece, in order. */
export interface Enclosed {
  picture: string | undefined;
  sounds: Record<PieceName, readonly string[]>;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const paragraphs = (text: string) =>
  text
    .split('\n')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');

const MADE_BY = {
  device: 'Made on the phone from the label alone',
  server: 'Made by a machine from the label',
};

function madeBy(source: string): string {
  return `<p class="note">${source === 'device' ? MADE_BY.device : MADE_BY.server}</p>`;
}

function starsOf(stars: number | undefined): string {
  return stars === undefined ? '' : `<p class="note">Rated ${stars} of 5</p>`;
}

const players = (sounds: readonly string[]) =>
  sounds.map((sound) => `<audio controls src="${sound}"></audio>`).join('');

const timeText = (at: number) => new Date(at).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' });

/** One visit as a part of the page. `speaker` gives the name before a turn. */
export function visitHtml(
  visit: Visit,
  { picture, sounds }: Enclosed,
  speaker: (role: string) => string,
): string {
  const { title, maker, reading, description, conversation, stars } = visit;
  const times = [...(visit.seenBefore ?? []), visit.seenAt].map(timeText).join('; ');
  const segments = visitSegments(visit);
  const told = segments.description.map(markedText).join(' ');
  const turns = segments.conversation.map(
    (segment) => `<p><b>${escaped(speaker(segment.role))}</b> ${escaped(markedText(segment))}</p>`,
  );
  return [
    '<article>',
    `<h2>${escaped(title ?? 'A label')}</h2>`,
    maker === undefined ? '' : `<p>${escaped(maker)}</p>`,
    `<p class="note">${escaped(times)}</p>`,
    visit.museum === undefined ? '' : `<p class="note">${escaped(visit.museum)}</p>`,
    picture === undefined ? '' : `<img alt="The label" src="${picture}">`,
    `<blockquote>${paragraphs(reading.text)}</blockquote>`,
    description
      ? `<h3>Sound bite</h3>${players(sounds.description)}${paragraphs(told)}${madeBy(description.source)}${starsOf(stars.description)}`
      : '',
    conversation
      ? `<h3>Mini podcast</h3>${players(sounds.conversation)}${turns.join('')}${madeBy(conversation.source)}${starsOf(stars.conversation)}`
      : '',
    '</article>',
  ].join('\n');
}

const HEAD = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Placard: my visits</title>
<style>
:root { color-scheme: light dark; }
body { max-width: 38rem; margin: 2rem auto; padding: 0 1.25rem; font: 1.125rem/1.6 Georgia, serif; }
h2 { font-style: italic; font-weight: 400; }
article { padding: 1.5rem 0; border-top: 1px solid; }
img { max-width: 100%; }
audio { display: block; width: 100%; }
.note { font: 0.875rem/1.4 sans-serif; }
</style>
<h1>Placard: my visits</h1>
`;

/** Visits as one page that needs nothing else: no script, no other file. In parts, which together may be large. */
export function visitsPage(visits: readonly string[]): string[] {
  return [HEAD, ...visits, '</html>\n'];
}
