import type { LabelFacts, TextSpan } from '../facts.ts';
import { isPlaceLine, withoutGrave } from '../speech/place-line.ts';

/** The same with the whole line of which a land was read alone, or a town for a maker: "Nuzi (Yorgan Tepe), Iraq". */
export function withWholePlace(facts: LabelFacts): LabelFacts {
  const { artist, nationality, medium } = facts.readings;
  const line = facts.plainLines.find(
    ({ start, end, text }) =>
      nationality !== undefined &&
      start <= nationality.start &&
      nationality.end <= end &&
      end - start > nationality.end - nationality.start &&
      isPlaceLine(text) &&
      // "Gneiss. Giza": the material on the line is told as that.
      !(medium !== undefined && start <= medium.start && medium.end <= end),
  );
  if (line === undefined) return facts;
  const isWithin = (span: TextSpan | undefined): boolean =>
    span !== undefined && line.start <= span.start && span.end <= line.end;
  return {
    ...facts,
    artist: isWithin(artist) ? null : facts.artist,
    nationality: withoutGrave(line.text),
    readings: { ...facts.readings, nationality: { start: line.start, end: line.end, certainty: 1 } },
  };
}
