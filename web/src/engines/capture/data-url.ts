/** The bytes of a base64 data URL, with its media type. @throws when it is not such a URL */
export function blobOfDataUrl(dataUrl: string): Blob {
  const [, type, base64] = /^data:([^;,]+);base64,(.*)$/s.exec(dataUrl) ?? [];
  if (type === undefined || base64 === undefined) throw new TypeError('not a base64 data URL');
  const characters = atob(base64);
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = characters.charCodeAt(at);
  return new Blob([bytes], { type });
}
