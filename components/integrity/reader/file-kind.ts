/** Bytes in which the header of a PDF may begin (ISO 32000-1, annex H.3.4.1). */
const headerLength = 1024;

/** What a file is by its content; the name only tells text from other files without a signature. */
export function fileKind(name: string, bytes: Uint8Array): 'pdf' | 'docx' | 'txt' | null {
  const start = String.fromCharCode(...bytes.subarray(0, headerLength));
  if (start.includes('%PDF-')) return 'pdf';
  if (start.startsWith('PK\x03\x04')) return 'docx';
  return /\.te?xt$/i.test(name) ? 'txt' : null;
}
