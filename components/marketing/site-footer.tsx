import { CheckBadgeIcon } from '@heroicons/react/20/solid';
import type { Landing } from '@/content/schema/marketing/landing';
import type { Site } from '@/content/schema/site';
import { Logo } from '@/components/ui/logo';
import { asset, linkAddress, routes } from '@/lib/site/routes';
import { Newsletter } from './newsletter';
import { pageWidthClass } from './page-width';

const linkClass =
  'inline-flex min-h-8 pointer-coarse:min-h-11 items-center font-medium underline-offset-4 hover:text-brand hover:underline';

interface SiteFooterProps {
  footer: Landing['footer'];
  site: Pick<Site, 'product' | 'college' | 'sampleContent' | 'social' | 'newsletter'>;
}

/** The newsletter, the contact links, the claims with their evidence, and a note when the content is a sample. */
export function SiteFooter({ footer, site }: SiteFooterProps) {
  const badges = footer.badges ?? [];
  return (
    <footer id="contact" className="border-t border-line bg-surface">
      <div className={`${pageWidthClass} py-12 md:py-16`}>
        <h2 className="text-heading">Contact</h2>
        <div className="mt-6 grid gap-x-12 gap-y-10 md:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr] max-lg:print:grid-cols-2">
          {footer.newsletter && site.newsletter && (
            <Newsletter
              text={footer.newsletter}
              way={site.newsletter}
              isSample={site.sampleContent ?? false}
            />
          )}
          <div>
            <h3 className="text-lead">Email and social media</h3>
            <ul className="mt-2">
              <li>
                <a href={`mailto:${footer.contact}`} className={`${linkClass} break-all`}>
                  {footer.contact}
                </a>
              </li>
              {site.social.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} rel="noopener" className={linkClass}>
                    {name} <span className="sr-only">(leaves this site)</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {badges.length > 0 && (
            <div>
              <h3 className="text-lead">Compliance</h3>
              <ul className="mt-2">
                {badges.map(({ text, href }) => (
                  <li key={text}>
                    <a href={linkAddress(href)} className={`${linkClass} gap-2`}>
                      <CheckBadgeIcon
                        className="size-5 shrink-0 text-approved"
                        aria-hidden="true"
                      />
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line pt-6 print:mt-4 print:pt-3 text-note text-muted">
          <Logo name={site.product} />
          <p>
            <bdi>{site.college}</bdi>
            {site.sampleContent && '. Figures and people on this page are sample content.'}
          </p>
          <a href={asset(routes.accessibility)} className={linkClass}>
            Accessibility
          </a>
        </div>
      </div>
    </footer>
  );
}
