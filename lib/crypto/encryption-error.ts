/**
 * The reason why an encrypted file is not opened: `altered` (damaged, changed, or not made by this portal), `newer` (a form that
 * this release does not know), `phrase` (the wrong pass phrase), `person` (encrypted to a key that this device does not
 * have).
 */
export type EncryptionProblem = 'altered' | 'newer' | 'phrase' | 'person';

export class EncryptionError extends Error {
  constructor(readonly problem: EncryptionProblem) {
    super(`The encrypted file cannot be opened: ${problem}.`);
  }
}
