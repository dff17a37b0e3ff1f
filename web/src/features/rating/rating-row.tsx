import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { StarChoice, StarsShown } from '../../ui/stars.tsx';
import { useServices } from '../services.ts';

interface RatingRowProps {
  /** 'sound bite' or 'podcast'. */
  what: string;
  interactionId: string;
}

/** Five stars tied to an interaction; once stored, the thanks (SPEC section 2). */
export default function RatingRow({ what, interactionId }: RatingRowProps) {
  const { rating } = useServices();
  const stars = useStore(rating.store, (state) => state[interactionId]);
  const thanks = useRef<HTMLParagraphElement>(null);
  const [chosenHere, setChosenHere] = useState(false);

  useEffect(() => {
    if (stars !== undefined && chosenHere) thanks.current?.focus({ preventScroll: true });
  }, [stars, chosenHere]);

  function choose(value: number): void {
    setChosenHere(true);
    void rating.rate(interactionId, value);
  }

  if (stars === undefined) {
    const name = `Rate this ${what}`;
    return (
      <div className="rating">
        <span className="rating-words" aria-hidden="true">
          {name}
        </span>
        <StarChoice name={name} onChoose={choose} />
      </div>
    );
  }
  return (
    <div className="rating">
      <p ref={thanks} tabIndex={-1}>
        Thanks for rating!
      </p>
      <StarsShown stars={stars} />
    </div>
  );
}
