import { useId, type ReactNode } from 'react';

interface CardProps {
  /** For an address that leads to it. */
  id?: string;
  /** The heading, and the name of the region. */
  title: string;
  /** What stands opposite the heading: a link, a month, a button. */
  action?: ReactNode;
  /** A filled card carries the one figure of a page that matters most. */
  filled?: boolean;
  className?: string;
  children: ReactNode;
}

/** A titled region on a surface with one border. */
export function Card({ id, title, action, filled = false, className = '', children }: CardProps) {
  const heading = useId();
  const variantClass = filled
    ? 'border-feature bg-feature text-on-feature forced-colors:border-line print:border-line'
    : 'border-line bg-surface text-text';
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={`min-w-0 rounded-card border p-5 ${variantClass} ${className}`}
    >
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 id={heading} className="text-lead">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
