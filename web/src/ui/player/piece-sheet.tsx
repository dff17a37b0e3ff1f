import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { Button } from '../controls/button.tsx';
import { ALSO_ON_LABEL, READ_ON } from '../script/grounds-words.ts';
import { MadeBy } from './made-by.tsx';
import { placedSegments, type PlacedSegment } from '../script/segments.ts';
import { Score, Transport, type Player } from './player.tsx';
import { Generating, Sheet, showFoot } from './sheet.tsx';
import { useFollow } from '../script/use-follow.ts';

/** The words of a piece, as they are set to be read along. */
export interface WordsProps {
  segments: PlacedSegment[];
  /** Index of the segment being spoken. */
  now: number | undefined;
  /** The label's text, in which the spans of the segments count. */
  printed: string | undefined;
}

interface MadePiece {
  source: string;
  printed?: string | undefined;
  /** What is printed and was not told. */
  alsoOnLabel?: readonly { start: number; end: number }[] | undefined;
  /** Sentences of the label that can be read on request. */
  more?: readonly unknown[] | undefined;
}

interface PieceProps {
  player: Player & { playFrom: (index: number) => void };
  /** undefined while it is being made. */
  piece: MadePiece | undefined;
  /** Role of the voice on the upper line of the score; without it there is one line. */
  upperRole?: string;
  /** Word on the wide button while paused. */
  pausedWord: 'Play' | 'Resume';
  showScript: boolean;
  Words: ComponentType<WordsProps>;
  onStop: () => void;
  onReadOn: () => void;
}

/** What the screen says of the sheet of any piece, and puts into it. */
export interface PieceSlots {
  title: string;
  /** The sheet was shown already, with its spinner: it does not rise again. */
  still: boolean;
  /** What failed while it was open. */
  fault: ReactNode;
  share: ReactNode;
  /** Where it stands among others that are played in a row. */
  listed: ReactNode;
  rating: ReactNode;
}

/** What is printed and was not told, line by line. */
function AlsoOnLabel({ printed, alsoOnLabel }: Omit<MadePiece, 'source'>) {
  if (printed === undefined || !alsoOnLabel?.length) return null;
  return (
    <div className="also">
      <h3>{ALSO_ON_LABEL}</h3>
      {alsoOnLabel.map(({ start, end }) => (
        <p key={start}>{printed.slice(start, end)}</p>
      ))}
    </div>
  );
}

/** The key behind which the label's rest is read; it comes into sight with the buttons above it. */
function ReadOn({ onClick }: { onClick: () => void }) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => showFoot(row.current), []);
  return (
    <div ref={row} className="read-on">
      <Button word={READ_ON} weight="quiet" onClick={onClick} />
    </div>
  );
}

type ScriptProps = Pick<PieceProps, 'player' | 'Words'> & { piece: MadePiece };

function Script({ player, Words, piece: { printed, alsoOnLabel } }: ScriptProps) {
  const segments = useStore(player.store, (state) => state.segments);
  const now = useStore(player.store, ({ status, current }) =>
    status === 'playing' || status === 'paused' ? current : undefined,
  );
  const box = useFollow(now, player.playFrom);
  return (
    <div className="script-room">
      <section ref={box} className="script" aria-label="Script">
        <Words segments={placedSegments(segments)} now={now} printed={printed} />
        <AlsoOnLabel printed={printed} alsoOnLabel={alsoOnLabel} />
      </section>
    </div>
  );
}

/** The sheet of a piece that can be heard: who made it, the position, the script, the buttons. */
export function PieceSheet({ player, piece, showScript, Words, ...props }: PieceProps & PieceSlots) {
  const { title, still, upperRole, pausedWord, onStop, onReadOn, fault, share, listed, rating } = props;
  return (
    <Sheet title={title} still={still} tall={showScript} ready={piece !== undefined} store={player.store}>
      {piece ? (
        <>
          <div className="sheet-made">
            <MadeBy device={piece.source === 'device'} />
            {share}
          </div>
          {listed}
          <Score player={player} {...(upperRole === undefined ? {} : { upperRole })} />
          {showScript && <Script player={player} Words={Words} piece={piece} />}
          <div className="sheet-foot">
            {fault}
            <Transport player={player} pausedWord={pausedWord} onStop={onStop} />
            {piece.more?.length ? <ReadOn onClick={onReadOn} /> : null}
            {rating}
          </div>
        </>
      ) : (
        <Generating />
      )}
    </Sheet>
  );
}
