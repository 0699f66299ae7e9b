import { scriptResponse } from '../../bundle';
import { bundleSignIn } from '../bundle';

export const dynamic = 'force-static';

/** The only script that the login pages load at once. */
export async function GET(): Promise<Response> {
  return scriptResponse(await bundleSignIn());
}
