import { ArrowLeftStartOnRectangleIcon } from '@heroicons/react/24/outline';
import { SiteLogo } from '@/components/page/college-logo';
import { LogoutEntry } from '@/components/session/logout-entry';
import { buttonClass } from '@/components/ui/button';
import { Popover } from '@/components/ui/popover';
import type { Site } from '@/content/schema/site';
import { asset, routes } from '@/lib/site/routes';
import type { ShellAudience } from './audience';
import { NavLink } from './nav-link';
import { QueryButton } from './query-button';

/** The id of the sidebar, which the hamburger button opens. */
export const sidebarId = 'sidebar';

interface SidebarProps {
  site: Pick<Site, 'product' | 'openSample' | 'logo' | 'helpCentre'>;
  audience: ShellAudience;
  /** True if visitors who are not signed in see the sample. */
  hasSample: boolean;
}

/**
 * The navigation: a column from `md` up, a drawer below. It is one native popover that wide windows show in place, so
 * the links appear once in the page and need no JavaScript.
 */
export function Sidebar({ site, audience, hasSample }: SidebarProps) {
  return (
    <Popover
      id={sidebarId}
      className="fixed inset-y-0 start-0 end-auto m-0 h-dvh max-h-none w-72 max-w-[85vw] flex-col gap-6 overflow-y-auto border-e border-line bg-canvas p-3 text-text backdrop:bg-scrim open:flex md:border-e-0 md:sticky md:top-(--tour) md:flex md:h-[calc(100dvh-var(--tour))] md:w-60 md:shrink-0 print:hidden"
    >
      <nav aria-label={audience.label} className="flex grow flex-col gap-1">
        <a
          href={asset(audience.home)}
          className="mb-4 self-start rounded-control px-3 py-2"
          aria-label={`${site.openSample ? site.product : site.logo.alt}, to the dashboard`}
        >
          <SiteLogo site={site} />
        </a>
        {audience.navigation.map(({ href, label, icon }) => (
          <NavLink key={href} href={href} icon={icon}>
            {label}
          </NavLink>
        ))}
        <LogoutEntry
          href={asset(audience.logout)}
          hasSample={hasSample}
          className="mt-auto flex min-h-10 items-center gap-3 rounded-control px-3 font-medium text-muted hover:text-text pointer-coarse:min-h-11"
        >
          <ArrowLeftStartOnRectangleIcon className="size-5" aria-hidden="true" />
          Logout
        </LogoutEntry>
      </nav>
      <HelpCentre {...site.helpCentre} />
    </Popover>
  );
}

interface HelpCentreProps {
  text: string;
  /** The help desk's email address. */
  email: string;
}

/** The card for asking the college's help desk by email. */
function HelpCentre({ text, email }: HelpCentreProps) {
  return (
    <aside aria-label="Help Center" className="rounded-card bg-brand-soft p-4">
      <h2 className="text-body">Help Center</h2>
      <p className="mt-1 mb-3 text-small text-muted">{text}</p>
      <QueryButton email={email} />
      <span className="hidden no-js:inline">
        <a
          href={`mailto:${email}?subject=A%20query%20about%20my%20record`}
          className={buttonClass()}
        >
          Raise a Query
        </a>
      </span>
      <a
        href={asset(routes.accessibility)}
        className="mt-2 flex min-h-8 pointer-coarse:min-h-11 w-fit items-center text-small text-muted underline underline-offset-4 hover:text-text"
      >
        Accessibility
      </a>
    </aside>
  );
}
