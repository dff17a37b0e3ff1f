import { IncomingMessage } from 'node:http';

/** A request with its whole body. */
export class BufferedRequest extends IncomingMessage {
  /** As text, empty when there is none; undefined when it is larger than it may be. */
  body: string | undefined = '';
  /** The client's address, once the request was admitted (`createAdmit`). */
  client = '';
}
