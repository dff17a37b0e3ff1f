import { type Candidate, matchAt, wordAfter } from './candidate.ts';
import { peoplesMakerEnd, startsCountry, startsNation, startsOrigin } from './find-origin.ts';
import {
  endsLine,
  leavesFirm,
  type LabelTokens,
  oncePerLabel,
  oncePerWord,
  plainAt,
  type Token,
} from './label-tokens.ts';
import { retoldScore } from './find-retold.ts';
import { DEEDS, DEEDS_EITHER_CASE, ROLES, TRADES, TRADES_SMALL } from './maker-words.ts';
import { nameLikeness } from './name-likeness.ts';
import { OBJECT_WORDS } from './vocabulary/objects.ts';
import { HONORIFICS, NAME_PARTICLES } from './vocabulary/people.ts';

const LONGEST = 10;
/** Characters of all names but the last where several makers stand in a row. */
const LONGEST_HEAD = 90;
const UNKNOWN =
  /^(?:(?:Mark of|[Bb]y) )?(?:an? )?(?:anonymous|(?:[Uu]nknown|[Uu]nidentified|Anonymous|Unrecorded)(?: (?!gift|loan|bequest|don)\p{L}+)?(?: (?:[Aa]rtist|[Mm]aker|[Pp]ainter|[Ss]culptor|[Pp]hotographer|[Aa]rtists|[Mm]akers|[Cc]raftsman|[Ww]orkshop))?|(?:Artist|Maker|Artists|Makers|Photographer|Designer)(?: is)? (?:[Uu]nknown|[Uu]nidentified|[Uu]nrecorded|[Nn]ot recorded))$/u;
const RELATION = new RegExp(
  `^(?:Attributed to|(?:Maker's )?Mark of|(?:Copy )?After|(?:Workshop|Studio|School|Circle|Followers?|Manner|Style|Imitator) of|(?:(?:Probably|Possibly|Print|Frame|Case) )?(?:(?:${DEEDS}) )?by|${TRADES}|Artist):?(?= )`,
  'i',
);
/** What a name may end with: "(attributed to)", "and workshop". */
const SHARE = new RegExp(
  `(?:,? (?:\\((?:attributed(?: to)?|attrib\\.|workshop|studio|circle|school|follower|manner|after)(?: of)?\\)|(?:and|&|y|e|et|und|en) (?:workshop|studio|assistants?|collaborators?|taller|bottega|atelier|werkstatt)|\\(\\?\\))|(?<=,) (?:${TRADES_SMALL}))(?!\\p{L})`,
  'iuy',
);
/** "Designer: Ada Birch; Manufacturer: " in front of the last of several makers. */
const HEAD = new RegExp(
  `(?:(?:${ROLES}): |(?!(?:${DEEDS_EITHER_CASE}) by ))\\p{Lu}[^;:"]{3,40}(?:; (?:(?:${ROLES}):|(?:${DEEDS_EITHER_CASE}) by|(?:[Ff]ormerly )?[Aa]ttributed to)(?: \\p{Lu}[^;:"]{2,40}(?=;))?)+ `,
  'uy',
);
/** "El Greco (Domenikos Theotokopoulos)", "Johannes Hannart (or Jan Hanat)" */
const ALIAS = / \((?:or |called |known as |born )?\p{Lu}[\p{L}'.-]+(?: [\p{L}'.-]+){1,4}\)/uy;
/** "British School 17th century" stands for a name. */
const SCHOOL = /\p{Lu}[\p{L}-]+ (?:School(?:,? \d{1,2}th [Cc]entury)?|\d{1,2}th Century)(?![\p{L}-])/uy;
const NO_NAME =
  /^(?:(?:Probably|Possibly)(?! (?:\w+ )?by)|(?:Self-)?Portrait|(?:Published|Printed|Minted|Struck)(?! (?:by|and|for))|From|In|Found|Collected|Excavated|Lives|Edition|Mint|Excavation|Saints?|Madonna|Virgin|Christ) /;
