/** Bytes in which the header of a PDF may begin (ISO 32000-1, annex H.3.4.1). */
const headerLength = 1024;

/** Files that are text by their name: prose, data and programs. */
const textName =
  /\.(?:te?xt|md|csv|tsv|tex|c|h|cc|cpp|hpp|cs|java|kt|py|ipynb|js|mjs|ts|jsx|tsx|html?|css|sql|php|rb|go|rs|swift|r|m|sh|asm|vhdl?|v|hs|scala|pl|dart|ino|pas|f90|jl|lua|rmd|kts)$/i;

/** Documents of other programs, which can save as PDF. */
export const isOtherDocument = (name: string) =>
  /\.(?:doc|dot|odt|rtf|pages|wps|pptx?|odp|key)$/i.test(name);

/** Finds the kind of a file by its content; the name only tells text from other files without a signature. */
export function fileKind(name: string, bytes: Uint8Array): 'pdf' | 'zip' | 'txt' | null {
  const start = String.fromCharCode(...bytes.subarray(0, headerLength));
  const isText = textName.test(name);
  // Prose can mention the header of a PDF.
  if (isText ? /^\W*%PDF-/.test(start) : start.includes('%PDF-')) return 'pdf';
  if (start.startsWith('PK\x03\x04')) return 'zip';
  return isText ? 'txt' : null;
}

/** Returns true for the name of a kind that is read. */
export const isKnownName = (name: string) => /\.(?:pdf|docx|te?xt)$/i.test(name);

const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];
const encryptedPackage = 'E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0';

/** Returns true for a Word document with a password (MS-OFFCRYPTO, 2.3.4), which is no ZIP file. */
export function isEncryptedDocument(bytes: Uint8Array): boolean {
  if (!compoundFile.every((byte, index) => bytes[index] === byte)) return false;
  return new TextDecoder('latin1').decode(bytes).includes(encryptedPackage);
}
