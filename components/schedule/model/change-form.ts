import type { UpcomingClass } from '@/content/schema/faculty/class';
import { limits } from '@/content/schema/limits';
import {
  checkFields,
  choiceField,
  comingDayField,
  lineField,
  readFields,
  type Field,
} from '@/lib/form/field';
import { textContent } from '@/lib/form/form-content';
import { cancelReasonField, type ClassDecision } from './class-cancel-write';
import { isHeld, meetingsBetween, type DatedMeeting, type Timetable } from './dated-meeting';

export const changeKinds = {
  moved: 'The time or room',
  substituted: 'The teacher',
  cancelled: 'It is cancelled',
} as const;

const timeField: Field<string> = {
  check: (text) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? null : 'Enter the time.'),
  read: (text) => text,
};

const kind = choiceField(
  Object.keys(changeKinds) as (keyof typeof changeKinds)[],
  'Choose what changes.',
);

/** The fields of each kind of change. */
const fields = {
  moved: {
    day: comingDayField('This date is in the past. Enter today or a later day.', 'Enter the day.'),
    start: timeField,
    end: timeField,
    room: lineField(limits.room, 'The room'),
    teacher: lineField(limits.person, 'The name'),
    reason: cancelReasonField,
  },
  substituted: {
    teacher: lineField(limits.person, 'The name', 'Enter the name of the teacher.'),
    reason: cancelReasonField,
  },
  cancelled: { reason: cancelReasonField },
};

export type ChangeField = 'kind' | keyof typeof fields.moved;

export type ChangeTexts = Record<ChangeField, string>;

type Usual = Pick<UpcomingClass, 'start' | 'end' | 'room'>;

/** The form of a class on a day, "YYYY-MM-DD": moved, at its usual time. */
export const emptyChange = (day: string, { start, end, room = '' }: Usual) =>
  textContent<ChangeField>({
    ...{ kind: 'moved', day, start, room, teacher: '', reason: '' },
    // A field for a time takes none after midnight.
    end: end < '24' ? end : '',
  });

/** The errors of a change. `usual` is the class on its day, and `today` the day in the college. */
export function checkChange(
  texts: ChangeTexts,
  usual: Usual & { day: string },
  today: string,
): { field: ChangeField; message: string }[] {
  if (texts.kind === 'substituted') return checkFields(fields.substituted, texts);
  if (texts.kind === 'cancelled') return checkFields(fields.cancelled, texts);
  const errors = checkFields({ kind, ...fields.moved }, texts, today);
  if (errors.length > 0) return errors;
  if (texts.end <= texts.start)
    return [{ field: 'end', message: 'Enter a time after the class starts.' }];
  const isSame =
    texts.day === usual.day &&
    texts.start === usual.start &&
    texts.end === usual.end &&
    texts.room.trim() === (usual.room ?? '');
  return isSame ? [{ field: 'day', message: 'Enter another day, time or room.' }] : [];
}

/** Returns what a valid form changes. */
export function readChange(texts: ChangeTexts): Pick<ClassDecision, 'reason' | 'to' | 'teachers'> {
  if (texts.kind === 'substituted') {
    const { teacher, reason } = readFields(fields.substituted, texts);
    return { teachers: [teacher], reason };
  }
  if (texts.kind === 'cancelled') return readFields(fields.cancelled, texts);
  const { reason, room, teacher, ...time } = readFields(fields.moved, texts);
  const to = { ...time, ...(room && { room }) };
  return { to, ...(teacher && { teachers: [teacher] }), reason };
}

/** The other classes of a timetable at a time that is being typed; none until it is complete. */
export function classesAt(
  timetable: Timetable,
  { day, start, end }: Pick<ChangeTexts, 'day' | 'start' | 'end'>,
  key: string,
): DatedMeeting[] {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return [];
  return meetingsBetween(timetable, day, day).filter(
    (one) => isHeld(one) && one.key !== key && one.start < end && start < one.end,
  );
}
