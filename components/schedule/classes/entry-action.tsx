import { changeKind, type Cancellation } from '@/components/schedule/model/class-cancel';
import type { TimetableEntry } from '@/components/schedule/model/timetable-entry';
import { cornerLinkClass } from '@/components/ui/button';
import { formatTime } from '@/lib/time/date';
import { RegisterLink } from './register-link';

interface EntryActionProps {
  entry: TimetableEntry;
  /** The change of it that is stored on this device. */
  cancellation: Cancellation | undefined;
  onCancel: () => void;
  /** Left out if it can only be cancelled. */
  onChange?: (() => void) | undefined;
  /** True if there is room for one control only. */
  isShort?: boolean | undefined;
  /** True if its register can be taken. */
  hasBegun: boolean;
  isOver: boolean;
  onRestore: (cancellation: Cancellation) => void;
}

const restoring = {
  cancelled: 'Restore class',
  moved: 'Undo the move',
  substituted: 'Undo the substitution',
} as const;

/** Takes the register of a class that has begun, cancels or changes one that is not over, or restores a changed one. */
export function EntryAction(props: EntryActionProps) {
  const { entry, cancellation, onCancel, onChange, isShort, hasBegun, isOver, onRestore } = props;
  const { key, meeting, isHeld, change, title, start } = entry;
  const stored =
    cancellation?.restored === null && changeKind(cancellation) === change?.kind
      ? cancellation
      : undefined;
  if (!meeting || (!isHeld && !stored)) return null;
  const about = `${formatTime(start)}, ${title}`;
  const link = `${cornerLinkClass} ${isShort ? '' : 'min-h-8'} pointer-coarse:min-h-11`;
  const button = (verb: string, onClick: () => void, hasDialog = true) => (
    <button
      type="button"
      aria-label={`${verb}: ${about}`}
      aria-haspopup={hasDialog ? 'dialog' : undefined}
      onClick={onClick}
      className={link}
    >
      {verb}
    </button>
  );
  const undo = stored && button(restoring[changeKind(stored)], () => onRestore(stored), false);
  return (
    <div className="mt-auto flex flex-wrap gap-x-4 print:hidden">
      {isHeld && hasBegun && <RegisterLink meeting={key} about={about} className={link} />}
      {!isOver &&
        (undo ?? (
          <>
            {(!isShort || !onChange) && button('Cancel Class', onCancel)}
            {onChange && button('Change', onChange)}
          </>
        ))}
    </div>
  );
}
