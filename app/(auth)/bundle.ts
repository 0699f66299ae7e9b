import { bundle, moduleAddress } from '../bundle';

/** The module that opens a record: /open-record.js. */
export function bundleOpenRecord(): Promise<string> {
  return bundle('lib/record/sign-in-attempt.ts', 'esm');
}

/** The script of the login pages, /sign-in.js. */
export async function bundleSignIn(): Promise<string> {
  const address = moduleAddress('/open-record.js', await bundleOpenRecord());
  return bundle('lib/record/sign-in-form.ts', 'iife', { OPEN_RECORD: address });
}
