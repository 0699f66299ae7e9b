import { fromBase64 } from '@/lib/file/base64';
import { readableName } from '@/lib/file/file-name';
import { typeOfContent } from '@/lib/file/file-type';
import { digest } from '@/lib/store/file';
import { attachmentsOf, type ExchangeKind, type Payload } from './payload';
import { ExchangeError } from './problem';
import type { Contents } from './write-file';

/** Decodes the attachments of a file and checks each against its entry. Evidence may be a picture; others are PDFs. */
export async function contentsOf(
  files: readonly { sha256: string; content: string }[],
  { items }: Payload<ExchangeKind>,
): Promise<Contents> {
  const isEvidence = items.some((item) => 'evidence' in item);
  const kind = isEvidence ? 'file' : 'PDF';
  const named = new Map(items.flatMap(attachmentsOf).map((file) => [file.sha256, file]));
  const contents = new Map<string, Blob>();
  for (const { sha256, content } of files) {
    const facts = named.get(sha256);
    if (!facts || contents.has(sha256))
      throw new ExchangeError(
        `It has a ${kind} that none of its entries uses. Ask for the file again.`,
      );
    const blob = await contentOf(content, facts, kind);
    const type = await typeOfContent(blob);
    const name = readableName(facts.name);
    if (!type || (!isEvidence && type !== 'application/pdf'))
      throw new ExchangeError(
        isEvidence
          ? `“${name}” in it is not a PDF, JPEG, PNG or WebP file. Ask the sender for a real one.`
          : `“${name}” in it is not a PDF. Ask the sender for a real one.`,
      );
    contents.set(sha256, blob.slice(0, blob.size, type));
  }
  for (const { sha256, name } of named.values())
    if (!contents.has(sha256))
      throw new ExchangeError(
        `The ${kind} “${readableName(name)}” is missing from it. Ask for the file again.`,
      );
  return contents;
}

async function contentOf(
  content: string,
  { name, size, sha256 }: { name: string; size: number; sha256: string },
  kind: string,
): Promise<Blob> {
  const changed = new ExchangeError(
    `The ${kind} “${readableName(name)}” in it is not the one that was sent: it was altered. Ask for the file again.`,
  );
  let blob: Blob;
  try {
    blob = new Blob([fromBase64(content)]);
  } catch {
    throw changed;
  }
  if (blob.size !== size || (await digest(blob)) !== sha256) throw changed;
  return blob;
}
