/** Cache that holds the pack, and the address it is served at: the Flite program with its voices, gzipped. */
export const VOICE_PACK_CACHE = 'placard-voices';
export const VOICE_PACK_PATH = '/voices/flite.wasm.gz';

/** A request to speak printable ASCII text in one of Flite's voices. */
export interface PackRequest {
  text: string;
  voice: 'slt' | 'rms';
}

export type PackAnswer =
  | { kind: 'spoken'; wav: Uint8Array<ArrayBuffer> }
  | { kind: 'failed'; message: string };
