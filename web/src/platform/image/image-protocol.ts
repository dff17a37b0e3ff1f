import type { Wanted } from '../../engines/image/prepare-label.ts';
import type { PreparedPhoto } from '../../engines/ocr/ports.ts';
import type { AppErrorCode } from '../../lib/app-error.ts';

/** The one request to the image worker. */
export interface PrepareRequest {
  photo: Blob;
  /** The label that is wanted; the one nearest the centre when not given. */
  where?: Wanted | undefined;
}

/** What it answers: a preview as soon as there is one, then either of the others. */
export type PrepareAnswer =
  | { kind: 'preview'; preview: Blob }
  | { kind: 'prepared'; prepared: PreparedPhoto }
  | { kind: 'failed'; code: AppErrorCode; detail: string };
