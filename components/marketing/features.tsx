import type { ReactNode } from 'react';
import type { Landing } from '@/content/schema/marketing/landing';
import { FeatureCard, type Span } from './feature-card';
import { pageWidthClass } from './page-width';

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
