import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const database = new DatabaseSync(String(workerData));

/** Carries the write-ahead log into the file as far as nobody has to wait for it, and says that it has tried. */
parentPort?.on('message', () => {
  database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  parentPort?.postMessage('done', []);
});
