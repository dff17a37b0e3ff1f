import type * as SpeechSdk from 'microsoft-cognitiveservices-speech-sdk';
import type { IConnection } from 'microsoft-cognitiveservices-speech-sdk/distrib/lib/src/common/IConnection.js';
import type {
  IAuthentication,
  ISynthesisConnectionFactory,
  SynthesizerConfig,
} from 'microsoft-cognitiveservices-speech-sdk/distrib/lib/src/common.speech/Exports.js';

type Sdk = typeof SpeechSdk;

/** Loads the SDK (a third of a second, so only when it is needed) and sets it up for a server. */
export async function loadAzureSdk(): Promise<Sdk> {
  const [sdk, { WebsocketMessageAdapter }] = await Promise.all([
    import('microsoft-cognitiveservices-speech-sdk'),
    import('microsoft-cognitiveservices-speech-sdk/distrib/lib/src/common.browser/WebsocketMessageAdapter.js'),
  ]);
  // Node's own WebSocket sends no headers and keeps the status of a refusal to itself.
  WebsocketMessageAdapter.forceNpmWebSocket = true;
  return sdk;
}

/**
 * A synthesizer that plays nothing on this machine. `onConnection` is handed its connection before it opens: the
 * SDK itself waits for a service that never answers, even when closed, and takes a normal closing for silence.
 */
export function openSynthesizer(
  sdk: Sdk,
  config: SpeechSdk.SpeechConfig,
  onConnection: (connection: IConnection) => void,
): SpeechSdk.SpeechSynthesizer {
  class WatchedSynthesizer extends sdk.SpeechSynthesizer {
    // Called by the parent's constructor, so it can use no field of this class.
    protected override createSynthesisAdapter(
      authentication: IAuthentication,
      factory: ISynthesisConnectionFactory,
      synthesizerConfig: SynthesizerConfig,
    ) {
      const watching: ISynthesisConnectionFactory = {
        async create(...parameters) {
          const connection = await factory.create(...parameters);
          onConnection(connection);
          return connection;
        },
      };
      return super.createSynthesisAdapter(authentication, watching, synthesizerConfig);
    }
  }
  return new WatchedSynthesizer(config, null);
}
