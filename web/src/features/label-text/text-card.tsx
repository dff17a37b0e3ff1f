import { useStore } from 'zustand';
import { Icon } from '../../ui/icon.tsx';
import { useServices } from '../services.ts';
import { markUnsure } from './mark-unsure.ts';
import './text-card.css';

/** The words that were read; those the reader doubts are underlined. */
export default function TextCard() {
  const { capture } = useServices();
  const reading = useStore(capture.store, (state) => state.reading);
  if (!reading) return null;
  const stretches = markUnsure(reading.text, reading.words);
  const unsure = stretches.filter((stretch) => stretch.unsure).length;
  return (
    <section className="text" aria-labelledby="text-head">
      <h2 id="text-head">Extracted text</h2>
      <p className="text-body">
        {stretches.map((stretch) =>
          stretch.unsure ? (
            <span key={stretch.at} className="unsure">
              {stretch.text}
            </span>
          ) : (
            stretch.text
          ),
        )}
      </p>
      {unsure > 0 && (
        <p className="text-note">
          <Icon name="warning" />
          {unsure === 1 ? 'One word is unsure.' : `${unsure} words are unsure.`}
        </p>
      )}
    </section>
  );
}
