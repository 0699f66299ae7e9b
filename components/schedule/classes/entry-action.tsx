import { changeKind, type Cancellation } from '@/components/schedule/model/class-cancel';
import type { TimetableEntry } from '@/components/schedule/model/timetable-entry';
import { cornerLinkClass } from '@/components/ui/button';
import { formatTime } from '@/lib/time/date';

interface EntryActionProps {
  entry: TimetableEntry;
  /** What is stored about it on this device. */
  cancellation: Cancellation | undefined;
  onCancel: () => void;
  /** Left out if it can only be cancelled. */
  onChange?: (() => void) | undefined;
  /** Whether there is room for one control only. */
  isShort?: boolean | undefined;
  onRestore: (cancellation: Cancellation) => void;
}

const restoring = {
  cancelled: 'Restore class',
  moved: 'Undo the move',
  substituted: 'Undo the substitution',
} as const;

/** Cancels or changes a class that is held, or restores one that was changed on this device. */
export function EntryAction(props: EntryActionProps) {
  const { entry, cancellation, onCancel, onChange, isShort, onRestore } = props;
  const { meeting, isHeld, change, title, start } = entry;
  const stored =
    cancellation?.restored === null && changeKind(cancellation) === change?.kind
      ? cancellation
      : undefined;
  if (!meeting || (!isHeld && !stored)) return null;
  const about = `${formatTime(start)}, ${title}`;
  const link = `${cornerLinkClass} ${isShort ? '' : 'min-h-10'} pointer-coarse:min-h-11`;
  return (
    <div className={`mt-auto flex flex-wrap gap-x-4 print:hidden ${isShort ? '' : '-mb-2'}`}>
      {stored ? (
        <button
          type="button"
          aria-label={`${restoring[changeKind(stored)]}: ${about}`}
          onClick={() => onRestore(stored)}
          className={link}
        >
          {restoring[changeKind(stored)]}
        </button>
      ) : (
        <>
          {(!isShort || !onChange) && (
            <button
              type="button"
              aria-label={`Cancel Class: ${about}`}
              aria-haspopup="dialog"
              onClick={onCancel}
              className={link}
            >
              Cancel Class
            </button>
          )}
          {onChange && (
            <button
              type="button"
              aria-label={`Change: ${about}`}
              aria-haspopup="dialog"
              onClick={onChange}
              className={link}
            >
              Change
            </button>
          )}
        </>
      )}
    </div>
  );
}
