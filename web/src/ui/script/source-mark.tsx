import { useEffect, useId, useRef, useState } from 'react';
import { ORIGIN_WORDS } from '../../lib/origin-words.ts';
import { ABOUT_WORDS, GROUNDS_HEADS, LOOK_UP } from './grounds-words.ts';
import type { Part } from './segments.ts';
import { printedLines } from './printed-lines.ts';
import { useLayer } from '../dialogs/use-layer.ts';
import './source-mark.css';

/** Between the mark and what opens at it, and between that and the screen's edge, in px. */
const GAP = 8;

type Origin = keyof typeof ORIGIN_WORDS;

/** Puts the popover under the mark, or over it where there is more room. */
function place(popover: HTMLElement, mark: HTMLElement): void {
  const { left, right, top, bottom } = mark.getBoundingClientRect();
  const below = innerHeight - bottom;
  const isBelow = below >= top;
  popover.style.setProperty('--middle', `${(left + right) / 2}px`);
  popover.style.top = isBelow ? `${bottom + GAP}px` : 'auto';
  popover.style.bottom = isBelow ? 'auto' : `${innerHeight - top + GAP}px`;
  popover.style.maxHeight = `${Math.max(below, top) - 2 * GAP}px`;
}

interface GroundsProps {
  part: Part;
  printed: string | undefined;
}

/** The printed words that a sentence rests on, in their lines, and where a note can be looked up. */
function Grounds({ part: { origin, spans, source }, printed }: GroundsProps) {
  const lines = printed === undefined ? [] : printedLines(printed, spans);
  const isNote = origin === 'note';
  return (
    <>
      {isNote && source !== undefined && (
        <span className="grounds-source">
          {LOOK_UP} <cite>{source}</cite>
        </span>
      )}
      {isNote && lines.length > 0 && <span className="grounds-source">{ABOUT_WORDS}</span>}
      {lines.map((line) => (
        <span key={line[0]?.start} className="grounds-line">
          {line.map(({ start, text, isMarked }) =>
            isMarked ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
          )}
        </span>
      ))}
    </>
  );
}

/** Behind a sentence: where it comes from; pressed, it shows the printed words that the sentence rests on. */
export function SourceMark({ part, origin, printed }: GroundsProps & { origin: Origin }) {
  const id = useId();
  const mark = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  useLayer(open, () => popover.current?.hidePopover());
  useEffect(() => {
    if (!open) return undefined;
    const follow = () => {
      if (popover.current && mark.current) place(popover.current, mark.current);
    };
    // Any box that scrolls.
    document.addEventListener('scroll', follow, true);
    addEventListener('resize', follow);
    return () => {
      document.removeEventListener('scroll', follow, true);
      removeEventListener('resize', follow);
    };
  }, [open]);
  return (
    <>
      <button
        ref={mark}
        type="button"
        className={`origin origin-${origin}`}
        popoverTarget={id}
        aria-expanded={open}
        aria-label={origin === 'label' ? ORIGIN_WORDS.label : undefined}
      >
        {origin === 'label' ? undefined : ORIGIN_WORDS[origin]}
      </button>
      <span
        ref={popover}
        id={id}
        className="grounds"
        popover="auto"
        role="group"
        aria-labelledby={`${id}-head`}
        onBeforeToggle={({ currentTarget, newState }) => {
          setOpen(newState === 'open');
          if (newState === 'open' && mark.current) place(currentTarget, mark.current);
        }}
      >
        {open && (
          <>
            <span id={`${id}-head`} className="grounds-head">
              {GROUNDS_HEADS[origin]}
            </span>
            <Grounds part={part} printed={printed} />
          </>
        )}
      </span>
    </>
  );
}
