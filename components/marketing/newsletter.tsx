import { Button } from '@/components/ui/button';
import type { Site } from '@/content/schema/site';

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
