import type { LabelFacts, OtherMaker, Reading } from '../facts.ts';
import { isCommonWord } from '../vocabulary/common-word.ts';
import { isGivenName } from '../vocabulary/given-names.ts';
import { isGroup, hasRelation, hasRole, isNamed, withArticleOfOne } from './artist.ts';

/** A line with somebody's name and nothing else. */
const NAME_ALONE =
  /^\p{Lu}[\p{L}.'\u2019-]+(?: (?:(?:van|von|de|da|di|del|der|den|la|le|bin|ibn) ){0,2}\p{Lu}[\p{L}.'\u2019-]*){1,3}$/u;
/** "and an unknown Lowe artist", "and others": how a list of makers ends. */
const LAST =
  /^(?:and )?(?:an? )?((?:unknown|unidentified|unrecorded|anonymous) (?:\p{L}+ ){0,2}(?:artist|maker|carver|painter|weaver|potter)s?|(?:many )?others)$/u;
/** Lines of makers' names from which they are a list, with the first one's. */
const LEAST = 3;

/** Whether most of some lines begin with a given name, and none has a word that texts write small. */
function areNames(lines: readonly string[]): boolean {
  const given = lines.filter((line) => isGivenName(line.split(' ', 1)[0]?.toLowerCase() ?? ''));
  return (
    2 * given.length >= lines.length &&
    lines.every((line) => !line.split(' ').every((word) => isCommonWord(word.toLowerCase())))
  );
}

/** The names behind a first one and a comma, up to the next field: "Ada Birch, Otto Lang, / Mina Korau, unknown artist"; none where other words stand among them. */
function inOneRow(given: string, first: Reading, fields: readonly (Reading | undefined)[]): OtherMaker[] {
  if (given[first.end] !== ',') return [];
  const next = Math.min(
    given.length,
    ...fields.flatMap((field) => (field !== undefined && field.start > first.end ? [field.start] : [])),
  );
  let start = first.end + 1;
  const listed = given
    .slice(start, next)
    .trimEnd()
    .split(',')
    .map((part): OtherMaker | null => {
      const text = part.trim();
      const at = start + part.indexOf(text);
      start += part.length + 1;
      const [, last] = LAST.exec(text) ?? [];
      const name = last === undefined ? (NAME_ALONE.test(text) ? text : null) : withArticleOfOne(last);
      return name === null
        ? null
        : { text: name, start: at, end: at + text.length, certainty: first.certainty };
    });
  return listed.every((each) => each !== null) ? listed : [];
}

/**
 * The makers who stand one below the other under the first one, each by the name alone: of such a list none is more the maker
 * than another. Empty where the lines below are the title or say more than a name.
 */
export function listedMakers({ artist, given, readings, otherMakers }: LabelFacts): OtherMaker[] {
  const first = readings.artist;
  if (first === undefined || !isNamed(artist) || isGroup(artist) || hasRelation(artist) || hasRole(artist))
    return [];
  if (given.slice(given.lastIndexOf('\n', first.start - 1) + 1, first.start).trim() !== '') return [];
  const fields = [readings.title, readings.date, readings.medium, readings.nationality, readings.credit];
  const listed = inOneRow(given, first, fields);
  let start = first.end;
  for (const line of given
    .slice(first.end)
    .split('\n')
    .slice(given[first.end] === '\n' ? 1 : Infinity)) {
    start += 1;
    const end = start + line.length;
    const [, last] = LAST.exec(line) ?? [];
    const name = last === undefined ? (NAME_ALONE.test(line) ? line : null) : withArticleOfOne(last);
    if (
      name === null ||
      fields.some((field) => field !== undefined && field.start < end && start < field.end)
    )
      break;
    listed.push({ text: name, start, end, certainty: first.certainty });
    if (last !== undefined) break;
    start = end;
  }
  // Whoever is told with a life or a part of their own is none of a list.
  const isOther = otherMakers.some(
    (maker) =>
      maker.named !== undefined || !listed.some((each) => each.start <= maker.start && maker.end <= each.end),
  );
  const names = listed.filter(({ text }) => NAME_ALONE.test(text)).map(({ text }) => text);
  return !isOther && listed.length + 1 >= LEAST && areNames([artist, ...names]) ? listed : [];
}
