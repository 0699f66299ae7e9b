import { fromBase64 } from '@/lib/base64';
import { digest } from '@/lib/workspace/file';
import { carriedBy, type ExchangeKind, type Payload } from './payload';
import { ExchangeError } from './problem';
import type { Contents } from './write-file';

/** The PDFs that a file carries, each the one that an entry names. */
export async function contentsOf(
  files: readonly { sha256: string; content: string }[],
  { items }: Payload<ExchangeKind>,
): Promise<Contents> {
  const named = new Map(items.flatMap(carriedBy).map((file) => [file.sha256, file]));
  const contents = new Map<string, Blob>();
  for (const { sha256, content } of files) {
    const facts = named.get(sha256);
    if (!facts || contents.has(sha256))
      throw new ExchangeError('It carries a PDF that none of its entries names. Ask for it again.');
    contents.set(sha256, await pdfOf(content, facts));
  }
  for (const { sha256, name } of named.values())
    if (!contents.has(sha256))
      throw new ExchangeError(`The PDF “${name}” is missing in it. Ask for the file again.`);
  return contents;
}

async function pdfOf(
  content: string,
  { name, size, sha256 }: { name: string; size: number; sha256: string },
): Promise<Blob> {
  const changed = new ExchangeError(
    `The PDF “${name}” in it is not the one that was sent: it was altered. Ask for the file again.`,
  );
  let blob: Blob;
  try {
    blob = new Blob([fromBase64(content)], { type: 'application/pdf' });
  } catch {
    throw changed;
  }
  if (blob.size !== size || (await digest(blob)) !== sha256) throw changed;
  if ((await blob.slice(0, 5).text()) !== '%PDF-')
    throw new ExchangeError(`“${name}” in it is not a PDF. Ask the sender for a real one.`);
  return blob;
}
