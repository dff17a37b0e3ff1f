import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { LabelReading } from '../../engines/ocr/reading.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useServices } from '../services.ts';
import { TextEditor } from './text-editor.tsx';
import { markUnsure } from './mark-unsure.ts';
import './text-card.css';

interface TextCardProps {
  /** The visitor asked to correct the text that is not shown otherwise: only the editor is wanted. */
  correcting: boolean;
  /** The correction has ended. */
  onCorrected: () => void;
}

/** The words that were read; those the reader doubts are underlined, and a tap on one corrects it. */
export default function TextCard({ correcting, onCorrected }: TextCardProps) {
  const { capture } = useServices();
  const reading = useStore(capture.store, (state) => state.reading);
  /** What is edited, and the word the editor opens at; undefined opens it at the end. */
  const [edited, setEdited] = useState<{ reading: LabelReading; word: number | undefined } | undefined>(
    correcting && reading ? { reading, word: undefined } : undefined,
  );
  // Another label may have come in its place.
  const editing = edited?.reading === reading ? edited : undefined;
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus({ preventScroll: true });
    wasEditing.current = editing !== undefined;
  }, [editing]);

  function closeEditor(): void {
    setEdited(undefined);
    onCorrected();
  }

  if (!reading) return null;
  const stretches = markUnsure(reading.text, reading.words);
  const unsure = stretches.filter((stretch) => stretch.word !== undefined).length;
  return (
    <section className="text" aria-labelledby="text-head">
      <div className="text-head">
        <h2 id="text-head">Extracted text</h2>
        {!editing && (
          <Button
            ref={edit}
            word="Edit"
            aria-label="Edit the text"
            weight="quiet"
            onClick={() => setEdited({ reading, word: undefined })}
          />
        )}
      </div>
      {editing ? (
        <TextEditor reading={reading} word={editing.word} onClose={closeEditor} />
      ) : (
        <>
          <p className="text-body">
            {stretches.map(({ at, text, word }) =>
              word === undefined ? (
                text
              ) : (
                <button
                  key={at}
                  type="button"
                  className="unsure"
                  onClick={() => setEdited({ reading, word })}
                >
                  {text}
                </button>
              ),
            )}
          </p>
          {unsure > 0 && (
            <p className="text-note">
              <Icon name="warning" />
              {unsure === 1
                ? 'One word is unsure. Tap it to correct it.'
                : `${unsure} words are unsure. Tap one to correct it.`}
            </p>
          )}
        </>
      )}
    </section>
  );
}
