import { useEffect, useEffectEvent, useState } from 'react';

const carriesFile = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;
/** Ignored while a dialog is open: what is dropped beside it was not meant for the page behind it. */
const dialogOpen = () => document.querySelector('dialog[open]') !== null;

/**
 * Takes a photo that is dropped anywhere on the page, or pasted.
 * @returns true while a file hovers over the page
 */
export function usePhotoDrop(onPhoto: (photo: Blob) => void): boolean {
  const [hovering, setHovering] = useState(false);
  const take = useEffectEvent(onPhoto);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const over = (event: DragEvent) => {
      if (!carriesFile(event.dataTransfer) || dialogOpen()) return;
      event.preventDefault();
      setHovering(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setHovering(false);
    };
    const drop = (event: DragEvent) => {
      setHovering(false);
      if (!carriesFile(event.dataTransfer)) return;
      // Otherwise the browser leaves the app and shows the file.
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file && !dialogOpen()) take(file);
    };
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (!file || dialogOpen()) return;
      event.preventDefault();
      take(file);
    };
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    window.addEventListener('paste', paste, { signal });
    return () => listening.abort();
  }, []);
  return hovering;
}
