import type { ConfigResponse } from '@placard/api/contract';
import type { ConnectionState } from '../connection/assess.ts';
import type { SourceName } from './ports.ts';

/** What the choice of a voice depends on. */
export interface VoiceFacts {
  connection: ConnectionState;
  /** undefined until the server has said. */
  provider: ConfigResponse['speechProvider'] | undefined;
  /** The server has just failed to give a clip. */
  serverFails: boolean;
  /** The voice pack is on the phone. */
  packIsKept: boolean;
  /** The phone has a voice of its own that speaks without a network. */
  deviceSpeaks: boolean;
  /** The visitor wants the phone to speak: nothing is sent, nothing is paid for. */
  prefersPhone: boolean;
}

/**
 * The sources to try for a segment, best first. The one place that decides which voice speaks. A clip that was
 * kept comes first, so that a second listening sounds like the first. The pack is real audio, which the lock
 * screen and the speed work on, and the visitor asked for it: it goes before the phone's own voices.
 */
export function chooseSources(facts: VoiceFacts): SourceName[] {
  const phone: SourceName[] = [];
  if (facts.packIsKept) phone.push('pack');
  if (facts.deviceSpeaks) phone.push('device');
  const sameVoice = facts.provider === 'flite' && facts.packIsKept;
  const phoneFirst = facts.connection === 'offline' || facts.serverFails || facts.prefersPhone || sameVoice;
  return phoneFirst ? ['kept', ...phone, 'server'] : ['kept', 'server', ...phone];
}

const PATIENCE_MS = { connected: 6_000, unstable: 3_000, offline: 3_000 };
/** Reading the phone's own disk; Safari is known to hang there. */
const STORE_PATIENCE_MS = 500;

/** How long a source may take before the next one is asked (docs/behaviour.md#who-speaks); the pack and the phone take their time. */
export function patienceMs(source: SourceName, connection: ConnectionState): number | undefined {
  if (source === 'kept') return STORE_PATIENCE_MS;
  return source === 'server' ? PATIENCE_MS[connection] : undefined;
}
