import { useId } from 'react';
import { countText } from '@/components/exchange/model/count-text';
import type { Plan } from '@/components/exchange/model/plan';
import { Button } from '@/components/ui/button';
import { useAnnounced } from '@/components/ui/use-announced';
import { formatCount } from '@/lib/text/count';
import { ExchangeEntries } from './exchange-entries';
import type { OpenCopy } from './exchange-copy';

interface ExchangePlanProps {
  plan: Plan;
  /** The number of open files. */
  files: number;
  copy: OpenCopy;
  busy: boolean;
  onImport: () => void;
}

/** What happens to every entry, and the import button. Shows a note when there is nothing to import. */
export function ExchangePlan({ plan, files, copy, busy, onImport }: ExchangePlanProps) {
  const note = useId();
  const taken = plan.entries.filter((entry) => entry.taken);
  const left = plan.entries.filter((entry) => !entry.taken);
  const any = taken.length > 0;
  const where = files === 1 ? 'this file' : 'these files';
  const text = any
    ? 'Nothing has changed yet.'
    : `Nothing in ${where} is new. Nothing was changed.`;
  useAnnounced(`To be ${copy.done}: ${count(taken)}. Left out: ${count(left)}. ${text}`, {
    first: true,
  });
  return (
    <div className="grid gap-4">
      <ExchangeEntries title={`To be ${copy.done}: ${count(taken)}`} entries={taken} />
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
          {copy.verb} {any ? countText(taken.length, copy.entry) : copy.entry[1]}
        </Button>
      </div>
    </div>
  );
}

const count = (entries: Plan['entries']) => formatCount(entries.length);
