import { Fragment } from 'react';
import type { Placed } from './placed.ts';
import { SourceMark } from './source-mark.tsx';

interface SaidProps {
  segment: Placed;
  /** The label's text, in which spans count. */
  printed: string | undefined;
}

/** The words of a segment, each sentence with the mark of where it comes from; small talk has none. */
export function Said({ segment: { text, parts }, printed }: SaidProps) {
  if (!parts) return text;
  return parts.map((part, index) => {
    const { text: words, origin } = part;
    return (
      // The parts of a segment never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>
        {index > 0 && ' '}
        {words}
        {origin !== 'talk' && (
          <>
            {/* A label's small mark never begins a line */}
            {origin === 'label' ? '\u00A0' : ' '}
            <SourceMark part={part} origin={origin} printed={printed} />
          </>
        )}
      </Fragment>
    );
  });
}
