import { CheckBadgeIcon } from '@heroicons/react/20/solid';
import { Button } from '@/components/ui/button';
import { Logo } from '@/components/ui/logo';
import type { Landing } from '@/content/schema/marketing/landing';
import type { Site } from '@/content/schema/site';
import { asset, linkAddress, routes } from '@/lib/site/routes';
import { pageWidthClass } from './site-header';

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

type Way = NonNullable<Site['newsletter']>;

/** What Subscribe does, shown in the form. */
const descriptions: Record<Way['by'], string> = {
  mail: 'Subscribe opens your email program.',
  endpoint: 'Subscribe sends your address, and nothing else.',
  nothing: 'This form is not connected. It checks the address but sends and stores nothing.',
};

interface NewsletterProps {
  /** What a subscriber gets. */
  text: string;
  way: Way;
  /** True if the form says that the page is a sample. */
  isSample?: boolean;
}

/** The newsletter form. The browser checks the address, and the form submits it as the college has configured. */
export function Newsletter({ text, way, isSample = false }: NewsletterProps) {
  return (
    <form
      aria-labelledby="newsletter-heading"
      {...formAttributes(way)}
      className="group max-w-md md:max-lg:col-span-2 print:hidden"
    >
      <h3 id="newsletter-heading" className="text-lead">
        Newsletter
      </h3>
      <p id="newsletter-text" className="mt-1 text-muted">
        {text}{' '}
        {isSample && way.by === 'nothing'
          ? 'This is a sample. It checks the address but sends and stores nothing.'
          : descriptions[way.by]}
      </p>
      <label htmlFor="newsletter-email" className="mt-4 block text-note font-semibold">
        Email
      </label>
      {way.by === 'mail' && <input type="hidden" name="subject" value="Newsletter" />}
      <div className="mt-1.5 flex flex-wrap gap-2.5">
        <input
          id="newsletter-email"
          name={fieldName(way)}
          type="email"
          required
          autoComplete="email"
          aria-describedby="newsletter-text"
          className="min-h-10 w-full min-w-0 grow basis-48 rounded-control border border-control bg-canvas px-3 user-invalid:border-rejected pointer-coarse:min-h-11"
        />
        <Button variant="primary" type="submit" className="grow sm:grow-0">
          Subscribe
        </Button>
      </div>
      {way.by === 'nothing' && (
        <p role="status" className="mt-2.5 text-note">
          <span className="hidden group-has-[input:user-valid]:inline">
            The address is valid. Nothing was sent.
          </span>
        </p>
      )}
    </form>
  );
}

/** An email has the address as its body. A field without a name is never sent. */
function fieldName(way: Way): string | undefined {
  if (way.by === 'mail') return 'body';
  return way.by === 'endpoint' ? way.field : undefined;
}

/** With the method "dialog" the browser checks the field and submits nothing. */
function formAttributes(way: Way): { action?: string; method: string } {
  if (way.by === 'mail') return { action: `mailto:${way.address}`, method: 'get' };
  if (way.by === 'endpoint') return { action: way.url, method: 'post' };
  return { method: 'dialog' };
}
