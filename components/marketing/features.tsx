import type { ReactNode } from 'react';
import type { Landing } from '@/content/schema/marketing/landing';
import { pageWidthClass, sectionHeadingClass } from './site-header';

interface FeaturesProps {
  features: Landing['features'];
  /** The pieces of the product in the cards, by feature id. */
  previews: Readonly<Record<string, ReactNode>>;
}

/** The features in equal cards, each with a piece of the product at its foot; renders nothing when there are none. */
export function Features({ features: { heading, items }, previews }: FeaturesProps) {
  if (items.length === 0) return null;
  return (
    <section
      id="features"
      aria-labelledby="features-heading"
      className={`${pageWidthClass} py-12 md:py-24`}
    >
      <h2 id="features-heading" className={`max-w-[16ch] ${sectionHeadingClass}`}>
        {heading}
      </h2>
      <ul className="mt-8 grid gap-3 sm:gap-4.5 md:mt-10 print:mt-3 print:gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ id, title, text }) => (
          <li
            key={id}
            className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-5 print:gap-3 print:p-3"
          >
            <div className="mb-auto" dir="auto">
              <h3 className="text-lead">{title}</h3>
              <p className="mt-1 text-note text-muted">{text}</p>
            </div>
            {previews[id] && <div className="max-sm:hidden">{previews[id]}</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}
