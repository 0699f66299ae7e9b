import { CheckBadgeIcon } from '@heroicons/react/20/solid';
import { SiteLogo } from '@/components/page/college-logo';
import type { Landing } from '@/content/schema/marketing/landing';
import type { Site } from '@/content/schema/site';
import { asset, linkAddress, routes } from '@/lib/site/routes';
import { Newsletter } from './newsletter';
import { pageWidthClass } from './site-header';

const linkClass =
  'inline-flex min-h-6 pointer-coarse:min-h-11 items-center underline-offset-4 hover:text-brand hover:underline';

type FooterSite = Pick<
  Site,
  'product' | 'college' | 'logo' | 'openSample' | 'sampleContent' | 'social' | 'newsletter'
>;

interface SiteFooterProps {
  footer: Landing['footer'];
  site: FooterSite;
}

/** The newsletter, the ways to write, and the claims with their evidence; below them the college and its logo. */
export function SiteFooter({ footer, site }: SiteFooterProps) {
  const isSample = Boolean(site.openSample && site.sampleContent);
  return (
    <footer id="contact" className="border-t border-line bg-surface">
      <div
        className={`${pageWidthClass} grid gap-x-8 gap-y-8 py-10 md:grid-cols-[1.4fr_1fr_0.9fr] print:grid-cols-2`}
      >
        {footer.newsletter && site.newsletter && (
          <Newsletter text={footer.newsletter} way={site.newsletter} isSample={isSample} />
        )}
        <Contact email={footer.contact} social={site.social} />
        <Badges badges={footer.badges ?? []} />
      </div>
      <div className="border-t border-line">
        <div
          className={`${pageWidthClass} flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4 text-note text-muted max-sm:flex-col max-sm:items-start`}
        >
          <SiteLogo site={site} />
          <p>
            <bdi>{site.college}</bdi>
            {isSample && ', a sample college'}
          </p>
          <a href={asset(routes.accessibility)} className={linkClass}>
            Accessibility
          </a>
        </div>
      </div>
    </footer>
  );
}

function Contact({ email, social }: { email: string; social: Site['social'] }) {
  return (
    <div>
      <h2 className="text-lead">Contact</h2>
      <p className="mt-2">
        <a href={`mailto:${email}`} className={`${linkClass} break-all`}>
          {email}
        </a>
      </p>
      {social.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 text-muted">
          {social.map(({ name, href }) => (
            <li key={name}>
              <a href={href} rel="noopener" className={linkClass}>
                {name} <span className="sr-only">(leaves this site)</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Badges({ badges }: { badges: NonNullable<Landing['footer']['badges']> }) {
  if (badges.length === 0) return null;
  return (
    <div>
      <h2 className="text-lead">Compliance</h2>
      <ul className="mt-2">
        {badges.map(({ text, href }) => (
          <li key={text}>
            <a href={linkAddress(href)} className={`${linkClass} gap-2`}>
              <CheckBadgeIcon className="size-5 shrink-0 text-approved" aria-hidden="true" />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
