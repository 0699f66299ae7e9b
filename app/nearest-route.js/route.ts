import { nearestRouteScript } from '@/lib/site/nearest-route';
import { asset, routes } from '@/lib/site/routes';

export const dynamic = 'force-static';

/** The only script of the not-found page, as a file. */
export function GET(): Response {
  const script = nearestRouteScript(asset('/').slice(0, -1), Object.values(routes));
  return new Response(script, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
}
