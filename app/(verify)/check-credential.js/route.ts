import { scriptResponse } from '../../bundle';
import { bundleCheckCredential } from '../bundle';

export const dynamic = 'force-static';

/** What the page loads when a credential is checked. */
export async function GET(): Promise<Response> {
  return scriptResponse(await bundleCheckCredential());
}
