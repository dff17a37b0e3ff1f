import { NETWORK } from './network-weights.ts';
import { type Network, unpackNetwork } from './network.ts';

let network: Network | null = null;

/** The network that `npm run learn` made; unpacked once. */
export function learnedNetwork(): Network {
  return (network ??= unpackNetwork(NETWORK));
}
