import type { ReactNode } from 'react';
import type { Landing } from '@/content/schema/marketing/landing';

type Feature = Landing['features']['items'][number];

/** A card across all six columns has its text and its preview side by side. */
const spans = {
  2: 'lg:col-span-2',
  3: 'lg:col-span-3',
  6: 'lg:col-span-6 lg:flex-row lg:items-center lg:justify-between lg:gap-12',
} as const;

/** How many of the six columns of a wide page the card spans. */
export type Span = keyof typeof spans;

interface FeatureCardProps {
  feature: Feature;
  span: Span;
  /** Whether the card fills a row on a page with two columns. */
  fillsRow: boolean;
  /** A preview of the feature. */
  children?: ReactNode;
}

/** One feature: its name, what it does, and a preview of it. */
export function FeatureCard({
  feature: { id, title, text },
  span,
  fillsRow,
  children,
}: FeatureCardProps) {
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
