import { limits } from '@/content/schema/limits';
import { isSecurePage, needsHttps } from '@/lib/browser/secure-page';
import { formatSize } from '@/lib/text/file-size';
import { readableName } from './file-name';
import { typeOfContent } from './file-type';

/** Checks the type and content of a file and that it is at most 5 MB; returns the error, or null. */
export async function checkPdf(file: File | null): Promise<string | null> {
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
