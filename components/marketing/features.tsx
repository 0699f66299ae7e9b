import type { ReactNode } from 'react';
import type { Landing } from '@/content/schema/marketing/landing';
import { pageWidthClass } from './site-header';

interface FeaturesProps {
  features: Landing['features'];
  /** The previews in the cards, by feature id. */
  previews: Readonly<Record<string, ReactNode>>;
}

/** The card widths for each number of cards: rows of two and three without gaps. */
const rows: Readonly<Record<number, readonly Span[]>> = {
  1: [6],
  2: [3, 3],
  3: [2, 2, 2],
  4: [3, 3, 3, 3],
  5: [3, 3, 2, 2, 2],
  6: [3, 3, 2, 2, 2, 6],
  7: [3, 3, 2, 2, 2, 3, 3],
  8: [3, 3, 2, 2, 2, 2, 2, 2],
};

/** The features, each with a preview instead of an icon; renders nothing when there are none. */
export function Features({ features: { heading, items }, previews }: FeaturesProps) {
  if (items.length === 0) return null;
  return (
    <section
      id="features"
      aria-labelledby="features-heading"
      className={`${pageWidthClass} py-16 md:py-24`}
    >
      <h2
        id="features-heading"
        className="max-w-[16ch] text-heading tracking-[-0.025em] md:text-figure md:leading-[1.08]"
      >
        {heading}
      </h2>
      <ul className="mt-8 grid gap-4.5 md:mt-11 print:mt-3 print:gap-3 max-lg:print:grid-cols-2 md:grid-cols-2 lg:grid-cols-6">
        {items.map((feature, index) => (
          <FeatureCard
            key={feature.id}
            feature={feature}
            span={rows[items.length]?.[index] ?? 2}
            fillsRow={items.length % 2 === 1 && index === items.length - 1}
          >
            {previews[feature.id]}
          </FeatureCard>
        ))}
      </ul>
    </section>
  );
}

type Feature = Landing['features']['items'][number];

/** A card across all six columns has its text and its preview side by side. */
const spans = {
  2: 'lg:col-span-2',
  3: 'lg:col-span-3',
  6: 'lg:col-span-6 lg:flex-row lg:items-center lg:justify-between lg:gap-12',
} as const;

/** How many of the six columns of a wide page the card spans. */
type Span = keyof typeof spans;

interface FeatureCardProps {
  feature: Feature;
  span: Span;
  /** True if the card fills a row on a page with two columns. */
  fillsRow: boolean;
  /** A preview of the feature. */
  children?: ReactNode;
}

/** One feature: its name, what it does, and a preview of it. */
function FeatureCard({ feature: { id, title, text }, span, fillsRow, children }: FeatureCardProps) {
  const styles = id === 'scheduling' ? 'bg-brand-soft border-brand-soft' : 'bg-surface border-line';
  return (
    <li
      className={`flex min-w-0 flex-col gap-6 rounded-card border p-[min(1.25rem,5.5vw)] md:p-6 print:gap-3 print:p-3 ${styles} ${spans[span]} ${fillsRow ? 'md:max-lg:col-span-2' : ''}`}
    >
      <div className="max-w-xl" dir="auto">
        <h3 className="text-title">{title}</h3>
        <p className="mt-1.5 text-muted">{text}</p>
      </div>
      {children}
    </li>
  );
}
