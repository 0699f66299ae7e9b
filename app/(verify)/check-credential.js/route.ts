import { scriptRoute } from '../../bundle';
import { bundleCheckCredential } from '../bundle';

export const dynamic = 'force-static';

/** The script that the page loads when a credential is checked. */
export const GET = scriptRoute(bundleCheckCredential);
