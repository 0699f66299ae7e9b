import { toFileRecord } from '@/lib/store/file';
import type { Records } from '@/lib/store/record';
import { fileNameFor, typeOfContent } from './file-type';
import type { Dropped } from './stored-pdf';
import { checkPdf } from './pdf-check';

/** A chosen file as it is stored: its type comes from its content, and its name from that type. */
export async function toStoredFile(file: File): Promise<Records['files']> {
  const type = await typeOfContent(file);
  return toFileRecord(file.slice(0, file.size, type ?? ''), fileNameFor(file.name, type));
}

/** The valid files, and an error for each of the others. */
interface CheckedPdfs {
  taken: Records['files'][];
  reasons: string[];
}

/**
 * Checks each file: a PDF of at most 5 MB that is not a duplicate, and at most `limit` of them. Folders are rejected.
 */
export async function checkPdfs(
  { files, folders }: Dropped,
  there: readonly { sha256: string }[],
  limit: number,
): Promise<CheckedPdfs> {
  const known = new Set(there.map(({ sha256 }) => sha256));
  const taken: Records['files'][] = [];
  const reasons = folders.map(
    (name) => `“${name}” is a folder. Open it and choose the PDF files in it.`,
  );
  for (const file of files) {
    const error = await checkPdf(file);
    if (error) {
      reasons.push(error);
      continue;
    }
    if (taken.length >= limit) {
      reasons.push(`${file.name} is one too many. Remove another file first.`);
      continue;
    }
    const stored = await toStoredFile(file);
    if (known.has(stored.sha256)) reasons.push(`${file.name} is already added.`);
    else taken.push(stored);
    known.add(stored.sha256);
  }
  return { taken, reasons };
}

export { checkEvidence } from './pdf-check';
