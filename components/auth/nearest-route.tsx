import { nearestRouteId } from '@/lib/site/nearest-route';
import { asset } from '@/lib/site/routes';

/** Room for the nearest matching address; a short script fills it, and without script it stays empty. */
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
      <script src={asset('/nearest-route.js')} defer />
    </>
  );
}
