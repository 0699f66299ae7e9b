import { useId, type ReactNode } from 'react';

interface CardProps {
  id?: string;
  /** The heading, and the accessible name of the region. */
  title: string;
  /** Shown opposite the heading: a link, a month, a button. */
  action?: ReactNode;
  /** Highlights the most important figure of a page. */
  filled?: boolean;
  className?: string;
  children: ReactNode;
}

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
