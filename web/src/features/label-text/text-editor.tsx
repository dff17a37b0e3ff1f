import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '@placard/api/limits';
import type { LabelReading } from '../../engines/ocr/reading.ts';
import { Fault } from '../../ui/fault.tsx';
import { Key } from '../../ui/key.tsx';
import { Writing } from '../../ui/writing.tsx';
import { useServices } from '../services.ts';
import { markUnsure } from './mark-unsure.ts';

interface TextEditorProps {
  reading: LabelReading;
  /** Number of the word that is selected at first; without it the caret stands at the end. */
  word: number | undefined;
  onClose: () => void;
}

/** The label's text, a printed line a line. Saving a change clears what a new reading clears. */
export function TextEditor({ reading, word, onClose }: TextEditorProps) {
  const { steps } = useServices();
  const [before] = useState(() =>
    reading.lines.length > 0 ? reading.lines.map((line) => line.text).join('\n') : reading.text,
  );
  const [text, setText] = useState(before);
  const [fault, setFault] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    const field = area.current;
    if (!field) return;
    const doubted = markUnsure(before, reading.words).find((stretch) => stretch.word === word);
    field.focus();
    field.closest('section')?.scrollIntoView({ block: 'nearest' });
    if (word !== undefined && doubted) field.setSelectionRange(doubted.at, doubted.at + doubted.text.length);
    else field.setSelectionRange(before.length, before.length);
  }, [before, reading, word]);

  function save(): void {
    const wrong = text === before ? undefined : steps.editLabel(text);
    setFault(wrong);
    if (wrong === undefined) onClose();
  }

  return (
    <>
      <Writing
        ref={area}
        aria-label="Extracted text"
        value={text}
        maxLength={LIMITS.labelTextChars}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setFault(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      />
      <div role="alert">{fault !== undefined && <Fault message={fault} />}</div>
      <div className="text-keys">
        <Key word="Save" disabled={text.trim() === ''} onClick={save} />
        <Key word="Cancel" weight="quiet" onClick={onClose} />
      </div>
    </>
  );
}
