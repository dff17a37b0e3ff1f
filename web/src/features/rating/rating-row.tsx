import { useStore } from 'zustand';
import { Stars } from '../../ui/controls/stars.tsx';
import { useServices } from '../services.ts';

interface RatingRowProps {
  /** 'sound bite' or 'podcast'. */
  what: string;
  interactionId: string;
}

/**
 * Five stars tied to an interaction; once stored, the thanks (docs/behaviour.md#rating). Another star changes the rating. The
 * toast is what is read aloud.
 */
export default function RatingRow({ what, interactionId }: RatingRowProps) {
  const { rating } = useServices();
  const stars = useStore(rating.store, (state) => state[interactionId]);
  const name = `Rate this ${what}`;
  return (
    <div className="rating">
      <p className="rating-words">
        {stars === undefined ? <span aria-hidden="true">{name}</span> : 'Thanks for rating!'}
      </p>
      <Stars name={name} chosen={stars} onChoose={(value) => void rating.rate(interactionId, value)} />
    </div>
  );
}
