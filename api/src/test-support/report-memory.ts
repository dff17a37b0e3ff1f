// Loaded before the server with `node --expose-gc --import`: on SIGUSR2 it collects garbage and writes one line with
// the bytes that are still in use, and those the process holds.
process.on('SIGUSR2', () => {
  // Twice: what the first run finalizes, the second collects.
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.stdout.write(`${JSON.stringify({ memory: heapUsed + external, rss })}\n`);
});
