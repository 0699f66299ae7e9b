/** Limits of the files that are read, so that no file can stop the page. */
export const readerLimit = {
  /** In bytes. */
  fileSize: 50_000_000,
  /** The most memory that unpacking one page may take, in bytes. A part is unpacked twice, into pieces and a whole. */
  pageMemory: 200_000_000,
  pages: 300,
  /** Characters of a whole file: about 1,000 full pages. */
  characters: 5_000_000,
  /** Characters of all files of a comparison: 300 files of 35 full pages. */
  allCharacters: 30_000_000,
  /** The longest time without another page being read, and the longest in all, in milliseconds. */
  pause: 10_000,
  time: 90_000,
  /** Each worker needs about 150 MB. */
  workers: 2,
} as const;

/** A page with pictures over this part of it and fewer words is a scanned page; so few words are a stamp or a caption. */
export const scannedPage = { part: 0.5, words: 20 };

/** The files that a file field offers, and the hint of the field. */
export const readableFiles = {
  accept: '.pdf,.docx,.txt,.md,.java,.py,.c,.cpp,.js,.ts,.sql,.ipynb,application/pdf,text/*',
  hint: 'PDF, Word (.docx), text or a program',
} as const;

/** Returns true if a colour is white, or so near to it that it cannot be read on white. */
export function isWhite(colour: string | null): boolean {
  return /^#(?:f[a-f\d]){3}$/i.test(colour ?? '');
}
