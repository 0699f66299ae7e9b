import type { AbandonedDraft } from '@/lib/form/form-draft';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';

/** Shows next to a record's actions that it has unsaved changes; editing continues with them. */
export function DraftHint({ drafts }: { drafts: readonly AbandonedDraft[] }) {
  const [newest] = drafts;
  if (!newest) return null;
  return (
    <p className="basis-full text-note text-muted">
      Changes from {formatMinute(minuteOf(newest.at))} are not saved yet. Edit to continue.
    </p>
  );
}
