import * as v from 'valibot';
import { limits } from '@/content/schema/limits';
import { day, filled, id, moment, sender, text } from '../field-schema';

/** The days on which a student will be away, and why. It excuses nothing. */
export const awayDays = {
  at: moment,
  from: day,
  to: day,
  reason: v.picklist(['medical', 'event', 'family', 'other']),
  text: text(limits.absence.text),
  withdrawn: v.nullable(moment),
};

/** What a student wrote to the teachers about days away; the same on both sides. */
export const absence = v.strictObject({
  /** The student, and a random id. */
  id,
  student: sender,
  ...awayDays,
  /** The names of the teachers who are told. */
  teachers: v.pipe(v.array(filled(limits.person)), v.maxLength(limits.absence.teachers)),
});
