import * as v from 'valibot';
import { limits } from '@/content/schema/limits';
import { day, earlier, filled, id, moment, rollNumber, text, time } from '../field-schema';

/** The mark of a student who is not simply present: absent, late or on duty. */
export const mark = v.picklist(['A', 'L', 'D']);

/** The status of a student of a class: present, or one of these. */
export const status = v.union([v.literal('P'), mark]);

/** A class may go on after midnight: 24:30. */
const endTime = v.union([time, v.pipe(v.string(), v.regex(/^24:[0-5]\d$/))]);

/** The class that a register is of. */
export const rollCallClass = {
  /** The id of the class in the timetable. */
  meeting: id,
  /** The day that it was held on. */
  day,
  start: time,
  end: endTime,
  section: filled(limits.section),
  course: filled(limits.course),
};

/** The register of a class; the college's record replaces it. */
export const rollCall = v.strictObject({
  /** The class and the day that it was planned on: a class that is moved keeps its register. */
  id,
  at: moment,
  changed: v.optional(moment),
  earlier,
  ...rollCallClass,
  students: v.pipe(v.array(rollNumber), v.minLength(1), v.maxLength(limits.rollCall.students)),
  marks: v.record(rollNumber, mark),
  /** The reason why it was changed after a day, or after the college's record had it, and the students whom that is about. */
  why: v.optional(text(limits.rollCall.reason)),
  about: v.optional(v.array(rollNumber)),
});

/** A class in a letter about attendance, and the version of its register. Nothing in it tells who was there. */
export const classInLetter = v.strictObject({
  id,
  ...rollCallClass,
  at: moment,
  changed: v.optional(moment),
  earlier,
});

const reason = v.optional(text(limits.rollCall.reason));

/** A class as a student was in it, by the registers of a teacher. */
export const classDay = v.strictObject({
  /** The teacher and the id of the class. */
  id,
  at: moment,
  /** The normalized employee id. */
  teacher: filled(limits.personId),
  /** The versions of the register that came, and how many are absent in each. */
  versions: v.pipe(
    v.array(
      v.strictObject({
        version: classInLetter,
        absent: v.pipe(
          v.number(),
          v.integer(),
          v.minValue(0),
          v.maxValue(limits.rollCall.students),
        ),
        status,
        why: reason,
        /** The teacher did not sign it, but has a published key. */
        unsigned: v.optional(v.literal(true)),
      }),
    ),
    v.minLength(1),
    v.maxLength(limits.earlier),
  ),
  /** The statuses that the student was shown, oldest first: the last one counts. */
  steps: v.pipe(
    v.array(v.strictObject({ at: moment, status, why: reason })),
    v.minLength(1),
    v.maxLength(limits.steps),
  ),
});
