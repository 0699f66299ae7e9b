/** Whether this page can sign and check signatures; one on plain http cannot. */
export function canSign(): boolean {
  return (crypto.subtle as SubtleCrypto | undefined) !== undefined;
}
