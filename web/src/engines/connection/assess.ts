/** What the browser tells about the network; rtt in ms, downlink in Mbit/s. Absent where it tells nothing. */
export interface NetworkFacts {
  online: boolean;
  effectiveType?: string | undefined;
  rtt?: number | undefined;
  downlink?: number | undefined;
}

export type ConnectionState = 'connected' | 'unstable' | 'offline';

const MAX_RTT_MS = 500;
const MIN_DOWNLINK_MBIT = 0.5;

/** The four criteria of docs/behaviour.md#connection-states; offline counts as unstable and has its own state. */
export function assess({ online, effectiveType, rtt, downlink }: NetworkFacts): ConnectionState {
  if (!online) return 'offline';
  const slow =
    effectiveType === '2g' ||
    (rtt !== undefined && rtt > MAX_RTT_MS) ||
    (downlink !== undefined && downlink < MIN_DOWNLINK_MBIT);
  return slow ? 'unstable' : 'connected';
}
