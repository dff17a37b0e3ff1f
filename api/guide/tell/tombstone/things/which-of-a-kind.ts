import type { LabelFacts } from '../../../facts.ts';
import { startsOrigin, withOriginsMarked } from '../../../find-origin.ts';
import { coinOfIssue } from '../../../lines/coins.ts';
import { articleFor, lowered } from '../../../speech/text.ts';
import { isPicture, techniqueOf } from '../../techniques.ts';
import { isKindOfThing } from './definite-things.ts';
import { isLowerInside, isPlainWord } from './naming-things.ts';

/** "Telephone, Model 302", "Coracle, Teifi type", "Goblet, \u2018Raspberry\u2019 pattern": a thing, and which of its kind. */
const KIND_AND_WHICH =
  /^(\p{Lu}[\p{L}-]+(?: [\p{L}-]+){0,3}), (?:(?:the )?((?:[Mm]odel|[Tt]ype) (?=[\p{L}\d. -]{0,12}\d)[\p{L}\d. -]{1,14})|((?:[\u2018\u201C'"][^\u2018\u2019\u201C\u201D'"]{2,40}[\u2019\u201D'"]|\p{Lu}\p{L}+) (?:pattern|brand|model|type|design)))$/u;

/** Ends of words that are no names of wares: "electron", "hydraulic". */
const ORDINARY = /(?:tron|ic|al|ed|ing|ive|ary|ous)$/;

/** "Mantle (\u201CThe Lowe Textile\u201D)", "Fountain (The Lowe Lion)": a thing, and the name that it is known by. */
const KIND_AND_BYNAME =
  /^(\p{Lu}[\p{L}-]+(?: [\p{Ll}-]+){0,3}) \((?:["\u2018\u201C'](\p{Lu}[^"\u2018\u2019\u201C\u201D()]{2,50})["\u2019\u201D']|([Tt]he \p{Lu}[^()\d]{2,40}))\)$/u;

/** "a mantle, known as \u201CThe Lowe Textile\u201D"; null for a title whose brackets hold no such name. */
function withByname(title: string): string | null {
  const [, kind = '', quoted, named = ''] = KIND_AND_BYNAME.exec(title) ?? [];
  const head = kind.split(' ').at(-1)?.toLowerCase() ?? '';
  if (kind === '' || !(isKindOfThing(head) || /^fountain(?:head)?$/.test(head))) return null;
  const thing = startsOrigin(withOriginsMarked(kind), 0) ? kind : lowered(kind);
  return `${articleFor(thing)} ${thing}, known as ${quoted === undefined ? lowered(named) : `\u201C${quoted}\u201D`}`;
}

/** "a telephone of model 302", "a goblet of the \u2018Raspberry\u2019 pattern"; null for a title that names no thing so. */
export function whichOfAKind({ title, medium }: Pick<LabelFacts, 'title' | 'medium'>): string | null {
  const coin = coinOfIssue(title ?? '');
  if (coin !== null) return `${articleFor(coin.coin)} ${coin.coin.toLowerCase()} of the ${coin.issue}`;
  const [, kind = '', model, sort] = KIND_AND_WHICH.exec(title ?? '') ?? [];
  const technique = techniqueOf(medium);
  const isShown = technique !== null && isPicture(technique);
  const known = isShown ? null : withByname(title ?? '');
  if (known !== null) return known;
  const head = kind.split(' ').at(-1)?.toLowerCase() ?? '';
  if (kind === '' || !isKindOfThing(head) || isShown) return null;
  const [first = ''] = kind.split(' ', 1);
  const small = first.toLowerCase();
  // "Anglepoise lamp" keeps the capital of its name.
  const isName = !(
    isLowerInside(first) ||
    isPlainWord(first) ||
    isKindOfThing(small) ||
    ORDINARY.test(small)
  );
  const thing = isName ? kind : lowered(kind);
  return `${articleFor(thing)} ${thing} of ${model === undefined ? `the ${sort ?? ''}` : lowered(model)}`;
}
