import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import {
  countingServer,
  dripUntilClosed,
  LARGE_BYTES,
  soundOf,
  type Behaviour,
  type HeardText,
  type LocalSpeech,
} from './local-speech.ts';

const KEY = 'local-azure-key';
const PATH = '/tts/cognitiveservices/websocket/v1';
const CHUNK = 4_000;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** Exactly one voice with text in it; anything else the service would refuse or, worse, obey. */
const SSML =
  /^<speak version="1\.0" xmlns="http:\/\/www\.w3\.org\/2001\/10\/synthesis" xmlns:mstts="http:\/\/www\.w3\.org\/2001\/mstts" xml:lang="en-US"><voice name="(en-US-\w+Neural)">(?:<mstts:silence type="(?:Leading|Tailing)-exact" value="50ms"\/>){2}([^<]*)<\/voice><\/speak>$/;

/** Ways to fail that only this service has. */
export type AzureBehaviour =
  | Behaviour
  /** Accepts the connection, never the upgrade. */
  | 'silent-upgrade'
  /** Closes in the middle with the words it has for too many requests. */
  | 'throttle-mid-way'
  /** Closes in the middle as if all were well. */
  | 'close-mid-way'
  /** Closes with 1007, as for a voice that does not exist. */
  | 'cancel';

export interface LocalAzure extends Omit<LocalSpeech, 'behave'> {
  behave: (as: AzureBehaviour) => void;
  /** Reasons why the protocol as it was spoken is wrong; empty when all is well. */
  faults: string[];
}

interface TextMessage {
  path: string;
  requestId: string;
  body: string;
}

/** Azure's speech synthesis over WebSocket, as its SDKs speak it, and its list of voices over HTTP. */
export async function startAzure(): Promise<LocalAzure> {
  const heard: HeardText[] = [];
  const faults: string[] = [];
  let requests = 0;
  let behaviour: AzureBehaviour = 'speak';
  const sockets = new WebSocketServer({ noServer: true });
  let probes = 0;
  const { server, port, ...counted } = await countingServer((request, response) => {
    if (request.url !== '/cognitiveservices/voices/list') return void response.writeHead(404).end();
    probes += 1;
    if (behaviour === 'silent') return;
    const knowsKey = request.headers['ocp-apim-subscription-key'] === KEY;
    response.writeHead(knowsKey ? 200 : 401, { 'Content-Type': 'application/json' }).end('[]');
  });

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer): unknown => {
    requests += 1;
    const refuse = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\n\r\n`);
    if (new URL(request.url ?? '', 'http://local').pathname !== PATH) return refuse('404 Not Found');
    if (request.headers['ocp-apim-subscription-key'] !== KEY) return refuse('401 Unauthorized');
    if (behaviour === 'rate-limited') return refuse('429 Too Many Requests');
    if (behaviour === 'fail') return refuse('503 Service Unavailable');
    // Read, as otherwise a client that goes away is not noticed.
    if (behaviour === 'silent-upgrade') return socket.on('end', () => socket.end()).resume();
    return sockets.handleUpgrade(request, socket, head, (client) => converse(client));
  });

  function converse(client: WebSocket): void {
    const received: TextMessage[] = [];
    client.on('message', (data: Buffer, isBinary) => {
      if (isBinary) faults.push('a binary message');
      const message = parseMessage(data.toString('utf8'));
      received.push(message);
      if (message.path !== 'ssml') return;
      const order = received.map(({ path }) => path).join(' ');
      if (order !== 'speech.config synthesis.context ssml') faults.push(`the order ${order}`);
      if (!received[1]?.body.includes('audio-24khz-48kbitrate-mono-mp3')) faults.push('another format');
      speak(client, message);
    });
  }

  function speak(client: WebSocket, { requestId, body }: TextMessage): void {
    const [, voice, escaped] = SSML.exec(body) ?? [];
    if (voice === undefined || escaped === undefined || /&(?!(?:amp|lt|gt|quot|apos);)/.test(escaped)) {
      faults.push(`not the expected SSML: ${body.slice(0, 300)}`);
      return client.close(1007, 'Ssml parsing error');
    }
    const text = escaped.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '');
    heard.push({ text, voice });
    const sendText = (path: string, json: object) =>
      client.send(
        `X-RequestId:${requestId}\r\nContent-Type:application/json; charset=utf-8\r\nPath:${path}\r\n\r\n${JSON.stringify(json)}`,
      );
    const sendAudio = (sound: Buffer) => client.send(audioFrame(requestId, sound));
    if (behaviour === 'silent') return;
    if (behaviour === 'cancel') return client.close(1007, `Unsupported voice ${voice}.`);
    sendText('turn.start', { context: { serviceTag: 'local' } });
    sendText('response', { context: { serviceTag: 'local' }, audio: { type: 'inline', streamId: '1' } });
    const sound = behaviour === 'large' ? Buffer.alloc(LARGE_BYTES, soundOf(text)) : soundOf(text);
    if (behaviour === 'speak' || behaviour === 'large') {
      for (let at = 0; at < sound.length; at += CHUNK) sendAudio(sound.subarray(at, at + CHUNK));
    } else if (behaviour !== 'empty') {
      sendAudio(sound.subarray(0, CHUNK));
      if (behaviour === 'endless') {
        const chunk = Buffer.alloc(1_000_000, sound);
        return dripUntilClosed(client, () => {
          for (let times = 0; times < 10 && client.bufferedAmount < 50_000_000; times += 1) sendAudio(chunk);
        });
      }
      if (behaviour === 'drop') return client.terminate();
      if (behaviour === 'throttle-mid-way') {
        return client.close(
          4429,
          'The request is throttled because you have exceeded the concurrent request limit',
        );
      }
      if (behaviour === 'close-mid-way') return client.close(1000);
      return dripUntilClosed(client, () => sendAudio(sound.subarray(0, CHUNK)));
    }
    sendText('audio.metadata', { Metadata: [{ Type: 'SessionEnd', Data: { Offset: 10_000_000 } }] });
    sendText('turn.end', {});
  }

  return {
    ...counted,
    env: { AZURE_SPEECH_KEY: KEY, AZURE_SPEECH_HOST: `ws://127.0.0.1:${port}` },
    heard,
    faults,
    requests: () => requests,
    probes: () => probes,
    behave: (as) => (behaviour = as),
  };
}

function parseMessage(message: string): TextMessage {
  const end = message.indexOf('\r\n\r\n');
  const header = (name: string) =>
    new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(message.slice(0, end))?.[1]?.trim() ?? '';
  return { path: header('Path'), requestId: header('X-RequestId'), body: message.slice(end + 4) };
}

/** Two bytes with the length of the header, the header, the sound. */
function audioFrame(requestId: string, sound: Buffer): Buffer {
  const header = Buffer.from(
    `X-RequestId:${requestId}\r\nContent-Type:audio/mpeg\r\nX-StreamId:1\r\nPath:audio\r\n`,
  );
  const length = Buffer.alloc(2);
  length.writeUInt16BE(header.length);
  return Buffer.concat([length, header, sound]);
}
