import type { AbandonedDraft } from '@/lib/form/form-draft';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';

/** Says, beside what can be done with a record, that changes to it were begun: editing goes on with them. */
export function DraftHint({ drafts }: { drafts: readonly AbandonedDraft[] }) {
  const [newest] = drafts;
  if (!newest) return null;
  return (
    <p className="basis-full text-note text-muted">
      Changes from {formatMinute(minuteOf(newest.at))} are not saved yet. Edit to go on with them.
    </p>
  );
}
