/** `fetch` whose answers break off, with Error, beyond `maxBytes` of their body; the connection is closed. */
export function boundedFetch(maxBytes: number): typeof fetch {
  return async (...request) => {
    const response = await fetch(...request);
    if (response.body === null) return response;
    let size = 0;
    const bounded = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          size += chunk.byteLength;
          if (size > maxBytes) controller.error(new Error(`The answer has more than ${maxBytes} bytes`));
          else controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(bounded, { status, statusText, headers });
  };
}
