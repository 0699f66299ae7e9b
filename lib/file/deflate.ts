/** The inflated content is larger than it may be. */
export class InflatedTooLarge extends Error {}

/** Compresses with raw deflate (RFC 1951). */
export async function deflate(content: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const stream = content.stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Inflates a raw deflate stream piece by piece; throws InflatedTooLarge as soon as there is more than `max` bytes. */
export async function* inflate(
  bytes: Uint8Array<ArrayBuffer>,
  max: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.length;
      if (size > max) throw new InflatedTooLarge();
      yield value;
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}

/** The inflated text of at most `max` bytes of UTF-8. Throws if it is none. */
export async function inflateText(bytes: Uint8Array<ArrayBuffer>, max: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for await (const piece of inflate(bytes, max)) text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}
