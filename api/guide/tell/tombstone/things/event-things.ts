import { readEvent } from '../../../lines/names/event-titles.ts';
import { isEveryday } from '../../../notes/everyday.ts';
import { sayDate } from '../../../speech/date.ts';
import { articleFor } from '../../../speech/text.ts';
import { OBJECT_WORDS } from '../../../vocabulary/objects.ts';

/** Things that are many, or no single thing. */
const NO_ARTICLE = /(?<!dres|glas|mattres|compas)s$|^armou?r$/;

/**
 * "a gown worn by Ada Birch at the ball in 1876": a thing with what was done with it, whose names and capitals stay as they
 * are printed; null for any other title, and for several things.
 */
export function eventThing(title: string): string | null {
  const event = readEvent(title);
  if (event === null) return null;
  const name = event.thing.charAt(0).toLowerCase() + event.thing.slice(1);
  const head =
    name
      .split(/ (?:of|with|from|for|in) /, 1)[0]
      ?.split(' ')
      .at(-1) ?? '';
  const isThing =
    OBJECT_WORDS.has(head) || isEveryday(head) || (event.when !== '' && /^\p{Ll}+$/u.test(name));
  if (!isThing || NO_ARTICLE.test(head) || /\p{Lu}/u.test(name)) return null;
  const date = event.when === '' ? null : sayDate(event.when);
  const when = event.when === '' ? '' : date === null ? `, ${event.when}` : ` ${date.when}`;
  return `${articleFor(name)} ${name} ${event.deed}${when}`;
}
