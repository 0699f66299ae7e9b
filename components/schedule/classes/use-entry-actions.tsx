import { useState, type ReactNode } from 'react';
import { useManaged } from '@/components/list/use-managed';
import type { ZonedClock } from '@/components/page/use-clock';
import {
  cancellationId,
  changeKind,
  type Cancellation,
} from '@/components/schedule/model/class-cancel';
import { classState, hasBegun } from '@/components/schedule/model/class-state';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import type { TimetableEntry } from '@/components/schedule/model/timetable-entry';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import { useRecords } from '@/lib/store/use-records';
import type { ChangeFormProps } from './change-form';
import { loadCancelDialog, loadChangeDialog, restoreClass } from './class-dialog';
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
function EntryAction(props: EntryActionProps) {
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
  /** The college's clock; null until it is known, when nothing can be done yet. */
  clock: ZonedClock | null;
}

type Entry = TimetableEntry<UpcomingClass>;

/** Returns what a teacher can do with an entry of the timetable, and the dialog for it if one is open. */
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
  const { by, timeZone, clock } = options;
  const actionOf = (entry: Entry) => {
    const { meeting, plannedDay = '' } = entry;
    if (!clock) return null;
    return (
      <EntryAction
        entry={entry}
        cancellation={meeting && cancellations.get(cancellationId(meeting.id, plannedDay))}
        onCancel={openOf(cancelling, entry)}
        onChange={options.cancelOnly ? undefined : openOf(changing, entry)}
        isShort={options.isShort}
        hasBegun={hasBegun(entry, clock)}
        isOver={classState(entry, clock).phase === 'over'}
        onRestore={(cancellation) => void restoreClass(cancellation)}
      />
    );
  };
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
