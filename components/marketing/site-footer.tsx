import { CheckBadgeIcon } from '@heroicons/react/20/solid';
import { SiteLogo } from '@/components/page/college-logo';
import type { Landing } from '@/content/schema/marketing/landing';
import type { Site } from '@/content/schema/site';
import { asset, linkAddress, routes } from '@/lib/site/routes';
import { pageWidthClass } from './site-header';
import { Button } from '@/components/ui/button';

type Way = NonNullable<Site['newsletter']>;

/** The texts below the form, one for each way of Subscribe. */
const descriptions: Record<Way['by'], string> = {
  mail: 'Subscribe opens your email program.',
  endpoint: 'Subscribe sends your address, and nothing else.',
  nothing: 'This form is not connected. It checks the address but sends and stores nothing.',
};

interface NewsletterProps {
  /** A description of the newsletter. */
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
      className="group max-w-sm print:hidden"
    >
      <h2 id="newsletter-heading" className="text-lead">
        Newsletter
      </h2>
      <label htmlFor="newsletter-email" className="mt-2 block text-note font-semibold">
        Email
      </label>
      {way.by === 'mail' && <input type="hidden" name="subject" value="Newsletter" />}
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          id="newsletter-email"
          name={fieldName(way)}
          type="email"
          required
          autoComplete="email"
          aria-describedby="newsletter-text"
          className="min-h-10 w-full min-w-0 grow basis-40 rounded-control border border-control bg-canvas px-3 user-invalid:border-rejected pointer-coarse:min-h-11"
        />
        <Button
          type="submit"
          className="group-has-[input:valid]:border-brand group-has-[input:valid]:bg-brand group-has-[input:valid]:text-on-brand"
        >
          Subscribe
        </Button>
      </div>
      <p id="newsletter-text" className="mt-2 text-small text-muted">
        {isSample && way.by === 'nothing'
          ? 'A sample: nothing is sent or stored.'
          : `${text} ${descriptions[way.by]}`}
      </p>
      {way.by === 'nothing' && (
        <p role="status" className="text-small">
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
