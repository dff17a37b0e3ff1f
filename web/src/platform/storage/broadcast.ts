import type { Channel } from '../../lib/channel.ts';

/** Messages between the pages and the worker of this browser. Both ends run one version or tell the same shape. */
export function openChannel<Message>(name: string): Channel<Message> {
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    tell: (message) => channel.postMessage(message),
    onMessage(listener) {
      const hear = ({ data }: MessageEvent<Message>) => listener(data);
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}
