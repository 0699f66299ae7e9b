/** Whether this page can sign and check signatures. A page on plain http cannot. */
export function canSign(): boolean {
  return (crypto.subtle as SubtleCrypto | undefined) !== undefined;
}