/** A last word of a line that more of the name follows on the next one. */
const GOES_ON = /(?:[,&;:]|^(?:and|by|of|de|van|von|der|to|new))$/i;

const NAMELESS = /^un(?:known|identified|recorded)$/;

/** Stretches from word `from` that can be the maker's name. */
export function artistCandidates(label: LabelTokens, from: number): Candidate[] {
  const { tokens } = label;
  const first = tokens[from];
  if (
    !first ||
    !(
      /^(?:[\p{Lu}("]|anonymous\b)/u.test(first.plain) ||
      (first.startsLine && NAMELESS.test(first.plain)) ||
      (/^(?:by|attributed|workshop|studio|circle|follower|after)$/.test(first.plain) &&
        (first.startsLine ||
          (!label.hasLines &&
            first.plain === 'by' &&
            /^\p{Lu}.*(?<!ed|orn)$/u.test(tokens[from - 1]?.core ?? ''))))
    ) ||
    NO_NAME.test(label.plain.slice(first.start, first.start + 24))
  )
    return [];
  const found: Candidate[] = [];
  const school = first.startsLine ? matchAt(SCHOOL, label.plain, first.start) : null;
  const schoolEnd = school === null ? null : wordAfter(label, from, first.start + school.length);
  if (schoolEnd !== null)
    found.push({ kind: 'artist', to: schoolEnd, score: /\d/.test(school ?? '') ? 40 : 4.5 });
  found.push(...listedMakers(label, from));
  const makerEnd = peoplesMakerEnd(label.marked, first.start);
  const maker = makerEnd === null ? null : wordAfter(label, from, makerEnd);
  if (maker !== null) found.push({ kind: 'artist', to: maker, score: 12 });
  const relation = RELATION.exec(label.plain.slice(first.start, first.start + 40));
  const nameFrom = relation ? from + relation[0].split(' ').length : from;
  // "Master of the Gold Scrolls"
  const isMaster = /^(?:The )?Master of /.test(label.plain.slice(first.start, first.start + 14));
  let origins = 0;
  let open = false;
  const among = { firms: false, several: false };
  for (let to = from + 1; to <= tokens.length && to <= from + LONGEST; to += 1) {
    const last = tokens[to - 1];
    if (!last || /\d/.test(last.plain)) break;
    // "Claude / Monet" and "Ada / van Birch" are names on two lines, "Ada Birch / Riga, 1907" is one above a town.
    if (last.capital && leavesLine(label, from + 1, to)) break;
    if (last.core === 'County' || last.core === 'Province') break;
    // "Kovsh Made by ..." is an object and its maker, "Tarrant & Sons Sheffield" a firm and its town.
    if (to > nameFrom && to > from + 1 && madeByAt(label)(to - 1)) break;
    if (to > nameFrom + 2 && last.capital && leavesFirm(tokens, to - 1)) break;
    if (to > nameFrom) {
      among.firms ||= last.firm;
      among.several ||= /^(?:and|&)$/.test(last.plain);
    }
    // No bracket without its other half.
    if (/[()]/.test(last.plain)) open = !last.plain.includes(')');
    if (to > nameFrom && startsOrigin(label.marked, last.start)) origins += 3;
    if (
      /^(?:dynasty|period)$/i.test(tokens[to]?.core ?? '') ||
      last.core.endsWith('thern') ||
      goesOn(tokens, to) ||
      isTitled(tokens, to) ||
      endsBeforeNation(label, to) ||
      endsBeforeLand(label, to)
    )
      continue;
    if (isUnknown(label, from, to)) found.push({ kind: 'artist', to, score: 5.5 + 0.3 * (to - from) });
    else if (to > nameFrom && !open) {
      const alone = to === nameFrom + 1;
      // "Company" is the end of a name.
      if (alone && last.firm && !relation) continue;
      const score =
        nameScore(label, nameFrom, to, among) +
        (relation ? 2 : isMaster ? 4 : 0) -
        (alone && (!label.hasLines || (last.plain.endsWith(',') && namesMaker(label))) ? 2.2 : 0) +
        retoldScore(label, nameFrom, to) -
        origins;
      if (score > -2) {
        found.push({ kind: 'artist', to, score });
        const share = matchAt(SHARE, label.plain, last.end);
        const end = share === null ? null : wordAfter(label, to, last.end + share.length);
        if (end !== null) found.push({ kind: 'artist', to: end, score: score + 2 });
        const alias = startsOrigin(label.marked, last.end + 2) ? null : matchAt(ALIAS, label.plain, last.end);
        const aliasEnd = alias === null ? null : wordAfter(label, to, last.end + alias.length);
        if (aliasEnd !== null && endsLine(label, aliasEnd))
          found.push({ kind: 'artist', to: aliasEnd, score: score + 2 });
      } else if (score < -10) break;
    }
  }
  return found;
}

/** Whether a name from word `from` would go on with word `to - 1` on a line that more likely begins something else. */
function leavesLine({ tokens }: LabelTokens, from: number, to: number): boolean {
  const last = tokens[to - 1];
  return (
    last?.startsLine === true &&
    to > from + 1 &&
    last.startCost === 0 &&
    !GOES_ON.test(plainAt(tokens, to - 2))
  );
}

/** "Designer: Ada Birch; Manufacturer: Lowe & Co.": several makers with what they did, the last at each of its words. */
function listedMakers(label: LabelTokens, from: number): Candidate[] {
  const { tokens, plain } = label;
  const start = tokens[from]?.start ?? 0;
  const ahead = plain.slice(start, start + LONGEST_HEAD);
  const head = ahead.includes(';') ? matchAt(HEAD, ahead, 0) : null;
  const last = head === null ? null : wordAfter(label, from, start + head.length - 1);
  if (last === null) return [];
  const found: Candidate[] = [];
  const among = { firms: false, several: false };
  for (let to = last + 1; to <= tokens.length && to <= last + LONGEST; to += 1) {
    const word = tokens[to - 1];
    if (!word || /\d/.test(word.plain) || leavesLine(label, last, to)) break;
    among.firms ||= word.firm;
    among.several ||= /^(?:and|&)$/.test(word.plain);
    found.push({ kind: 'artist', to, score: 8 + nameScore(label, last, to, among) });
  }
  return found;
}

const MADE_BY = new RegExp(`(?:${DEEDS_EITHER_CASE}) by \\p{Lu}`, 'uy');

const madeByAt = oncePerWord(
  ({ plain, tokens }, at) => matchAt(MADE_BY, plain, tokens[at]?.start ?? 0) !== null,
);

/** Whether a maker stands on the label with "made by": then "London, 1752" is no maker's name. */
const namesMaker = oncePerLabel((label) => label.tokens.some((_, at) => madeByAt(label)(at)));

/** "Unknown maker"; "Anonymous gift" is none. */
function isUnknown({ plain, tokens }: LabelTokens, from: number, to: number): boolean {
  const [first, last, next] = [tokens[from], tokens[to - 1], tokens[to]];
  if (!first || !last || to - from > 5) return false;
  const words = plain.slice(first.start, last.end).replace(/[,.;:]$/, '');
  return UNKNOWN.test(words) && !/^(?:gift|bequest|loan|donor|donation)/i.test(next?.plain ?? '');
}

/** "unknown Danish": the nation is part of what stands for the name. */
function endsBeforeNation({ tokens, marked, hasLines }: LabelTokens, to: number): boolean {
  const [last, next] = [tokens[to - 1], tokens[to]];
  if (!last || !next || !NAMELESS.test(last.lower)) return false;
  const together = hasLines ? !next.startsLine : !last.capital;
  return together && startsNation(marked, next.start);
}

/** "Lowe & Company, Philadelphia, | Pennsylvania": the town stands with its land. */
function endsBeforeLand({ tokens, marked }: LabelTokens, to: number): boolean {
  const next = tokens[to];
  return (
    next?.startsLine === false &&
    [to - 1, to - 2].every((at) => plainAt(tokens, at).endsWith(',')) &&
    startsCountry(marked, next.start)
  );
}

/** "the Younger", "Jr." */
const GENERATION = /^(?:younger|elder|jr|sr)$/;

/** "the Elder" belongs to the name before it; what "of" follows is half a name, as of a land. */
function goesOn(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to];
  const after = next?.plain === 'the' ? tokens[to + 1] : next;
  return next?.startsLine === false && (next.plain === 'of' || GENERATION.test(after?.lower ?? ''));
}

/** "Daiitoku, the King of Power" is who is shown: "the Elder" aside, no maker is told of like that. */
function isTitled(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to];
  return next?.startsLine === false && next.plain === 'the' && plainAt(tokens, to - 1).endsWith(',');
}

/** What letters that look like a name are worth; a known word is worth more. */
const LIKENESS = 2;
const UNLIKE = -0.6;
const OBJECT = -1.8;

/** "Hokusai \u5317\u658E" */
const OTHER_SCRIPT = /^[\u0370-\u1DFF\u2E80-\uFFEF]/;

/** What a word is in a name, wherever the name starts. */
type NameRole = 'rank' | 'generation' | 'particle' | 'for' | 'object' | 'name' | 'other';

/** The role of a word and what its letters and signs are worth. */
const nameWords = oncePerWord(({ tokens }, at): readonly [NameRole, number] => {
  const { plain = '', core = '', lower = '', capital = false, firm = false } = tokens[at] ?? {};
  const role =
    HONORIFICS.has(lower) || OTHER_SCRIPT.test(core)
      ? 'rank'
      : GENERATION.test(lower)
        ? 'generation'
        : NAME_PARTICLES.has(lower) || core === ''
          ? 'particle'
          : lower === 'for'
            ? 'for'
            : !capital
              ? 'other'
              : !firm && OBJECT_WORDS.has(lower)
                ? 'object'
                : 'name';
  const letters = firm ? 1 : LIKENESS * Math.max(nameLikeness(lower), UNLIKE);
  const worth = role === 'name' ? letters : role === 'object' ? OBJECT : 0;
  return [role, worth - (plain !== core && /[():]/.test(plain) ? 2 : 0)];
});

/** "Olowe of Ikole (ca. 1875-1940)" */
const LIFE_AHEAD = /^\((?:\d{4}|ca?\.|act|b\.|d\.|fl\.|born|died)/;

/** How much words look like one person's, or several people's, name; `firms` and `several` say what is among them. */
function nameScore(
  label: LabelTokens,
  from: number,
  to: number,
  { firms, several }: { firms: boolean; several: boolean },
): number {
  const wordAt = nameWords(label);
  let score = 1;
  let capitals = 0;
  for (let at = from; at < to; at += 1) {
    const [role, worth] = wordAt(at);
    const plain = plainAt(label.tokens, at);
    const next = at + 1 < to;
    if (next && plain.endsWith(',')) score -= several ? 0.7 : 1.7;
    score += worth;
    // "Statuette of Amun"; a name has "of" in a firm's or a master's only.
    if (
      plain === 'of' &&
      !firms &&
      !(at > from && /^(?:house|workshop|studio)$/.test(label.tokens[at - 1]?.lower ?? ''))
    )
      score -= LIFE_AHEAD.test(plainAt(label.tokens, to)) ? 0.5 : 3;
    const small = role === 'for' && at - from > (firms && label.tokens[from]?.firm !== true ? 0 : 1);
    if (role === 'rank') score += 0.6;
    else if (role === 'generation' && at > from) score += 12;
    else if (role === 'particle' || role === 'generation' || small) score -= next ? 0.1 : 3;
    else if (role === 'other' || role === 'for') score -= 5.5;
    else {
      capitals += 1;
      score += capitals <= 3 ? 0.5 : -0.6;
    }
  }
  return capitals === 1 ? score - 0.7 : score;
}
