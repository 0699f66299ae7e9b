import { scriptResponse } from '../../bundle';
import { bundleOpenRecord } from '../bundle';

export const dynamic = 'force-static';

/** What the login pages load when a person signs in. */
export async function GET(): Promise<Response> {
  return scriptResponse(await bundleOpenRecord());
}
