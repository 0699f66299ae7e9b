import { useMemo, useState } from 'react';
import { useOwnTimetable } from '@/components/schedule/entry/use-own-timetable';
import { Dialog } from '@/components/ui/dialog';
import { ChoiceField, FormField } from '@/components/ui/form-field';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import type { Occupancy } from '@/content/schema/schedule/occupancy';
import { formatDay } from '@/lib/time/date';
import { zonedMinute } from '@/lib/time/zoned-time';
import { type FreeSlotProps, type SlotBasis, firstForm, readForm, type SlotForm } from './slot';
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

interface SlotFieldsProps {
  form: SlotForm;
  occupancy: Occupancy;
  wrong: { field: keyof SlotForm; problem: string } | undefined;
  onChange: (change: Partial<SlotForm>) => void;
}

const optionsOf = (named: readonly { name: string }[]) =>
  named.map(({ name }) => ({ value: name, text: name }));

/** The section, length, days and room of a make-up class. */
function SlotFields({ form, occupancy, wrong, onChange }: SlotFieldsProps) {
  const field = (name: keyof SlotForm, label: string) => ({
    id: `free-slot-${name}`,
    label,
    value: form[name],
    error: wrong?.field === name ? wrong.problem : null,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-5">
      <ChoiceField
        {...field('section', 'Section')}
        options={optionsOf(occupancy.sections)}
        data-autofocus
      />
      <FormField {...field('duration', 'Minutes')} inputMode="numeric" />
      <FormField {...field('from', 'First day')} type="date" />
      <FormField {...field('to', 'Last day')} type="date" />
      <ChoiceField
        {...field('room', 'Room')}
        options={[{ value: '', text: 'Any room' }, ...optionsOf(occupancy.rooms)]}
      />
    </div>
  );
}
