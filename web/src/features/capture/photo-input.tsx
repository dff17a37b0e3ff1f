import { useEffect, useEffectEvent, type RefObject } from 'react';

interface PhotoInputProps {
  /** By which a button in the page opens it before the app is up (app/first-screen/early.ts). */
  id: string;
  ref: RefObject<HTMLInputElement | null>;
  name: string;
  /** Asks for the rear camera instead of the picture library. */
  camera: boolean;
  onPhoto: (photo: Blob) => void;
}

/** A hidden file input for pictures; opened by a button. The same picture can be chosen twice. */
export function PhotoInput({ id, ref, name, camera, onPhoto }: PhotoInputProps) {
  function take(input: HTMLInputElement): void {
    const photo = input.files?.[0];
    if (photo) onPhoto(photo);
    input.value = '';
  }
  const takeEarly = useEffectEvent(take);
  // Chosen before the app was up.
  useEffect(() => {
    if (ref.current) takeEarly(ref.current);
  }, [ref]);
  return (
    <input
      ref={ref}
      id={id}
      type="file"
      accept="image/*"
      capture={camera ? 'environment' : undefined}
      aria-label={name}
      hidden
      // What a browser remembers of the page before was read then.
      autoComplete="off"
      onChange={({ currentTarget }) => take(currentTarget)}
    />
  );
}
