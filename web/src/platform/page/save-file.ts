const REVOKE_AFTER_MS = 60_000;

/** The blob as a data: address. */
export function dataUrl(blob: Blob): Promise<string> {
  const read = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => read.resolve(typeof reader.result === 'string' ? reader.result : ''));
  reader.addEventListener('error', () => read.reject(new Error('the blob cannot be read')));
  reader.readAsDataURL(blob);
  return read.promise;
}

/** Hands a file, given in parts, to the visitor as a download. */
export function saveFile(name: string, type: string, parts: string[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(parts, { type }));
  link.download = name;
  link.click();
  // The download reads the address after this call.
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
