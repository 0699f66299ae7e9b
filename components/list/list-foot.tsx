import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useAnnounced } from '@/components/ui/use-announced';
import { formatCount } from '@/lib/text/count';
import type { Shown } from './use-shown';

interface ListFootProps {
  shown: Shown<unknown>;
  /** The name of the entries, in the plural. */
  kind: string;
}

/** Below a long list: how much is shown, and a button to show more. */
export function ListFoot({ shown, kind }: ListFootProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const { isLong, records, total, more, step } = shown;
  const next = Math.min(step, total - records.length);
  const figure = formatCount(total);
  const text =
    next > 0
      ? `The first ${formatCount(records.length)} of ${figure} ${kind}`
      : `All ${figure} ${kind}`;
  useAnnounced(isLong ? text : '');
  if (!isLong) return null;
  return (
    <div className="mt-4 print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p ref={count} tabIndex={-1} className="text-note text-muted outline-none">
          {text}
        </p>
        {next > 0 && (
          <Button
            aria-label={`Show ${next} more ${kind}`}
            onClick={() => {
              if (next === total - records.length) count.current?.focus();
              more();
            }}
            className="no-js:hidden"
          >
            Show {next} more
          </Button>
        )}
      </div>
    </div>
  );
}
