import { StringDecoder } from 'node:string_decoder';
import { fromLatin1 } from '@/lib/text/windows-1252';

/**
 * Decodes bytes in chunks. The byte order mark is left out, and every line ends in \n, so that the lines of the text are
 * those of the file whether it has \r\n, \r or \n.
 */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array>,
  encoding: string,
): AsyncGenerator<string> {
  const decoder = decoderOf(encoding);
  let started = false;
  let held = '';
  const normalize = (decoded: string) => {
    if (decoded === '') return '';
    const marked = !started && decoded.startsWith('\ufeff');
    started = true;
    let text = held + (marked ? decoded.slice(1) : decoded);
    held = text.endsWith('\r') ? '\r' : '';
    if (held) text = text.slice(0, -1);
    return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  };
  for await (const chunk of bytes) {
    const text = normalize(decoder.write(chunk));
    if (text) yield text;
  }
  const rest = normalize(decoder.end()) + (held ? '\n' : '');
  if (rest) yield rest;
}

interface Decoder {
  write(bytes: Uint8Array): string;
  end(): string;
}

function decoderOf(encoding: string): Decoder {
  if (encoding === 'utf-8') {
    const decoder = new StringDecoder('utf8');
    return { write: (bytes) => decoder.write(asBuffer(bytes)), end: () => decoder.end() };
  }
  if (encoding === 'windows-1252')
    return { write: (bytes) => fromLatin1(asBuffer(bytes).toString('latin1')), end: () => '' };
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  return {
    write: (bytes) => decoder.decode(bytes, { stream: true }),
    end: () => decoder.decode(),
  };
}

const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
