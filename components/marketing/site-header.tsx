import { ArrowTopRightOnSquareIcon } from '@heroicons/react/16/solid';
import { SiteLogo } from '@/components/page/college-logo';
import { buttonClass } from '@/components/ui/button';
import type { ShownLanding } from './model/own-claims';
import type { Site } from '@/content/schema/site';
import { asset, routes } from '@/lib/site/routes';

interface SiteHeaderProps {
  site: Pick<Site, 'product' | 'openSample' | 'logo'>;
  /** The sections of the page. */
  anchors: ReturnType<typeof anchorsOf>;
  /** The address of the demo video. */
  video: string | null | undefined;
}

/**
 * The bar at the top of the landing page. On a phone its anchors are in a second row instead of a menu.
 */
export function SiteHeader({ site, anchors, video }: SiteHeaderProps) {
  return (
    <header className="border-b border-line">
      <div className={`${pageWidthClass} flex flex-wrap items-center gap-x-4 pt-2.5 md:py-3.5`}>
        <a
          href={asset(routes.landing)}
          className="me-auto inline-flex min-h-10 pointer-coarse:min-h-11 items-center"
        >
          <SiteLogo site={site} />
        </a>
        <nav
          aria-label="On this page"
          className="order-last w-full md:order-none md:me-auto md:w-auto print:hidden"
        >
          <ul
            className={`flex flex-wrap gap-x-1 md:gap-x-2 ${anchors.length > 2 ? 'justify-between' : 'gap-x-4'}`}
          >
            {anchors.map(({ id, text }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-10 pointer-coarse:min-h-11 items-center rounded-control px-1 text-note font-medium text-muted underline-offset-4 hover:text-text hover:underline md:px-3"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex gap-3 print:hidden">
          <DemoLink video={video} className="max-sm:hidden" />
          <a href={loginAddress(site.openSample)} className={buttonClass('accent')}>
            {site.openSample ? 'Take a Tour' : 'Login'}
          </a>
        </div>
      </div>
    </header>
  );
}

interface DemoLinkProps {
  /** The address of the video; without one, there is no link. */
  video: string | null | undefined;
  className?: string;
}

/** Links to the demo video and says that the link leaves this site. */
export function DemoLink({ video, className = '' }: DemoLinkProps) {
  if (!video) return null;
  return (
    <a href={video} rel="noopener" className={`${buttonClass('plain')} ${className}`}>
      Watch Demo
      <ArrowTopRightOnSquareIcon className="size-4" aria-hidden="true" />
      <span className="sr-only">(leaves this site)</span>
    </a>
  );
}

/** The sections of the landing page that its header links to; sections without content are left out. */
export function anchorsOf({
  features,
  demo,
  testimonials,
}: Pick<ShownLanding, 'features' | 'demo' | 'testimonials'>) {
  return [
    { id: 'features', text: 'Features', there: features.items.length > 0 },
    { id: 'demo', text: 'Demo', there: demo !== null },
    { id: 'testimonials', text: 'Testimonials', there: Boolean(testimonials?.items.length) },
    { id: 'contact', text: 'Contact', there: true },
  ].filter(({ there }) => there);
}

/** Limits a landing page section to the page width. */
export const pageWidthClass =
  'mx-auto w-full max-w-[86rem] px-4 sm:px-6 lg:px-8 print:px-0 print:py-5';

/** Returns the address of the student login; on a site with the sample its tour is open. */
export function loginAddress(openSample: boolean): string {
  return `${asset(routes.login)}${openSample ? '#tour' : ''}`;
}
