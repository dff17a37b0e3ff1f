const LONG_SIDE = 480;

/** The picture as a small JPEG, for the list of visits. @throws when it cannot be decoded */
export async function smallPicture(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, LONG_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no room for another canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const drawn = Promise.withResolvers<Blob>();
  canvas.toBlob(
    (blob) => (blob ? drawn.resolve(blob) : drawn.reject(new Error('no JPEG'))),
    'image/jpeg',
    0.75,
  );
  try {
    return await drawn.promise;
  } finally {
    // iPhones count a canvas against their limit until it is collected.
    canvas.width = 1;
    canvas.height = 1;
  }
}
