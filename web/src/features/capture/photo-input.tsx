import type { ChangeEvent, Ref } from 'react';

interface PhotoInputProps {
  ref: Ref<HTMLInputElement>;
  name: string;
  /** Asks for the rear camera instead of the picture library. */
  camera: boolean;
  onPhoto: (photo: Blob) => void;
}

/** A hidden file input for pictures; opened by a button. The same picture can be chosen twice. */
export function PhotoInput({ ref, name, camera, onPhoto }: PhotoInputProps) {
  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const photo = currentTarget.files?.[0];
    if (photo) onPhoto(photo);
    currentTarget.value = '';
  }
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      capture={camera ? 'environment' : undefined}
      aria-label={name}
      hidden
      onChange={onChange}
    />
  );
}
