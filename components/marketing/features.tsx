import type { ReactNode } from 'react';
import type { Landing } from '@/content/schema/marketing/landing';
import { FeatureCard } from './feature-card';
import { wideClass } from './wide';

type Feature = Landing['features']['items'][number];

interface FeaturesProps {
  features: Landing['features'];
  /** The piece of the product that stands in each card. */
  pieces: Record<Feature['id'], ReactNode>;
}

/** The six tools, each with a piece of the product instead of an icon. */
export function Features({ features, pieces }: FeaturesProps) {
  return (
    <section
      id="features"
      aria-labelledby="features-heading"
      className={`later [--room:150rem] md:[--room:85rem] lg:[--room:62rem] ${wideClass} py-16 md:py-24`}
    >
      <h2
        id="features-heading"
        className="max-w-[16ch] text-heading tracking-[-0.025em] md:text-figure md:leading-[1.08]"
      >
        {features.heading}
      </h2>
      <ul className="mt-8 grid gap-4.5 md:mt-11 md:grid-cols-2 lg:grid-cols-6">
        {features.items.map((feature) => (
          <FeatureCard key={feature.id} feature={feature}>
            {pieces[feature.id]}
          </FeatureCard>
        ))}
      </ul>
    </section>
  );
}
