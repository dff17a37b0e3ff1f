// Loaded before the server: its clock is two years ahead.
const AHEAD_MS = 730 * 86_400_000;
const now = Date.now;
Date.now = () => now() + AHEAD_MS;
