import { scriptRoute } from '../../bundle';
import { bundleSignIn } from '../bundle';

export const dynamic = 'force-static';

/** The build inlines it in the login pages. */
export const GET = scriptRoute(bundleSignIn);
