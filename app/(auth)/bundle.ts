import { bundle, moduleAddress } from '../bundle';

/** The module that ends sessions: /end-session.js. */
export function bundleEndSession(): Promise<string> {
  return bundle('components/session/end-session.ts', 'esm');
}

/** The module that opens a record: /open-record.js. */
export async function bundleOpenRecord(): Promise<string> {
  const address = moduleAddress('/end-session.js', await bundleEndSession());
  return bundle('lib/record/sign-in-attempt.ts', 'esm', { END_SESSION: address });
}

/** The script of the login pages, /sign-in.js. */
export async function bundleSignIn(): Promise<string> {
  const address = moduleAddress('/open-record.js', await bundleOpenRecord());
  return bundle('lib/record/sign-in-form.ts', 'iife', { OPEN_RECORD: address });
}
