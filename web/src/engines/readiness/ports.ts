/** What reading a label without a connection takes, apart from the voices, and what the museum adds of its own. */
export type PartName = 'app' | 'reader' | 'language' | 'museum';

/** A file that has to be on the phone for the app to work without a connection. */
export interface OfflineFile {
  part: PartName;
  url: string;
  /** Cache and key under which the service worker looks for it. */
  cache: string;
  key: string;
  /** Hash of its content, as for a script's `integrity`. */
  integrity: string;
  /** Bytes on the wire, about; the build knows gzip, the server may send brotli. */
  bytes: number;
  /** Bytes once unpacked. */
  size: number;
}

export interface OfflineFiles {
  /** Settles when the service worker is in place; has it installed where there is none. @throws when that fails */
  installed(signal: AbortSignal): Promise<void>;
  /** The files of the version that runs. @throws when there is no worker to ask */
  list(signal: AbortSignal): Promise<readonly OfflineFile[]>;
  /** How much of it is there, 0 to 1; 1 only when it is whole. */
  share(file: OfflineFile): Promise<number>;
  /**
   * Fetches a file and keeps it; `onShare` hears how much has come, 0 to 1.
   * @throws when it did not come, or is not what it should be
   */
  keep(file: OfflineFile, signal: AbortSignal, onShare: (share: number) => void): Promise<void>;
}

export interface StorageFacts {
  /** The browser will not clear it by itself. */
  persisted: boolean;
  /** Bytes; free is what the browser still grants. */
  used: number;
  free: number;
}

export interface OfflineStorage {
  /** undefined where the browser does not say. */
  facts(): Promise<StorageFacts | undefined>;
  /** Asks the browser not to clear what is kept. Never throws. */
  persist(): Promise<boolean>;
}
