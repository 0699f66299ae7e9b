import { ArrowTopRightOnSquareIcon } from '@heroicons/react/16/solid';
import { SiteLogo } from '@/components/page/college-logo';
import { buttonClass } from '@/components/ui/button';
import type { ShownLanding } from './model/own-claims';
import type { Site } from '@/content/schema/site';
import type { PersonKind } from '@/lib/record/person';
import { loginPages } from '@/lib/record/sign-in-page';
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
      <div className={`${pageWidthClass} flex flex-wrap items-center gap-x-4 pt-2.5 md:py-3`}>
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
                <a href={`#${id}`} className={`${linkClass} px-1 md:px-3`}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex gap-6 print:hidden">
          {video && (
            <a href={video} rel="noopener" className={`${linkClass} gap-2 max-sm:hidden`}>
              Watch Demo
              <ArrowTopRightOnSquareIcon className="size-4" aria-hidden="true" />
              <span className="sr-only">(leaves this site)</span>
            </a>
          )}
          <a href={loginAddress('student', site.openSample)} className={buttonClass()}>
            {site.openSample ? 'Take a Tour' : 'Login'}
          </a>
        </div>
      </div>
    </header>
  );
}

const linkClass =
  'inline-flex min-h-10 pointer-coarse:min-h-11 items-center rounded-control text-note font-medium text-muted underline-offset-4 hover:text-text hover:underline';

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
  'mx-auto w-full max-w-[77.5rem] px-5 sm:px-6 lg:px-8 print:px-0 print:py-5';

/** The heading of a section of the landing page. */
export const sectionHeadingClass =
  'text-heading tracking-[-0.025em] md:text-figure md:leading-[1.08]';

/** Returns the address of a login page; on a site with the sample its tour is open. */
export function loginAddress(kind: PersonKind, openSample: boolean): string {
  return `${asset(loginPages[kind])}${openSample ? '#tour' : ''}`;
}
