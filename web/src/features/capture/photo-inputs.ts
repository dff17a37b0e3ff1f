/** The ids of the file inputs, by which they are found before the app is up (app/first-screen/early.ts). */
export const CAMERA = 'photo-from-camera';
export const LIBRARY = 'photo-from-library';
