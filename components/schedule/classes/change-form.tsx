import { useState } from 'react';
import { DialogForm, FormFailure } from '@/components/form/dialog-form';
import { DraftNote } from '@/components/form/form-notes';
import { useForm, type ControlOf } from '@/components/form/use-form';
import { FreeSlotChoice } from '@/components/schedule/free-slot/free-slot-choice';
import type { SlotBasis } from '@/components/schedule/free-slot/slot';
import {
  changeKinds,
  checkChange,
  emptyChange,
  readChange,
  type ChangeField,
  classesAt,
  type ChangeTexts,
} from '@/components/schedule/model/change-form';
import { cancellationId, classTitle } from '@/components/schedule/model/class-cancel';
import { meetingKey, type Timetable } from '@/components/schedule/model/dated-meeting';
import { Button } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';
import { ErrorSummary } from '@/components/ui/error-summary';
import { ChoiceField, FormField, TextField } from '@/components/ui/form-field';
import { useAnnounced } from '@/components/ui/use-announced';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import { formName } from '@/lib/form/form-draft';
import { formatTime } from '@/lib/time/date';
import { zonedMinute } from '@/lib/time/zoned-time';
import { cancelClass, useChangeNote } from './class-actions';

export interface ChangeFormProps {
  session: UpcomingClass;
  /** The teacher's classes, with what is changed. */
  timetable: Timetable;
  by: string;
  /** The college's time zone. */
  timeZone: string;
  /** The data about free slots. */
  slots?: Pick<SlotBasis, 'occupancy' | 'hours'> | undefined;
  /** The day that the class would have been held on. */
  day: string;
  /** Called with true if the change is being saved. */
  onAsked: (asked: boolean) => void;
}

const options = Object.entries(changeKinds).map(([value, text]) => ({ value, text }));

const saving = { moved: 'Move class', substituted: 'Save teacher', cancelled: 'Cancel Class' };

/** Shows what changes and why, saved as a draft until the class is changed. */
export function ChangeForm(props: ChangeFormProps) {
  const { session, day, timetable, by, timeZone, slots, onAsked } = props;
  const close = useCloseDialog();
  const note = useChangeNote();
  const [start] = useState(() => emptyChange(day, session));
  const { focused, ...form } = useForm<ChangeField>({
    name: formName('change', cancellationId(session.id, day)),
    start,
    check: ({ values }) =>
      checkChange(values, { ...session, day }, zonedMinute(new Date(), timeZone).slice(0, 10)),
    save: async ({ values }, draft) => {
      onAsked(true);
      try {
        await cancelClass(session, day, { ...readChange(values), by }, draft.removal());
      } catch (error) {
        onAsked(false);
        throw error;
      }
      close();
    },
  });
  const { kind } = form.values;
  return (
    <DialogForm {...form.props}>
      <DraftNote draft={form.draft} onChange={form.replaced} />
      <ErrorSummary ref={focused} errors={form.errors} fieldId={form.fieldId} />
      <ChoiceField
        {...form.control('kind')}
        label="What changes"
        options={options}
        data-autofocus
      />
      {kind === 'moved' && slots && (
        <FreeSlotChoice
          {...{ ...slots, timetable, session, timeZone, values: form.values }}
          onChoose={({ day: newDay, start: from, end, room }) => {
            for (const [field, value] of Object.entries({ day: newDay, start: from, end, room }))
              form.set(field as ChangeField, value);
          }}
        />
      )}
      {kind === 'moved' && (
        <MoveFields
          control={form.control}
          values={form.values}
          timetable={timetable}
          meeting={meetingKey(session.id, day)}
        />
      )}
      {kind === 'substituted' && (
        <FormField {...form.control('teacher')} label="Teacher who holds it" required />
      )}
      <TextField {...form.control('reason')} label="Reason" rows={2} required />
      <FormFailure failed={form.failed} />
      <p className="text-small text-muted">{note}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" type="submit">
          {saving[kind as keyof typeof saving]}
        </Button>
        <Button onClick={close}>Keep the class</Button>
      </div>
    </DialogForm>
  );
}

interface MoveFieldsProps {
  control: ControlOf<ChangeField>;
  values: ChangeTexts;
  /** The teacher's classes. */
  timetable: Timetable;
  /** The key of the meeting that moves. */
  meeting: string;
}

/** Shows when, where and by whom a class is held instead, and which classes the teacher has then. */
function MoveFields({ control, values, timetable, meeting }: MoveFieldsProps) {
  const others = classesAt(timetable, values, meeting).map(
    ({ meeting: own, start, end }) =>
      `${classTitle(own)} from ${formatTime(start)} to ${formatTime(end)}`,
  );
  const text = others.length > 0 ? `You have ${others.join(' and ')} then.` : '';
  useAnnounced(text, { first: true });
  return (
    <>
      <div className="grid items-end gap-4 min-[22rem]:grid-cols-2">
        <FormField {...control('day')} label="New day" type="date" required />
        <FormField {...control('start')} label="Starts" type="time" required />
        <FormField {...control('end')} label="Ends" type="time" required />
        <FormField {...control('room')} label="Room" />
      </div>
      <FormField {...control('teacher')} label="Teacher who holds it, if it is another" />
      <p className="text-note wrap-anywhere empty:hidden">{text}</p>
    </>
  );
}
