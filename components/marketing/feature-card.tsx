import type { ReactNode } from 'react';
import type { Landing } from '@/content/schema/marketing/landing';

type Feature = Landing['features']['items'][number];

const places: Record<Feature['id'], string> = {
  dashboard: 'lg:col-span-3 bg-surface border-line',
  tracker: 'lg:col-span-3 bg-surface border-line',
  approval: 'lg:col-span-2 bg-surface border-line',
  checker: 'lg:col-span-2 bg-surface border-line',
  scheduling: 'lg:col-span-2 bg-brand-soft border-brand-soft',
  security:
    'lg:col-span-6 bg-surface border-line lg:flex-row lg:items-center lg:justify-between lg:gap-12',
};

interface FeatureCardProps {
  feature: Feature;
  /** The piece of the product. */
  children: ReactNode;
}

/** One tool: its name, what it does, and a piece of it. */
export function FeatureCard({ feature, children }: FeatureCardProps) {
  return (
    <li
      className={`flex min-w-0 flex-col justify-between gap-7 rounded-card border p-[min(1.25rem,5.5vw)] md:p-6 ${places[feature.id]}`}
    >
      <div className="max-w-xl">
        <h3 className="text-title">{feature.title}</h3>
        <p className="mt-1.5 text-muted">{feature.text}</p>
      </div>
      {children}
    </li>
  );
}
