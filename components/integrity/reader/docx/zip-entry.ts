import { inflate, InflatedTooLarge } from '@/lib/file/deflate';
import { readerLimit } from '../limit';
import { ReadProblem } from '../read-problem';

const directoryEnd = 0x06054b50;
const directoryEntry = 0x02014b50;
const endLength = 22;
/** A comment after the end of the directory has at most 65,535 bytes. */
const maxComment = 0xffff;

/** Reads one file of a ZIP archive as text; undefined if there is none of the name. Throws ReadProblem. */
export async function readZipEntry(
  bytes: Uint8Array<ArrayBuffer>,
  wanted: string,
): Promise<string | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  try {
    const entry = findEntry(view, bytes, wanted);
    return entry && (await inflateText(entry));
  } catch (error) {
    if (error instanceof ReadProblem) throw error;
    throw new ReadProblem(error instanceof InflatedTooLarge ? 'too-large' : 'damaged');
  }
}

interface Entry {
  isStored: boolean;
  data: Uint8Array<ArrayBuffer>;
}

function findEntry(
  view: DataView,
  bytes: Uint8Array<ArrayBuffer>,
  wanted: string,
): Entry | undefined {
  const end = findEnd(view);
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== directoryEntry) throw new ReadProblem('damaged');
    const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const [nameLength = 0] = lengths;
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    if (name === wanted) return entryAt(view, bytes, at);
    at += lengths.reduce((sum, length) => sum + length, 46);
  }
}

function findEnd(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - maxComment); at--)
    if (view.getUint32(at, true) === directoryEnd) return at;
  throw new ReadProblem('damaged');
}

function entryAt(view: DataView, bytes: Uint8Array<ArrayBuffer>, at: number): Entry {
  if (view.getUint16(at + 8, true) & 1) throw new ReadProblem('encrypted');
  const method = view.getUint16(at + 10, true);
  if (method !== 0 && method !== 8) throw new ReadProblem('damaged');
  const size = view.getUint32(at + 20, true);
  const local = view.getUint32(at + 42, true);
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  return { isStored: method === 0, data: bytes.slice(start, start + size) };
}

async function inflateText({ isStored, data }: Entry): Promise<string> {
  if (isStored) return new TextDecoder().decode(data);
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of inflate(data, maxDocument))
    text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}

/** In bytes: a document has about ten times as many as characters of text. */
const maxDocument = readerLimit.characters * 10;
