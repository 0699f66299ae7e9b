import { draftsOf } from '@/lib/form/form-draft';
import { useRecords } from '@/lib/store/use-records';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';

/** Shows next to a record's actions that its form has unsaved changes; editing continues with them. */
export function DraftHint({ form }: { form: string }) {
  const [newest] = draftsOf(useRecords('drafts'), form);
  if (!newest) return null;
  return (
    <p className="basis-full text-note text-muted">
      Changes from {formatMinute(minuteOf(newest.at))} are not saved yet. Edit to continue.
    </p>
  );
}
