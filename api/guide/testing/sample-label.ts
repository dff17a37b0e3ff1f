import type { TombstoneFields } from '../facts.ts';

/** A label made up for the tests, in the manner of a museum's house style. */
export interface SampleLabel {
  readonly style: string;
  readonly lines: readonly string[];
  readonly fields: Partial<TombstoneFields>;
  /** Nobody can tell the fields apart once the line breaks are gone. */
  readonly needsLines?: true;
  /** How the interpretive text starts. */
  readonly prose?: string;
}
