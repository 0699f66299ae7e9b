import type { ControlOf } from '@/components/form/use-form';
import {
  classesAt,
  type ChangeField,
  type ChangeTexts,
} from '@/components/schedule/model/change-form';
import { classTitle } from '@/components/schedule/model/class-cancel';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import { FormField } from '@/components/ui/form-field';
import { useAnnounced } from '@/components/ui/use-announced';
import { formatTime } from '@/lib/time/date';

interface MoveFieldsProps {
  control: ControlOf<ChangeField>;
  values: ChangeTexts;
  /** The teacher's classes. */
  timetable: Timetable;
  /** The key of the meeting that moves. */
  meeting: string;
}

/** When, where and by whom a class is held instead, and which classes the teacher has then. */
export function MoveFields({ control, values, timetable, meeting }: MoveFieldsProps) {
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
