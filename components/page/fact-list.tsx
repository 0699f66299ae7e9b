import type { ReactNode } from 'react';

export interface Fact {
  term: string;
  value: ReactNode;
}

interface FactListProps {
  facts: readonly Fact[];
}

export function FactList({ facts }: FactListProps) {
  return (
    <dl className="space-y-2 text-note">
      {facts.map(({ term, value }) => (
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
