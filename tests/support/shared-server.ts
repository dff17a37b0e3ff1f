import { startServer } from './server.ts';

/** Where the server that all tests of a run share is reached; set for the workers before they start. */
export const SHARED_SERVER = 'PLACARD_SHARED_SERVER';

/** Starts it. @returns what stops it after the last test */
export default async function shareServer(): Promise<() => Promise<void>> {
  // Many visitors come from one address here.
  const server = await startServer({ CLIENT_REQUESTS_PER_MINUTE: '0', CLIENT_REQUESTS_PER_DAY: '0' });
  process.env[SHARED_SERVER] = server.url;
  return () => server.stop();
}
