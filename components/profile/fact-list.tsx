import type { ReactNode } from 'react';

interface FactListProps {
  facts: readonly { term: string; value: ReactNode }[];
}

/** Terms and their values, one pair a line. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="space-y-2">
      {facts.map(({ term, value }) => (
        <div key={term} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{term}</dt>
          <dd className="min-w-0 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
