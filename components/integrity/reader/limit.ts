/** Limits of the files that are read, so that no file can stop the page. */
export const readerLimit = {
  /** In bytes. */
  fileSize: 50_000_000,
  /** What one compressed part of a file may grow to, in bytes. */
  inflatedSize: 250_000_000,
  pages: 300,
  /** Characters of a whole file: about 1,000 full pages. */
  characters: 5_000_000,
  /** How long a file may go without another page being read, and how long it may take in all, in milliseconds. */
  pause: 15_000,
  time: 90_000,
  /** Each worker needs about 150 MB. */
  workers: 2,
} as const;
