import { CheckIcon, MinusIcon } from '@heroicons/react/16/solid';
import { useId, useRef, useState } from 'react';
import type { Plan, PlanEntry } from '@/components/exchange/model/plan';
import { Button } from '@/components/ui/button';
import { useAnnounced } from '@/components/ui/use-announced';
import { countText, formatCount } from '@/lib/text/count';

interface ExchangePlanProps {
  plan: Plan;
  /** The number of open files. */
  files: number;
  /** The noun for an entry, singular and plural. */
  entry: readonly [string, string];
  busy: boolean;
  onImport: () => void;
}

/** Shows what happens to every entry, and the import button. Shows a note when there is nothing to import. */
export function ExchangePlan({ plan, files, entry, busy, onImport }: ExchangePlanProps) {
  const note = useId();
  const taken = plan.entries.filter((one) => one.taken);
  const left = plan.entries.filter((one) => !one.taken);
  const any = taken.length > 0;
  const where = files === 1 ? 'this file' : 'these files';
  const text = any
    ? 'Nothing has changed yet.'
    : `Nothing in ${where} is new. Nothing was changed.`;
  useAnnounced(`To be imported: ${count(taken)}. Left out: ${count(left)}. ${text}`, {
    first: true,
  });
  return (
    <div className="grid gap-4">
      <ExchangeEntries title={`To be imported: ${count(taken)}`} entries={taken} />
      <ExchangeEntries title={`Left out: ${count(left)}`} entries={left} />
      <div className="grid justify-items-start gap-2">
        <p id={note} className="text-note text-muted">
          {text}
        </p>
        <Button
          variant={any ? 'primary' : 'plain'}
          aria-describedby={note}
          aria-disabled={!any}
          aria-busy={busy}
          onClick={any ? onImport : undefined}
          className="aria-disabled:cursor-not-allowed aria-disabled:border-dashed aria-disabled:text-muted aria-disabled:hover:border-control aria-disabled:hover:text-muted"
        >
          Import {any ? countText(taken.length, entry) : entry[1]}
        </Button>
      </div>
    </div>
  );
}

const count = (entries: Plan['entries']) => formatCount(entries.length);

const initialCount = 50;

interface ExchangeEntriesProps {
  title: string;
  entries: readonly PlanEntry[];
}

/** Entries of opened files and what happens to each. Shows the first 50, and all of them on request. */
function ExchangeEntries({ title, entries }: ExchangeEntriesProps) {
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  const [all, setAll] = useState(false);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="text-note font-semibold">
        {title}
      </h3>
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
