import { useLayoutEffect, useRef, useState } from 'react';
import { LIMITS } from '@placard/api/limits';
import type { LabelReading } from '../../engines/ocr/reading.ts';
import { Fault } from '../../ui/messages/fault.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useLayer } from '../../ui/dialogs/use-layer.ts';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { useServices } from '../services.ts';
import { markUnsure } from './mark-unsure.ts';

interface TextEditorProps {
  reading: LabelReading;
  /** Number of the word that is selected at first; without it the caret stands at the end. */
  word: number | undefined;
  onClose: () => void;
}

/** What was written and neither saved nor cancelled, by the reading it corrects: Escape and Back lose no word. */
const drafts = new WeakMap<LabelReading, string>();

/** The label's text, a printed line a line. Saving a change clears what a new reading clears. */
export function TextEditor({ reading, word, onClose }: TextEditorProps) {
  const { steps } = useServices();
  const [before] = useState(() =>
    reading.lines.length > 0 ? reading.lines.map((line) => line.text).join('\n') : reading.text,
  );
  const [text, setText] = useState(() => drafts.get(reading) ?? before);
  const [fault, setFault] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);

  // Before anything can be typed: a caret placed later would move away from what the visitor selects.
  useLayoutEffect(() => {
    const field = area.current;
    if (!field) return;
    const doubted = markUnsure(field.value, reading.words).find((stretch) => stretch.word === word);
    field.focus();
    field.closest('section')?.scrollIntoView({ block: 'nearest' });
    if (word !== undefined && doubted) field.setSelectionRange(doubted.at, doubted.at + doubted.text.length);
    else field.setSelectionRange(field.value.length, field.value.length);
  }, [reading, word]);

  function leave(): void {
    drafts.set(reading, text);
    onClose();
  }
  useLayer(true, leave);

  function cancel(): void {
    drafts.delete(reading);
    onClose();
  }

  function save(): void {
    const wrong = text === before ? undefined : steps.editLabel(text);
    setFault(wrong);
    if (wrong === undefined) cancel();
  }

  return (
    <>
      <TextArea
        ref={area}
        aria-label="Extracted text"
        value={text}
        maxLength={LIMITS.labelTextChars}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setFault(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') leave();
        }}
      />
      <div role="alert">{fault !== undefined && <Fault message={fault} />}</div>
      <div className="text-actions">
        <Button word="Save" disabled={text.trim() === ''} onClick={save} />
        <Button word="Cancel" weight="quiet" onClick={cancel} />
      </div>
    </>
  );
}
