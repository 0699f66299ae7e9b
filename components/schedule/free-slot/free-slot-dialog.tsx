import { useMemo, useState } from 'react';
import { useOwnTimetable } from '@/components/schedule/entry/use-own-timetable';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import { formatDay } from '@/lib/time/date';
import { zonedMinute } from '@/lib/time/zoned-time';
import type { FreeSlotProps, SlotBasis } from './slot';
import { SlotFields } from './slot-fields';
import { firstForm, readForm } from './slot-form';
import { SlotResults } from './slot-results';

/** Finds times at which a section, its teacher and a room are free. */
export function FreeSlotDialog({
  occupancy,
  timetable: published,
  hours,
  asOf,
  timeZone,
  onClose,
}: FreeSlotProps & LazyDialogProps) {
  // The first start does not change while the dialog is open.
  const [now] = useState(() => zonedMinute(new Date(), timeZone));
  const timetable = useOwnTimetable(published, timeZone);
  const basis: SlotBasis = useMemo(
    () => ({ occupancy, timetable, hours }),
    [occupancy, timetable, hours],
  );
  const [form, setForm] = useState(() => firstForm(basis, now));
  const request = useMemo(() => readForm(form, now), [form, now]);
  const isWrong = 'problem' in request;
  useAnnounced(isWrong ? request.problem : '');
  return (
    <Dialog title="Find a free slot" onClose={onClose} wide steady>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-muted">
          For a make-up class: when every student of the section, you and a room are free. The
          classes are as of {formatDay(asOf)}. Nothing is booked: ask the college for the room, and
          move a class there with “Change” in your week, which offers the free slots too.
        </p>
        <SlotFields
          form={form}
          occupancy={occupancy}
          wrong={isWrong ? request : undefined}
          onChange={(change) => setForm({ ...form, ...change })}
        />
        {!isWrong && <SlotResults basis={basis} request={request} />}
      </div>
    </Dialog>
  );
}
