import type { StorageFact } from './storage-summary';

interface FactGridProps {
  facts: readonly StorageFact[];
  /** Shows values below their names while the window is narrow. */
  long?: boolean;
  className?: string;
}

/** Rows of a name and a value; space is reserved for a value that is not loaded yet. */
export function FactGrid({ facts, long = false, className = '' }: FactGridProps) {
  return (
    <dl className={`grid gap-x-8 ${className}`}>
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className={`flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2 text-note ${long ? 'max-lg:flex-col' : ''}`}
        >
          <dt>{name}</dt>
          <dd className={`grow text-end font-semibold ${long ? 'max-lg:text-start' : ''}`}>
            {value ?? <span className="invisible">…</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
