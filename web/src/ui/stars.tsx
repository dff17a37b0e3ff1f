import { useState, type KeyboardEvent } from 'react';
import { Icon } from './icon.tsx';
import './stars.css';

const VALUES = [1, 2, 3, 4, 5] as const;

/** Moves by arrow keys; undefined for any other key. */
function arrowStep(key: string): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return 1;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return -1;
  return undefined;
}

/** Five stars to choose from. Hovering or moving with the arrow keys previews; only a press chooses. */
export function StarChoice({ name, onChoose }: { name: string; onChoose: (stars: number) => void }) {
  const [preview, setPreview] = useState(0);
  const [reachable, setReachable] = useState(1);

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>): void {
    const step = arrowStep(event.key);
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(VALUES.length, Math.max(1, reachable + step));
    const button = event.currentTarget.parentElement?.children[next - 1];
    if (button instanceof HTMLElement) button.focus();
  }

  return (
    <fieldset className="stars" aria-label={name} onPointerLeave={() => setPreview(0)}>
      {VALUES.map((value) => (
        <button
          key={value}
          type="button"
          className={value <= preview ? 'on' : ''}
          aria-label={value === 1 ? '1 star' : `${value} stars`}
          tabIndex={value === reachable ? 0 : -1}
          onPointerEnter={() => setPreview(value)}
          onFocus={() => {
            setReachable(value);
            setPreview(value);
          }}
          onBlur={() => setPreview(0)}
          onKeyDown={onKeyDown}
          onClick={() => onChoose(value)}
        >
          <Icon name="star" />
        </button>
      ))}
    </fieldset>
  );
}

/** The stars that were chosen. */
export function StarsShown({ stars }: { stars: number }) {
  return (
    <div className="stars">
      <p className="unseen">{stars} of 5 stars</p>
      {VALUES.map((value) => (
        <span key={value} className={value <= stars ? 'on' : ''}>
          <Icon name="star" />
        </span>
      ))}
    </div>
  );
}
