import type { MouseEvent } from 'react';
import { useStore } from 'zustand';
import { useServices } from '../services.ts';
import { outlineAt, pictureBox, withRoom, type Point } from './outline-geometry.ts';
import './label-outlines.css';

/** Width by height of the label's place (docs/behaviour.md#capture-area). */
const FRAME = 4 / 3;
/** A tap may miss an outline by so much, in pixels: the smallest is a target of 44 px. */
const REACH = 22;

/** Between text and outline, in heights of the picture. */
const ROOM = 0.02;

const percent = (share: number): string => `${share * 100}%`;
/** Not so near to the edge that a number is cut off. */
const within = (share: number): string => `max(${percent(share)}, 1.1rem)`;

/**
 * The labels of a photo that shows several, outlined and numbered on it, the taken one in full. A tap takes another;
 * the list below the photo is for keyboards and screen readers.
 * @param ratio width of the picture by its height
 */
export function LabelOutlines({ ratio }: { ratio: number }) {
  const { capture, steps } = useServices();
  const labels = useStore(capture.store, (state) => state.labels);
  const canTake = useStore(capture.store, (state) => state.canTake);
  if (labels.length === 0) return null;

  function onTap({ clientX, clientY, currentTarget }: MouseEvent): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const outlines = labels.map(({ outline }) =>
      outline.map(({ x, y }) => ({ x: x * width, y: y * height })),
    );
    const index = outlineAt({ x: clientX - left, y: clientY - top }, outlines, REACH);
    if (index !== undefined) steps.takeLabel(index);
  }

  const box = pictureBox(ratio, FRAME);
  return (
    <div
      className={canTake ? 'outlines outlines-keys' : 'outlines'}
      style={{
        left: percent(box.left),
        top: percent(box.top),
        width: percent(box.width),
        height: percent(box.height),
      }}
      aria-hidden="true"
      onClick={onTap}
    >
      <svg viewBox={`0 0 ${ratio} 1`} preserveAspectRatio="none">
        {labels.map(({ outline, taken }, index) => (
          <g key={index} className={taken ? 'outline outline-taken' : 'outline'}>
            <polygon className="outline-rim" points={pointsOf(outline, ratio)} />
            <polygon points={pointsOf(outline, ratio)} />
          </g>
        ))}
      </svg>
      {labels.map(({ outline, taken }, index) => (
        <span
          key={index}
          className={taken ? 'outline-number outline-number-taken' : 'outline-number'}
          style={{
            left: within(Math.min(...outline.map(({ x }) => x))),
            top: within(Math.min(...outline.map(({ y }) => y))),
          }}
        >
          {index + 1}
        </span>
      ))}
    </div>
  );
}

/** In heights of the picture, so that the room is the same on all sides. */
function pointsOf(outline: readonly Point[], ratio: number): string {
  const placed = outline.map(({ x, y }) => ({ x: x * ratio, y }));
  return withRoom(placed, ROOM)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
}
