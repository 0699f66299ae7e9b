import { readableName } from './file-name';

/** The stored file types and their extensions; the first extension is used for saving. */
const extensions = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
} as const;

/** A file type that is recognised by its content. */
export type FileType = keyof typeof extensions;

/** The `accept` attribute of a field for evidence. */
export const evidenceTypes = Object.entries(extensions)
  .flatMap(([type, names]) => [type, ...names.map((name) => `.${name}`)])
  .join(',');

/** A PDF may begin after a byte-order mark and blank lines, within this many bytes (ISO 32000-1, annex H.3.4.1). */
const maxPdfOffset = 1024;

const blankBytes = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const byteOrderMarks = [[0xef, 0xbb, 0xbf], [0xfe, 0xff], [0xff, 0xfe], []];

/** The type of a file by its first bytes, not its name; null for any other type or if it cannot be read. */
export async function typeOfContent(content: Blob): Promise<FileType | null> {
  const bytes = await content
    .slice(0, maxPdfOffset)
    .arrayBuffer()
    .then((buffer) => new Uint8Array(buffer))
    .catch(() => new Uint8Array());
  const has = (signature: readonly number[], from = 0) =>
    signature.every((byte, index) => bytes[from + index] === byte);
  if (has([0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (has([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (has(charCodes('RIFF')) && has(charCodes('WEBP'), 8)) return 'image/webp';
  const byteOrderMark = byteOrderMarks.find((one) => has(one)) ?? [];
  let start = byteOrderMark.length;
  while (blankBytes.has(bytes[start] ?? -1)) start++;
  return has(charCodes('%PDF-'), start) ? 'application/pdf' : null;
}

const charCodes = (text: string) => [...text].map((character) => character.charCodeAt(0));

/**
 * Extensions removed before the real one: systems run or open such files by them, or people mistake them for the type.
 */
const misleadingExtensions = new Set(
  `pdf jpg jpeg png webp gif bat cmd com exe scr pif msi msix msp ps1 psm1 vbs vbe js jse mjs wsf wsh hta cpl dll lnk url reg
  jar app dmg pkg sh bash zsh command desktop apk html htm xhtml mht mhtml svg xml php asp jsp iso img vhd zip rar 7z
  doc docm docx xls xlsm xlsx ppt pptm pptx`.split(/\s+/),
);

/** In bytes: most systems allow 255. */
const maxNameBytes = 200;

/** The name for storing and saving a file: readable, with one extension that matches its content. */
export function fileNameFor(name: string, type: FileType | null): string {
  let base = readableName(name)
    .replace(/[<>:"|?*]/g, '-')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  for (let first = true, match; (match = lastExtension(base)); first = false) {
    if (!first && !misleadingExtensions.has(match.extension.toLowerCase())) break;
    base = match.rest;
  }
  if (/^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(base)) base = `_${base}`;
  while (new TextEncoder().encode(base).length > maxNameBytes)
    base = [...base].slice(0, -1).join('');
  return `${base.trimEnd() || 'file'}.${type ? extensions[type][0] : 'bin'}`;
}

/** The last extension of a name: letters and digits with at least one letter, so "Version 1.2" has none. */
function lastExtension(name: string): { rest: string; extension: string } | null {
  const found = /^(.*?)[.\s]*\.\s*([a-z\d]{1,10})[.\s]*$/isu.exec(name);
  if (!found || !/[a-z]/i.test(found[2] ?? '')) return null;
  return { rest: found[1] ?? '', extension: found[2] ?? '' };
}
