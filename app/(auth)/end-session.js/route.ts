import { scriptRoute } from '../../bundle';
import { bundleEndSession } from '../bundle';

export const dynamic = 'force-static';

/** The script that the login pages load when a person of the device is logged out. */
export const GET = scriptRoute(bundleEndSession);
