import { nearestRouteId, nearestRouteScript } from '@/lib/site/nearest-route';
import { asset, routes } from '@/lib/site/routes';

const script = nearestRouteScript(asset('/').slice(0, -1), Object.values(routes));

/** Shows a link to the nearest matching address. A short script fills it in; without JavaScript it stays empty. */
export function NearestRoute() {
  return (
    <>
      <p
        id={nearestRouteId}
        hidden
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
        className="mt-4 text-lead [&_a]:font-semibold [&_a]:break-all [&_a]:text-brand [&_a]:underline [&_a]:underline-offset-4"
      />
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}
