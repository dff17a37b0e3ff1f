import { startsOrigin, withOriginsMarked } from '../../find-origin.ts';
import type { LabelTokens } from '../../label-tokens.ts';
import { isKnownArtist } from '../../notes/known-artists.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { endsInThing, type Line, linesOf, textOf } from '../by-form.ts';
import { behind, inTwo, isYear, NO_NAME, startsWithGivenName, whole } from '../line-forms.ts';

export const PERSON =
  "\\p{Lu}[\\p{L}.'\\u2019-]{1,20}(?: (?:\\p{Lu}[\\p{L}.'\\u2019-]{0,20}|de|da|del|di|du|van|von|der|den|le|la)){1,3}";
/** "Ana Brito (Brazil, 1979)" */
const WITH_LIFE = new RegExp(`^(${PERSON}) \\([^()]{0,40}\\d{4}[^()]{0,30}\\)$`, 'u');
/** "Ana Brito, 1952" */
const WITH_YEARS = new RegExp(`^(${PERSON}), (?:born |b\\. ?)?\\d{4}(?:[-\\u2013]\\d{4})?$`, 'u');
/** "founded 2011, Recife", "(est. Recife, 2011)" */
const FOUNDED = /^\(?(?:founded|established|est\.|formed|active since) [^:]{0,40}\d{4}[^:]{0,30}$/i;
/** Other names than those of persons. */
const GROUP = /^\p{Lu}[\p{L}\p{N}.'\u2019& -]{2,60}$/u;
const FOR_FIRM = new RegExp(
  `^(${PERSON}) (\\((?:\\p{Lu}[\\p{L}-]{2,20}, )?(?:born |b\\. )?\\d{4}(?: ?[-\\u2013] ?\\d{4})?\\),?) (for \\p{Lu}[^\\d()]{2,50}?)(?: \\([^()]{2,50}\\))?$`,
  'u',
);
const OF_A_FIRM = /\b(?:Works|Company|Co|Manufactory|Factory|Studios?|Pottery|Workshop|Brothers)\b/;
const BETWEEN = /(?<=\)|\d),? (?:and|&|\/) /;

/** "Ana Brito (Brazil, 1979) & Mika Sund (Finland, 1986)": no nation of one is that of both. */
function withLivesOnLine(label: LabelTokens): KnownStretch[] {
  const [top] = linesOf(label);
  const text = top ? textOf(label, top) : '';
  const makers = text.split(BETWEEN);
  const form = [WITH_LIFE, WITH_YEARS].find((each) => makers.every((maker) => each.test(maker)));
  const [, name = ''] = form?.exec(makers[0] ?? '') ?? [];
  if (!top || makers.length !== 2 || name === '') return [];
  // The second of them is known by what joins them.
  return inTwo(top, name, ['artist', 'other']);
}

/** "Brito & Sund": two surnames. */
const TWO_SURNAMES = /^(\p{Lu}[\p{L}'\u2019-]{1,20}) (?:&|and|\+) (\p{Lu}[\p{L}'\u2019-]{1,20})$/u;

/** "Brito & Sund / Ana Brito, b. 1974, Recife / Mika Sund, b. 1971, Turku": two makers by their surnames, above who they are. */
function duo(label: LabelTokens): KnownStretch[] {
  const [top, ...lines] = linesOf(label);
  const below = lines.slice(0, 2);
  const [, ...surnames] = top ? (TWO_SURNAMES.exec(textOf(label, top)) ?? []) : [];
  const telling = below.filter((line) => {
    const text = textOf(label, line);
    return /\d{4}/.test(text) && surnames.some((name) => text.includes(` ${name}`));
  });
  const told = telling.map((line) => textOf(label, line)).join(' ');
  if (!top || surnames.length !== 2 || !surnames.every((name) => told.includes(` ${name}`))) return [];
  const [title, date] = lines.slice(telling.length);
  const isTitle =
    title && date && isYear(textOf(label, date)) && /^\p{Lu}[^\d:;]{2,80}$/u.test(textOf(label, title));
  return [
    whole('artist', top),
    ...telling.map((line) => whole('other', line)),
    ...(isTitle ? [whole('title', title)] : []),
  ];
}

/** "Collective Low Tide / founded 2011, Recife" */
function group(label: LabelTokens): KnownStretch[] {
  const [top, life] = linesOf(label);
  if (!top || !life || !FOUNDED.test(textOf(label, life))) return [];
  const name = textOf(label, top);
  return GROUP.test(name) && !NO_NAME.test(name) && !endsInThing(name)
    ? [whole('artist', top), whole('other', life)]
    : [];
}

/** "Otto Lang (Danish, 1914-1990) for Lowe Fabrics, Inc. (New York)": who designed it, and the firm that made it. */
function forFirm(label: LabelTokens): KnownStretch[] {
  for (const line of linesOf(label).slice(0, 3)) {
    const [all, name = '', life = '', firm = ''] = FOR_FIRM.exec(textOf(label, line)) ?? [];
    if (all === undefined || endsInThing(name)) continue;
    const [lived, made] = [behind(line.from, name), behind(line.from, `${name} ${life}`)];
    const end = behind(made, firm);
    return [
      { kind: 'artist', from: line.from, to: lived },
      { kind: 'bio', from: lived, to: made },
      { kind: 'maker', from: made, to: end },
      ...(end < line.to ? [{ kind: 'other', from: end, to: line.to } as const] : []),
    ];
  }
  return [];
}

/** "Ada Birch (1923-2005) / and Otto Lang (1921-1961)": two makers on two lines, each with a life of their own. */
function onTwoLines(label: LabelTokens): KnownStretch[] {
  const lines = linesOf(label).slice(0, 5);
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    const [, name = ''] = WITH_LIFE.exec(textOf(label, line)) ?? [];
    if (
      !next ||
      name === '' ||
      endsInThing(name) ||
      OF_A_FIRM.test(name) ||
      !WITH_LIFE.test(textOf(label, next).replace(/^(?:and|&) /, ''))
    )
      continue;
    return [...inTwo(line, name, ['artist', 'life']), whole('maker', next)];
  }
  return [];
}

