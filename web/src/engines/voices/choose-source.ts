import type { ConfigResponse } from '@placard/api/contract';
import type { ConnectionState } from '../connection/assess.ts';
import type { VoiceChoice } from '../settings/settings.ts';
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
  /** The best voice of the phone's own that speaks without a network; undefined when it has none. */
  device: 'good' | 'poor' | undefined;
  /** What the visitor has chosen in the settings. */
  choice: VoiceChoice;
  /** Nobody sees the page: it is behind another, or the screen is locked. */
  pageHidden: boolean;
}

/** A source, the phone's own voices by how good they are; `device` stands for them whatever they are. */
type RankedSource = SourceName | 'good' | 'poor';

/** By the visitor's choice alone, best first. */
function byQuality({ choice, provider, pageHidden }: VoiceFacts): RankedSource[] {
  if (choice === 'phone')
    return pageHidden ? ['pack', 'kept', 'device', 'server'] : ['good', 'pack', 'poor', 'kept', 'server'];
  // A clip goes on with the screen off, which the phone's own speech does not everywhere.
  if (pageHidden) return ['kept', 'server', 'pack', 'device'];
  if (choice === 'museum') return ['kept', 'server', 'pack', 'good', 'poor'];
  // Flite is plainly a machine; any other voice of a server is natural.
  return provider === 'flite'
    ? ['kept', 'good', 'server', 'pack', 'poor']
    : ['kept', 'server', 'good', 'pack', 'poor'];
}

function moved(order: readonly RankedSource[], source: RankedSource, to: number): RankedSource[] {
  return order.filter((each) => each !== source).toSpliced(to, 0, source);
}

/**
 * The sources to try for a segment, best first (docs/behaviour.md#who-speaks). The one place that decides which voice
 * speaks. A clip that was kept comes first, so that a second listening sounds like the first, unless the visitor wants
 * the phone to speak.
 */
export function chooseSources(facts: VoiceFacts): SourceName[] {
  let order = byQuality(facts);
  // The pack is the server's Flite, without the way there.
  if (facts.provider === 'flite' && facts.packIsKept && order.indexOf('server') < order.indexOf('pack'))
    order = moved(order, 'pack', order.indexOf('server'));
  if (facts.connection === 'offline' || facts.serverFails) order = moved(order, 'server', order.length);
  return order.flatMap((source) => {
    if (source === 'pack') return facts.packIsKept ? [source] : [];
    if (source === 'kept' || source === 'server') return [source];
    return facts.device && (source === 'device' || source === facts.device) ? ['device'] : [];
  });
}

const PATIENCE_MS = { connected: 6_000, unstable: 3_000, offline: 3_000 };
/**
 * Reading the phone's own disk; Safari is known to hang there. A phone that reads a label at the same time may take
 * longer than half a second, and the clip is worth it: it costs no data and sounds as it did before.
 */
const STORE_PATIENCE_MS = 1_500;

/** How long a source may take before the next one is asked (docs/behaviour.md#who-speaks); the pack and the phone take their time. */
export function patienceMs(source: SourceName, connection: ConnectionState): number | undefined {
  if (source === 'kept') return STORE_PATIENCE_MS;
  return source === 'server' ? PATIENCE_MS[connection] : undefined;
}
