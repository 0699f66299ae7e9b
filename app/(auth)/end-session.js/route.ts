import { scriptRoute } from '../../bundle';
import { bundleEndSession } from '../bundle';

export const dynamic = 'force-static';

/** What the login pages load when a person of the device is logged out. */
export const GET = scriptRoute(bundleEndSession);
