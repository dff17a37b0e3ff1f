import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { Icon } from '../controls/icon.tsx';
import { endUndo, undoOf } from './toasts.ts';
import './toaster.css';

const SWIPE_PX = 50;
/** Below this a press is a tap, not a swipe. */
const SLOP_PX = 6;

interface ToastCardProps {
  item: Toast;
  /** Takes back what the toast tells of. */
  undo: (() => void) | undefined;
  onDismiss: () => void;
}

function ToastCard({ item, undo, onDismiss }: ToastCardProps) {
  const [shift, setShift] = useState(0);
  const start = useRef<number>(undefined);

  function move(event: PointerEvent<HTMLDivElement>): void {
    if (start.current === undefined) return;
    const right = Math.max(0, event.clientX - start.current);
    if (right > SLOP_PX) event.currentTarget.setPointerCapture(event.pointerId);
    setShift(right);
  }

  function end(event: PointerEvent<HTMLDivElement>): void {
    if (start.current === undefined) return;
    const right = event.clientX - start.current;
    start.current = undefined;
    if (event.type === 'pointerup' && right > SWIPE_PX) onDismiss();
    else setShift(0);
  }

  return (
    <div
      className={`toast toast-${item.className}`}
      style={shift > 0 ? { transform: `translateX(${shift}px)` } : undefined}
      onPointerDown={(event) => (start.current = event.clientX)}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {resolveValue(item.message, item)}
      {undo && (
        <button
          type="button"
          className="toast-undo"
          onClick={() => {
            onDismiss();
            undo();
          }}
        >
          Undo
        </button>
      )}
      <button type="button" className="icon-button" aria-label="Dismiss" onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/**
 * Shows one toast at a time under the bar, in live regions that are always mounted. Swiping right by 50 px
 * dismisses, F8 moves the focus here (docs/behaviour.md#toasts).
 */
export function Toaster() {
  const {
    toasts,
    handlers: { startPause, endPause },
  } = useToaster();
  const viewport = useRef<HTMLElement>(null);
  /** What had the focus before F8. */
  const left = useRef<Element>(null);
  const visible = toasts.filter((item) => item.visible);
  const passing = visible.find((item) => item.className !== 'persistent');
  const top = visible.find(({ id }) => undoOf(id)) ?? passing ?? visible[0];
  const undo = undoOf(top?.id);
  const undoable = undo !== undefined;
  const urgent = top?.className === 'destructive';

  useEffect(() => {
    if (!undoable) endUndo();
  }, [undoable]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || viewport.current?.contains(document.activeElement)) return;
      left.current = document.activeElement;
      viewport.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  // A toast that has the focus or the pointer stays.
  useEffect(() => {
    const box = viewport.current;
    if (!box) return;
    const looked = new AbortController();
    const options = { signal: looked.signal };
    for (const event of ['mouseenter', 'focusin']) box.addEventListener(event, startPause, options);
    for (const event of ['mouseleave', 'focusout']) box.addEventListener(event, endPause, options);
    return () => looked.abort();
  }, [startPause, endPause]);

  const dismiss = (id: string) => {
    endPause();
    const box = viewport.current;
    if (box?.contains(document.activeElement)) {
      const back = left.current?.isConnected && left.current instanceof HTMLElement ? left.current : box;
      back.focus({ preventScroll: true });
    }
    toast.dismiss(id);
  };
  const card = top && <ToastCard key={top.id} item={top} undo={undo} onDismiss={() => dismiss(top.id)} />;
  return (
    <section ref={viewport} className="toaster" aria-label="Notifications (F8)" tabIndex={-1}>
      <div aria-live="polite">{!urgent && card}</div>
      <div aria-live="assertive">{urgent && card}</div>
    </section>
  );
}
