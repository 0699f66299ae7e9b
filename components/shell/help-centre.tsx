import { buttonClass } from '@/components/ui/button';
import { asset, routes } from '@/lib/site/routes';
import { QueryButton } from './query-button';

interface HelpCentreProps {
  text: string;
  /** The help desk's email address. */
  email: string;
}

/** The card for asking the college's help desk by email. */
export function HelpCentre({ text, email }: HelpCentreProps) {
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
