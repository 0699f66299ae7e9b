import { scriptRoute } from '../../bundle';
import { bundleVerify } from '../bundle';

export const dynamic = 'force-static';

/** The build inlines it in the page that checks credentials. */
export const GET = scriptRoute(bundleVerify);
