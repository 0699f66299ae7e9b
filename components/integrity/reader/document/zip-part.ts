import { unzipSync } from 'fflate';
import { readerLimit } from '../limit';
import { decodeText } from '../plain-text';
import { ReadError } from '../read-error';

/** In bytes: a document has about ten times as many as characters of text. */
const maxPart = readerLimit.characters * 10;

/** One file of a ZIP archive as text; undefined if there is none of the name. Throws ReadError. */
export function readZipPart(bytes: Uint8Array<ArrayBuffer>, wanted: string): string | undefined {
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (name !== wanted) return false;
    if (originalSize > maxPart) throw new ReadError('packed');
    return true;
  };
  try {
    const part = unzipSync(bytes, { filter })[wanted];
    return part && decodeText(part as Uint8Array<ArrayBuffer>);
  } catch (error) {
    throw error instanceof ReadError ? error : new ReadError('damaged');
  }
}
