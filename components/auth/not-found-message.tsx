import { buttonClass } from '@/components/ui/button';
import { nearestRouteId, nearestRouteScript } from '@/lib/site/nearest-route';
import { asset, routes, type Route } from '@/lib/site/routes';

interface NotFoundMessageProps {
  /** Main pages of the site. */
  links: readonly { href: Route; text: string }[];
}

/** The 404 message with links to other pages. */
export function NotFoundMessage({ links }: NotFoundMessageProps) {
  return (
    <div className="w-full max-w-md">
      <p className="font-semibold text-muted">404</p>
      <h1 className="mt-1 text-heading tracking-[-0.025em] md:text-figure md:leading-[1.08]">
        There is no building at this address
      </h1>
      <p className="mt-3 text-lead text-muted">
        The page you asked for does not exist, or it has moved.
      </p>
      <NearestRoute />
      <a
        href={asset(routes.landing)}
        className={`${buttonClass('primary')} mt-7 min-h-11 max-w-full px-6 !whitespace-normal`}
      >
        Go to the home page
      </a>
      <nav aria-label="Main pages" className="mt-8 border-t border-line pt-4">
        <ul className="flex flex-wrap gap-x-6">
          {links.map(({ href, text }) => (
            <li key={href}>
              <a
                href={asset(href)}
                className="inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

const script = nearestRouteScript(asset('/').slice(0, -1), Object.values(routes));

/** Shows a link to the nearest matching address. A short script fills it in; without JavaScript it stays empty. */
function NearestRoute() {
  return (
    <>
      <p
        id={nearestRouteId}
        hidden
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
        className="mt-4 text-lead [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:font-semibold [&_a]:break-all [&_a]:text-brand [&_a]:underline [&_a]:underline-offset-4"
      />
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}
