import type { Site } from '@/content/schema/site';
import { buttonClass } from '@/components/ui/button';

type Way = NonNullable<Site['newsletter']>;

/** What happens on Subscribe, said before it happens. */
const descriptions: Record<Way['by'], string> = {
  mail: 'Subscribe opens your mail program.',
  endpoint: 'Subscribe sends your address, and nothing else.',
  nothing: 'This form is not connected: it checks the address, and sends and keeps nothing.',
};

interface NewsletterProps {
  /** What a subscriber gets. */
  text: string;
  way: Way;
  /** Whether the page is a sample, which the form then says. */
  isSample?: boolean;
}

/** Asks for the newsletter; the browser checks the address, and the form hands it over as the college has set. */
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
          ? 'This is a sample: it checks the address, and sends and keeps nothing.'
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
        <button type="submit" className={`${buttonClass('primary')} grow sm:grow-0`}>
          Subscribe
        </button>
      </div>
      {way.by === 'nothing' && (
        <p role="status" className="mt-2.5 text-note">
          <span className="hidden group-has-[input:user-valid]:inline">
            The address is well formed. Nothing was sent.
          </span>
        </p>
      )}
    </form>
  );
}

/** A mail takes the address as its body; a field without a name is never sent. */
function fieldName(way: Way): string | undefined {
  if (way.by === 'mail') return 'body';
  return way.by === 'endpoint' ? way.field : undefined;
}

/** The method "dialog" lets the browser check the field and then goes nowhere. */
function formAttributes(way: Way): { action?: string; method: string } {
  if (way.by === 'mail') return { action: `mailto:${way.address}`, method: 'get' };
  if (way.by === 'endpoint') return { action: way.url, method: 'post' };
  return { method: 'dialog' };
}
