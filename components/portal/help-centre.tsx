import { buttonClass } from '@/components/ui/button';

interface HelpCentreProps {
  text: string;
  /** The help desk's mail address. */
  email: string;
}

/** The card that leads to the college's help desk by mail. */
export function HelpCentre({ text, email }: HelpCentreProps) {
  const subject = encodeURIComponent('A query about my record');
  return (
    <aside aria-label="Help Center" className="rounded-card bg-brand-soft p-4">
      <h2 className="text-body">Help Center</h2>
      <p className="mt-1 mb-3 text-small text-muted">{text}</p>
      <a href={`mailto:${email}?subject=${subject}`} className={buttonClass()}>
        Raise a Query
      </a>
    </aside>
  );
}
