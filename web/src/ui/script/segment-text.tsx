import { Fragment } from 'react';
import type { Part, PlacedSegment } from './segments.ts';
import { SourceMark } from './source-mark.tsx';

/** Letters; a longer word has to be broken on a narrow screen. */
const LONGEST_WORD = 20;

interface SegmentTextProps {
  segment: PlacedSegment;
  /** The label's text, in which spans count. */
  printed: string | undefined;
}

/** A sentence with its mark behind it; small talk has none. */
function Sentence({ part, printed }: { part: Part; printed: string | undefined }) {
  const { text, origin } = part;
  if (origin === 'talk') return text;
  const mark = <SourceMark part={part} origin={origin} printed={printed} />;
  const last = text.lastIndexOf(' ') + 1;
  // A label's small mark never begins a line.
  if (origin !== 'label' || text.length - last > LONGEST_WORD)
    return (
      <>
        {text} {mark}
      </>
    );
  return (
    <>
      {text.slice(0, last)}
      <span className="with-origin">
        {text.slice(last)} {mark}
      </span>
    </>
  );
}

/** The words of a segment, each sentence with the mark of where it comes from. */
export function SegmentText({ segment: { text, parts }, printed }: SegmentTextProps) {
  if (!parts) return text;
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <Sentence part={part} printed={printed} />
    </Fragment>
  ));
}
