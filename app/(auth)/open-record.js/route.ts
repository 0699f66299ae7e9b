import { scriptRoute } from '../../bundle';
import { bundleOpenRecord } from '../bundle';

export const dynamic = 'force-static';

/** The script that the login pages load when a person signs in. */
export const GET = scriptRoute(bundleOpenRecord);
