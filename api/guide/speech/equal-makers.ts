import type { LabelFacts, OtherMaker } from '../facts.ts';
import { DEEDS_EITHER_CASE, TRADES, TRADES_SMALL } from '../maker-words.ts';
import { hasRelation, hasRole, isGroup, isNamed } from './artist.ts';
import { listedMakers } from './listed-makers.ts';

/** What tells that a further maker had a part of their own in the work: "Engraved by", "Publisher:", ", workmaster". */
const PART = new RegExp(
  `(?:${DEEDS_EITHER_CASE}) (?:by|for)\\b|^(?:${TRADES}):? |, (?:${TRADES_SMALL}|workmaster|goldsmith|silversmith|founder|foundry)$|^(?:for|with|assisted by|after|from) |[:/]`,
  'u',
);
const NAME = /^\p{Lu}[\p{L}.'\u2019-]{0,20}(?: [\p{L}.'\u2019-]{1,20}){1,4}$/u;
/** Characters of the first maker's life, on the same line or below the name. */
const MOST_BETWEEN = 70;
/** What stands between two makers of equal right: nothing but the first one's life and a word that joins them. */
const OF_THE_FIRST = /^[^:;]*$/;
const JOINED = /(?:^|[\s,)])(?:and|&)\s*$/;

/** Whether another field than what tells of makers begins in a stretch of the label. */
const holdsField = ({ readings, sentenceReadings }: LabelFacts, from: number, to: number): boolean =>
  [readings.title, readings.date, readings.medium, readings.credit, ...sentenceReadings].some(
    (reading) => reading !== undefined && reading.start >= from && reading.start < to,
  );

/**
 * The further makers that a label names with equal right: right behind the first one or that one's life, joined by "and" or
 * with a life of their own, and with no part of their own in the work. "David Hill 1802-1870 and / Robert Adamson 1821-1848".
 */
export function equalMakers(facts: LabelFacts): OtherMaker[] {
  const first = facts.readings.artist;
  const artist = facts.artist ?? '';
  const isPerson =
    isNamed(facts.artist) && !isGroup(artist) && (!hasRelation(artist) || /^designed by /i.test(artist));
  if (first === undefined || !isPerson || (hasRole(artist) && hasRelation(artist))) return [];
  const listed = listedMakers(facts);
  if (listed.length > 0) return listed;
  const equal: OtherMaker[] = [];
  let end = first.end;
  for (const maker of facts.otherMakers) {
    const name = maker.named?.name ?? maker.text;
    const between = facts.given.slice(end, maker.start);
    const isBeside = maker.start >= end && between.length <= MOST_BETWEEN && OF_THE_FIRST.test(between);
    const isEqual =
      isBeside &&
      NAME.test(name) &&
      !PART.test(maker.text) &&
      !isGroup(name) &&
      !holdsField(facts, end, maker.start) &&
      (maker.named !== undefined ||
        JOINED.test(between) ||
        /^(?:and|&) /.test(facts.given.slice(maker.start)));
    if (!isEqual) break;
    equal.push(maker);
    ({ end } = maker);
  }
  return equal;
}

/** The names of those who made the work with the first maker, as they are told behind that one: " and Ray Eames", ", Ada Birch and Otto Lang". */
export function besideEqual(makers: readonly OtherMaker[]): string {
  return makers
    .map(({ named, text }, at) => `${at + 1 < makers.length ? ', ' : ' and '}${named?.name ?? text}`)
    .join('');
}
