const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What a picture is by its content; undefined where it is neither. */
export function logoType(content: Uint8Array): 'image/png' | 'image/svg+xml' | undefined {
  if (PNG.equals(content.subarray(0, PNG.length))) return 'image/png';
  const head = new TextDecoder().decode(content.subarray(0, 2_000));
  // A declaration and remarks may stand before the first element.
  return /<(\p{L}{1,20})[\s>]/u.exec(head)?.[1]?.toLowerCase() === 'svg' ? 'image/svg+xml' : undefined;
}
