import type { GrayPicture } from '../../engines/image/picture/gray-picture.ts';
import type { Wanted } from '../../engines/image/prepare-label.ts';
import type { PreparedPhoto, RecognisedLine } from '../../engines/ocr/ports.ts';
import type { AppErrorCode } from '../../lib/app-error.ts';

/** What the image worker is asked for: a photo is to be prepared, or the marks of what was read in a picture are wanted. */
export type ImageRequest = PrepareRequest | MarksRequest;

export interface PrepareRequest {
  kind: 'prepare';
  photo: Blob;
  /** The label that is wanted; the one nearest the centre when not given. */
  where?: Wanted | undefined;
}

export interface MarksRequest {
  kind: 'marks';
  picture: GrayPicture;
  lines: readonly RecognisedLine[];
}

/** What it answers: to the first a preview as soon as there is one, then what was made; to the second the lines. */
export type ImageAnswer =
  | { kind: 'preview'; preview: Blob }
  | { kind: 'prepared'; prepared: PreparedPhoto }
  | { kind: 'mended'; lines: readonly RecognisedLine[] }
  | { kind: 'failed'; code: AppErrorCode; detail: string };
