import { z } from 'zod';
import { day, endTime, id, line, minute, rule, time, uniqueIds, weekday } from '../common';
import { limits } from '../limits';
import { endsAfterStart, lastAfterFirst, teachers } from './meeting';

const term = z
  .strictObject({
    name: line(limits.term).describe('The name of the term, for example Autumn 2026.'),
    from: day.describe('Its first day, YYYY-MM-DD.'),
    to: day.describe('Its last day, YYYY-MM-DD.'),
  })
  .check(lastAfterFirst);

/** A holiday, or a day that does not follow its own weekday. */
const specialDay = z
  .strictObject({
    id,
    day: day.describe('The day, or the first one, YYYY-MM-DD.'),
    end: day.optional().describe('The last day, YYYY-MM-DD; left out for one day.'),
    kind: z
      .enum(['holiday', 'special'])
      .describe(
        'A holiday has no classes; a special day has the classes of another weekday, or fewer.',
      ),
    label: line(limits.calendar.label).describe('The name of the day, for example Diwali.'),
    follows: weekday
      .optional()
      .describe('On a special day: the weekday whose classes are held instead of its own.'),
    until: time
      .optional()
      .describe('On a special day: classes that end after this time are not held, HH:mm.'),
  })
  .check(
    rule(z.object({ day, end: day.optional() }), (entry, context) => {
      if (entry.end !== undefined && entry.end < entry.day)
        context.addIssue({
          code: 'custom',
          path: ['end'],
          message: 'It cannot end before it starts.',
          params: { allowed: `${entry.day} or later` },
        });
    }),
    rule(
      z.object({
        kind: z.string(),
        follows: z.unknown().optional(),
        until: z.unknown().optional(),
      }),
      ({ kind, follows, until }, context) => {
        const path = follows !== undefined ? 'follows' : until !== undefined ? 'until' : null;
        if (kind === 'holiday' && path)
          context.addIssue({
            code: 'custom',
            path: [path],
            message: 'On a holiday no classes are held.',
            params: { allowed: 'nothing, or "kind": "special"' },
          });
      },
    ),
  );

/** A difference from the weekly timetable for one meeting on one day. */
const change = z
  .strictObject({
    id,
    meeting: id.describe('The id of the meeting.'),
    day: day.describe('The day that it would have been held on, YYYY-MM-DD.'),
    kind: z
      .enum(['cancelled', 'moved', 'substituted'])
      .describe(
        'A cancelled meeting is not held, a moved one is held at another time or in another room, perhaps by another teacher, and a substituted one by another teacher.',
      ),
    to: z
      .strictObject({
        day: day.describe('The day it is held on, YYYY-MM-DD.'),
        start: time.describe('When it starts, HH:mm.'),
        end: endTime.describe('When it ends, HH:mm.'),
        room: line(limits.room).optional().describe('The room; the same if left out.'),
      })
      .check(endsAfterStart)
      .optional()
      .describe('When a moved meeting is held.'),
    teachers: teachers.optional(),
    reason: line(limits.cancellation.reason).optional().describe('The reason, for the students.'),
    at: minute.describe('When it was decided, YYYY-MM-DDTHH:mm in the college’s time zone.'),
    sequence: z
      .int()
      .min(1)
      .max(limits.sequence)
      .describe('Which change of this meeting on this day it is; calendars take the highest.'),
  })
  .check(
    rule(
      z.object({ kind: z.string(), to: z.unknown().optional(), teachers: z.unknown().optional() }),
      ({ kind, to, teachers: names }, context) => {
        const needs = kind === 'moved' ? 'to' : kind === 'substituted' ? 'teachers' : null;
        const has = { to, teachers: names };
        for (const name of ['to', 'teachers'] as const)
          if (
            (has[name] !== undefined) !== (name === needs) &&
            !(kind === 'moved' && name === 'teachers')
          )
            context.addIssue({
              code: 'custom',
              path: [name],
              message:
                name === needs ? `A ${kind} meeting needs this.` : `A ${kind} meeting has none.`,
              params: { allowed: name === needs ? 'a value' : 'nothing' },
            });
      },
    ),
  );

const exam = z
  .strictObject({
    id,
    course: line(limits.course).describe('The name of the course.'),
    label: line(limits.calendar.label)
      .optional()
      .describe('The kind of exam, for example End-semester.'),
    section: line(limits.section).optional().describe('The section that it is for.'),
    day: day.describe('The day, YYYY-MM-DD.'),
    start: time.describe('When it starts, HH:mm.'),
    end: endTime.describe('When it ends, HH:mm.'),
    room: line(limits.room).optional().describe('The room.'),
  })
  .check(endsAfterStart);

/** The fields that make a dated timetable of weekly meetings. */
export const scheduleFields = {
  term: term.optional().describe('The term; left out if the college does not know it.'),
  days: z.array(specialDay).max(1000).check(uniqueIds).describe('Holidays and special days.'),
  changes: z
    .array(change)
    .max(10_000)
    .check(uniqueIds)
    .describe('Meetings that are cancelled, moved or held by another teacher.'),
  exams: z.array(exam).max(1000).check(uniqueIds).describe('The exams.'),
};

export const schedule = z.strictObject(scheduleFields);

export type Schedule = z.infer<typeof schedule>;

export type SpecialDay = z.infer<typeof specialDay>;

export type MeetingChange = z.infer<typeof change>;

export type Exam = z.infer<typeof exam>;
