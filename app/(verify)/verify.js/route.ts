import { scriptResponse } from '../../bundle';
import { bundleVerify } from '../bundle';

export const dynamic = 'force-static';

/** The only script that the page that checks credentials loads at once. */
export async function GET(): Promise<Response> {
  return scriptResponse(await bundleVerify());
}