/** "Ada Birch, American, 1907-1978", "Ada Birch, Acoma Pueblo, born 1931", "Ada Birch, 1907-1978" */
const WITH_LIFE_BEHIND = new RegExp(
  `^(${PERSON})(?:, (\\p{Lu}[^\\d:;()]{2,40}?(?:, born \\p{Lu}\\p{L}+)?))?, (?:(?:born|b\\.) (?:c\\. ?)?\\d{4}|(?:c\\. ?)?\\d{4} ?[-\\u2013] ?(?:c\\. ?)?\\d{4})$`,
  'u',
);

/** A name, what somebody is, and the years of the life, on a line where commas part them; empty for any other line. */
function lifeBehind(label: LabelTokens, line: Line): KnownStretch[] {
  const text = textOf(label, line);
  const [, name = '', origin] = WITH_LIFE_BEHIND.exec(text) ?? [];
  const isOfOrigin = origin !== undefined && startsOrigin(withOriginsMarked(origin), 0);
  const isSomebodys = origin === undefined ? isKnownArtist(name) : isOfOrigin || startsWithGivenName(name);
  if (name === '' || endsInThing(name) || NO_NAME.test(name) || OF_A_FIRM.test(name) || !isSomebodys)
    return [];
  const to = behind(line.from, name);
  const life = origin === undefined ? to : behind(to, origin);
  return [
    { kind: 'artist', from: line.from, to },
    ...(origin === undefined ? [] : [{ kind: 'origin', from: to, to: life } as const]),
    { kind: 'life', from: life, to: line.to },
  ];
}

/** "Ada Birch, American, 1907-1978 / Otto Lang, American, 1912-1988": two makers on two lines, of whom neither is the title. */
function onTwoLinesBehind(label: LabelTokens): KnownStretch[] {
  const lines = linesOf(label).slice(0, 5);
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    const first = lifeBehind(label, line);
    if (next && first.length > 0 && lifeBehind(label, next).length > 0)
      return [...first, whole('maker', next)];
  }
  return [];
}

/** Several makers, each with a life, groups, and who worked for a firm. */
export const makersTogether = (label: LabelTokens): KnownStretch[] => [
  ...withLivesOnLine(label),
  ...duo(label),
  ...onTwoLines(label),
  ...onTwoLinesBehind(label),
  ...group(label),
  ...forFirm(label),
];
