import { bundle, moduleAddress } from '../bundle';

/** The module that checks a credential: /check-credential.js. */
export function bundleCheckCredential(): Promise<string> {
  return bundle('components/credential/verify/result-nodes.ts', 'esm');
}

/** The script of the page that checks credentials, /verify.js. */
export async function bundleVerify(): Promise<string> {
  const address = moduleAddress('/check-credential.js', await bundleCheckCredential());
  return bundle('components/credential/verify/verify-page.ts', 'iife', {
    CHECK_CREDENTIAL: address,
  });
}
