import { buttonClass } from '@/components/ui/button';

interface NewsletterProps {
  /** What a subscriber gets. */
  text: string;
  /** The address that subscriptions are written to. */
  contact: string;
}

/** Asks for the newsletter by mail: there is no server that could take the address. */
export function Newsletter({ text, contact }: NewsletterProps) {
  return (
    <form
      aria-labelledby="newsletter-heading"
      action={`mailto:${contact}?subject=Newsletter`}
      method="post"
      encType="text/plain"
      className="max-w-md md:max-lg:col-span-2"
    >
      <h3 id="newsletter-heading" className="text-lead">
        Newsletter
      </h3>
      <p id="newsletter-text" className="mt-1 text-muted">
        {text} Opens your mail program.
      </p>
      <label htmlFor="newsletter-email" className="mt-4 block text-note font-semibold">
        Email
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2.5">
        <input
          id="newsletter-email"
          name="email"
          type="email"
          required
          autoComplete="email"
          aria-describedby="newsletter-text"
          className="min-h-10 w-full min-w-0 grow basis-48 rounded-control border border-control bg-canvas px-3 pointer-coarse:min-h-11"
        />
        <button type="submit" className={`${buttonClass('primary')} grow sm:grow-0`}>
          Subscribe
        </button>
      </div>
    </form>
  );
}
