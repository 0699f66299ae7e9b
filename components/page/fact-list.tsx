import type { ReactNode } from 'react';

export interface Fact {
  term: string;
  value: ReactNode;
}

interface FactListProps {
  /** A fact without a value is left out. */
  facts: readonly Fact[];
}

const isKnown = ({ value }: Fact) => value !== undefined && value !== null;

export function FactList({ facts }: FactListProps) {
  return (
    <dl className="space-y-2 text-note">
      {facts.filter(isKnown).map(({ term, value }) => (
        <div key={term} className="flex items-baseline justify-between gap-4">
          <dt className="shrink-0 text-muted">{term}</dt>
          <dd className="min-w-0 text-end font-semibold text-balance wrap-anywhere">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
