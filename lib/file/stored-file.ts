import { limits } from '@/content/schema/limits';
import { isSecurePage, needsHttps } from '@/lib/browser/secure-page';
import { toFileRecord } from '@/lib/store/file';
import type { Records } from '@/lib/store/record';
import { formatSize } from '@/lib/text/file-size';
import { readableName } from './file-name';
import { fileNameFor, typeOfContent } from './file-type';
import type { Dropped } from './stored-pdf';

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

/** Checks the type and content of a file and that it is at most 5 MB; returns the error, or null. */
async function checkPdf(file: File | null): Promise<string | null> {
  if (!file) return 'Choose a PDF file.';
  if (!isSecurePage()) return needsHttps;
  if (!isNamed(file, /^application\/pdf$/, /\.pdf$/i))
    return `${readableName(file.name)} is not a PDF. Choose a PDF file.`;
  const tooLarge = checkSize(file);
  if (tooLarge) return tooLarge;
  if ((await typeOfContent(file)) !== 'application/pdf')
    return `${readableName(file.name)} is named a PDF but its content is not one. Save it as PDF and choose it again.`;
  return null;
}

const evidenceType = /^(?:application\/pdf|image\/(?:jpeg|png|webp))$/;
const evidenceName = /\.(?:pdf|jpe?g|png|webp)$/i;

/** The same for evidence, which may also be a picture. */
export async function checkEvidence(file: File): Promise<string | null> {
  if (!isSecurePage()) return needsHttps;
  const name = readableName(file.name);
  if (!isNamed(file, evidenceType, evidenceName))
    return `${name} is not a PDF, JPEG, PNG or WebP file. Choose one of these.`;
  const tooLarge = checkSize(file);
  if (tooLarge) return tooLarge;
  if (!(await typeOfContent(file)))
    return `${name} is named ${/\.pdf$/i.test(name) ? 'a PDF' : 'a picture'} but its content is not one. Save it again and choose it.`;
  return null;
}

function checkSize({ name, size }: File): string | null {
  return size > limits.file.size
    ? `${readableName(name)} is ${formatSize(size)}. Choose a file of at most 5 MB.`
    : null;
}

/** If the system does not know the type of a file, its name decides. */
function isNamed({ name, type }: File, types: RegExp, names: RegExp): boolean {
  return type ? types.test(type) : names.test(name);
}
