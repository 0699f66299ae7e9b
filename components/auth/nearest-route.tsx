import { nearestRouteId, nearestRouteScript } from '@/lib/nearest-route';

interface NearestRouteProps {
  basePath: string;
  routes: readonly string[];
}

/** Room for the nearest matching address; a short inline script fills it, and without script it stays empty. */
export function NearestRoute({ basePath, routes }: NearestRouteProps) {
  return (
    <>
      <p
        id={nearestRouteId}
        hidden
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
        className="mt-4 text-lead [&_a]:font-semibold [&_a]:break-all [&_a]:text-brand [&_a]:underline [&_a]:underline-offset-4"
      />
      <script dangerouslySetInnerHTML={{ __html: nearestRouteScript(basePath, routes) }} />
    </>
  );
}
