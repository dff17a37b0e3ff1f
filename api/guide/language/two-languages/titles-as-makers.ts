import type { LabelFacts } from '../../facts.ts';
import { forgetField } from '../../lines/forget-fields.ts';
import { isKnownArtist } from '../../notes/known-artists.ts';
import { hasRelation } from '../../speech/artist.ts';
import { isGivenName } from '../../vocabulary/given-names.ts';

/** "Kasteel van Anna Visser": something of somebody with a name of two words, in another language. */
const OF_IN_OTHER =
  /^(\p{Lu}[\p{L}-]+(?: \p{Ll}[\p{L}-]+)?) (?:van|von|fan|des|de|du|di|del|della|da|do|dos|af|av|til) (\p{Lu}[\p{L}'\u2019.-]+ [^\d,;:()]{2,40})$/u;

/** "Castle of Anna Visser" */
const OF_IN_ENGLISH = /^(\p{Lu}[\p{L}\u2019' -]{2,30}) of (\p{Lu}[\p{L}'\u2019.-]+ [^\d,;:()]{2,40})$/u;

/** "Master of Anna Visser's Altar" is somebody. */
const SOMEBODY =
  /^(?:Master|Meister|Meester|Ma\u00EEtre|Maestro|Mestre|Painter|Artist|Family|Heirs|Widow)\b/u;

/** Whose thing a line in another language names; null where it may name whoever made it. */
function ownerInOther(text: string): string | null {
  const [, thing = '', owner] = OF_IN_OTHER.exec(text) ?? [];
  const isPerson = isGivenName(thing.split(' ', 1)[0]?.toLowerCase() ?? '') || SOMEBODY.test(thing);
  return owner === undefined || isPerson || isKnownArtist(text) ? null : owner;
}

/** Whether an English title names a thing of somebody: "Castle of Anna Visser", "Anna Visser\u2019s castle". */
const isThingOf = (title: string, owner: string): boolean =>
  title.endsWith(` of ${owner}`) || title.startsWith(`${owner}'s `) || title.startsWith(`${owner}\u2019s `);

/**
 * Takes the title in another language for what it is where it was read as the maker: "Kasteel van Anna Visser" above "Castle of
 * Anna Visser", whichever of the two was taken for the title.
 */
export function readTitleTakenForMaker(facts: LabelFacts): void {
  const { artist, title, readings } = facts;
  if (artist === null || title === null || readings.artist === undefined || readings.title === undefined)
    return;
  const owner = ownerInOther(artist);
  if (owner !== null && isThingOf(title, owner)) {
    facts.originalTitle ??= { text: artist, ...readings.artist };
    forgetField(facts, 'artist');
    return;
  }
  const [, thing = '', other] = OF_IN_ENGLISH.exec(artist) ?? [];
  if (other === undefined || other !== ownerInOther(title) || SOMEBODY.test(thing) || hasRelation(artist))
    return;
  facts.originalTitle ??= { text: title, ...readings.title };
  facts.title = artist;
  facts.readings.title = readings.artist;
  forgetField(facts, 'artist');
}
