import { useLayoutEffect, useRef } from 'react';

interface BlobImageProps {
  blob: Blob;
  alt: string;
  /** Told width by height once the picture is there. */
  onRatio?: (ratio: number) => void;
}

/** A picture held in memory. Its object URL is revoked when the picture changes or the view is unmounted. */
export function BlobImage({ blob, alt, onRatio }: BlobImageProps) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const url = URL.createObjectURL(blob);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return (
    <img
      ref={image}
      alt={alt}
      draggable={false}
      onLoad={({ currentTarget }) => onRatio?.(currentTarget.naturalWidth / currentTarget.naturalHeight)}
    />
  );
}
