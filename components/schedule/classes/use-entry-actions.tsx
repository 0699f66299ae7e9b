import { useState, type ReactNode } from 'react';
import { useManaged } from '@/components/list/use-managed';
import {
  cancellationId,
  changeKind,
  type Cancellation,
} from '@/components/schedule/model/class-cancel';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import type { TimetableEntry } from '@/components/schedule/model/timetable-entry';
import { cornerLinkClass } from '@/components/ui/button';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import { useRecords } from '@/lib/store/use-records';
import { formatTime } from '@/lib/time/date';
import type { ChangeFormProps } from './change-form';
import { loadCancelDialog, loadChangeDialog, restoreClass } from './class-dialog';

export interface EntryActionOptions {
  /** The teacher's classes, with the changes of this device. */
  timetable: Timetable<UpcomingClass>;
  /** The name recorded with a change. */
  by: string;
  /** True if classes can only be cancelled; a timetable without dates shows no other change. */
  cancelOnly?: boolean;
  /** True if there is room for one control only. */
  isShort?: boolean;
  slots?: ChangeFormProps['slots'];
  /** The college's time zone, as an IANA name. */
  timeZone: string;
}

type Entry = TimetableEntry<UpcomingClass>;

/** What a teacher can do with an entry of the timetable, and the dialog for it if one is open. */
export function useEntryActions(options: EntryActionOptions): {
  actionOf: (entry: Entry) => ReactNode;
  dialog: ReactNode;
} {
  const cancellations = useRecords('cancellations');
  const cancelling = useManaged(loadCancelDialog);
  const changing = useManaged(loadChangeDialog);
  const [opened, setOpened] = useState<Entry | null>(null);
  const openOf = (dialog: { manage: (id: string) => void }, entry: Entry) => () => {
    setOpened(entry);
    dialog.manage(entry.key);
  };
  const actionOf = (entry: Entry) => {
    const { meeting, plannedDay = '' } = entry;
    return (
      <EntryAction
        entry={entry}
        cancellation={meeting && cancellations.get(cancellationId(meeting.id, plannedDay))}
        onCancel={openOf(cancelling, entry)}
        onChange={options.cancelOnly ? undefined : openOf(changing, entry)}
        isShort={options.isShort}
        onRestore={(cancellation) => void restoreClass(cancellation)}
      />
    );
  };
  const { by, timeZone } = options;
  const session = opened?.meeting;
  const common = session && { session, dated: opened, by, timeZone };
  const { Dialog: Cancelling } = cancelling;
  const { Dialog: Changing } = changing;
  return {
    actionOf,
    dialog: common && (
      <>
        {cancelling.managed === opened.key && Cancelling && (
          <Cancelling {...common} onClose={cancelling.close} />
        )}
        {changing.managed === opened.key && Changing && (
          <Changing
            {...common}
            timetable={options.timetable}
            slots={options.slots}
            onClose={changing.close}
          />
        )}
      </>
    ),
  };
}

interface EntryActionProps {
  entry: TimetableEntry;
  /** What is stored about it on this device. */
  cancellation: Cancellation | undefined;
  onCancel: () => void;
  /** Left out if it can only be cancelled. */
  onChange?: (() => void) | undefined;
  /** True if there is room for one control only. */
  isShort?: boolean | undefined;
  onRestore: (cancellation: Cancellation) => void;
}

const restoring = {
  cancelled: 'Restore class',
  moved: 'Undo the move',
  substituted: 'Undo the substitution',
} as const;

/** Cancels or changes a class that is held, or restores one that was changed on this device. */
function EntryAction(props: EntryActionProps) {
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
