import type { Cancellation } from '@/components/schedule/model/class-cancel';
import type { TimetableEntry } from '@/components/schedule/model/timetable-entry';
import { cornerLinkClass } from '@/components/ui/button';
import { formatTime } from '@/lib/time/date';

interface EntryActionProps {
  entry: TimetableEntry;
  /** What is stored about it on this device. */
  cancellation: Cancellation | undefined;
  onCancel: () => void;
  onRestore: (cancellation: Cancellation) => void;
}

/** Cancels a class that is held, or restores one that was cancelled on this device. */
export function EntryAction({ entry, cancellation, onCancel, onRestore }: EntryActionProps) {
  const { meeting, isHeld, change, title, start } = entry;
  const stored = change?.kind === 'cancelled' && !cancellation?.restored ? cancellation : undefined;
  if (!meeting || (!isHeld && !stored)) return null;
  const label = stored ? 'Restore class' : 'Cancel Class';
  return (
    <button
      type="button"
      aria-label={`${label}: ${formatTime(start)}, ${title}`}
      aria-haspopup={stored ? undefined : 'dialog'}
      onClick={() => (stored ? onRestore(stored) : onCancel())}
      className={`${cornerLinkClass} -mb-2 mt-auto min-h-10 pointer-coarse:min-h-11 print:hidden`}
    >
      {label}
    </button>
  );
}
