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

interface StarsProps {
  name: string;
  /** Those that were chosen, 1 to 5; others may be chosen in their place. */
  chosen: number | undefined;
  onChoose: (stars: number) => void;
}

/** Five stars to choose from. Hovering or moving with the arrow keys previews; only a press chooses. */
export function Stars({ name, chosen, onChoose }: StarsProps) {
  const [preview, setPreview] = useState<number>();
  const [reachable, setReachable] = useState(chosen ?? 1);
  const filled = preview ?? chosen ?? 0;

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>): void {
    const step = arrowStep(event.key);
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(VALUES.length, Math.max(1, reachable + step));
    const button = event.currentTarget.parentElement?.children[next - 1];
    if (button instanceof HTMLElement) button.focus();
  }

  return (
    <fieldset className="stars" aria-label={name} onPointerLeave={() => setPreview(undefined)}>
      {VALUES.map((value) => (
        <button
          key={value}
          type="button"
          className={value <= filled ? 'on' : ''}
          aria-label={value === 1 ? '1 star' : `${value} stars`}
          aria-pressed={value === chosen}
          tabIndex={value === reachable ? 0 : -1}
          onPointerEnter={() => setPreview(value)}
          onFocus={() => {
            setReachable(value);
            setPreview(value);
          }}
          onBlur={() => setPreview(undefined)}
          onKeyDown={onKeyDown}
          onClick={() => onChoose(value)}
        >
          <Icon name="star" />
        </button>
      ))}
    </fieldset>
  );
}
