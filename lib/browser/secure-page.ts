/** Returns true if the browser offers its cryptography to this page, which it does not on plain http. */
export function isSecurePage(): boolean {
  return (crypto.subtle as SubtleCrypto | undefined) !== undefined;
}

/** The sentence of a page on plain http. */
export const needsHttps =
  'This page is not served over https, so the browser can neither check nor encrypt files. Open it with https.';
