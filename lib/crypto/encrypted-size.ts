/** The largest file that content of this size becomes when it is encrypted, in bytes. */
export function encryptedSize(size: number): number {
  return Math.ceil(size * 1.34) + 10_000;
}
