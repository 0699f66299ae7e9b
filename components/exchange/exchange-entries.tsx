import { CheckIcon, MinusIcon } from '@heroicons/react/16/solid';
import { useId, useRef, useState } from 'react';
import type { PlanEntry } from '@/components/exchange/model/plan';
import { Button } from '@/components/ui/button';
import { formatCount } from '@/lib/text/count';

const initialCount = 50;

interface ExchangeEntriesProps {
  title: string;
  entries: readonly PlanEntry[];
}

/** Entries of opened files and what happens to each. Shows the first 50, and all of them on request. */
export function ExchangeEntries({ title, entries }: ExchangeEntriesProps) {
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  const [all, setAll] = useState(false);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h4 id={heading} className="text-note font-semibold">
        {title}
      </h4>
      <ul
        ref={list}
        aria-labelledby={heading}
        tabIndex={-1}
        className="mt-1.5 border-t border-line outline-none"
      >
        {entries.slice(0, all ? entries.length : initialCount).map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </ul>
      {entries.length > initialCount && !all && (
        <Button
          onClick={() => {
            setAll(true);
            list.current?.focus();
          }}
          className="mt-2"
        >
          Show all {formatCount(entries.length)}
        </Button>
      )}
    </section>
  );
}

function Entry({ entry: { title, detail, outcome, taken } }: { entry: PlanEntry }) {
  const Sign = taken ? CheckIcon : MinusIcon;
  return (
    <li className="border-t border-line py-2.5 text-note first:border-t-0">
      <p className="font-semibold wrap-anywhere">
        <bdi>{title}</bdi>
      </p>
      <p className="text-muted wrap-anywhere">
        <bdi>{detail}</bdi>
      </p>
      <p className="mt-0.5 flex items-start gap-1.5">
        <Sign
          className={`mt-1 size-4 shrink-0 ${taken ? 'text-brand' : 'text-muted'}`}
          aria-hidden="true"
        />
        <span className="min-w-0">{outcome}</span>
      </p>
    </li>
  );
}
