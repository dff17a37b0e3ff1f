import { useEffect, useRef } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { CalmScreen } from './calm-screen.tsx';

/** The fallback for a crash of the whole screen (docs/behaviour.md#crash). Takes the focus, which has lost its place. */
export function ErrorScreen({ message, onRetry }: { message: string; onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <CalmScreen>
      <h2 ref={heading} tabIndex={-1}>
        Something went wrong
      </h2>
      <p className="calm-says">{message}</p>
      <Button icon="again" word="Try again" weight="first" onClick={onRetry} />
    </CalmScreen>
  );
}
