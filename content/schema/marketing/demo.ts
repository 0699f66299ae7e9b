import { z } from 'zod';
import { day, id, line, listOf, schemaReference, status, time } from '../common';
import { limits } from '../limits';

const activity = z.strictObject({
  id,
  name: line(limits.activity.name).describe('The name of the activity.'),
  status: status.describe('Pending, approved or rejected.'),
  category: line(limits.activity.category).describe(
    'The kind of activity: the name of a category in activity-rules.json.',
  ),
  level: line(limits.activity.level)
    .optional()
    .describe('Its level, as activity-rules.json names it.'),
  hours: z.number().positive().max(limits.activity.hours).optional().describe('Its hours.'),
  proof: line(limits.activity.proof)
    .optional()
    .describe('The proof that the student has, for example Certificate.'),
  dateAdded: day.describe('The day it was submitted.'),
});

const meeting = z.strictObject({
  id,
  start: time.describe('When it starts, HH:mm.'),
  end: time.describe('When it ends, HH:mm.'),
  section: line(limits.section).describe('The section code.'),
  course: line(limits.course).describe('The name of the course.'),
});

/** The record in the product previews on the landing page. It must be invented, never a real person's. */
export const demo = z.strictObject({
  $schema: schemaReference,
  student: z
    .strictObject({
      name: line(limits.person).describe('The invented name.'),
      program: line(limits.student.program).describe('The programme and the batch.'),
      cgpa: z
        .number()
        .min(0)
        .max(limits.average)
        .describe('The cumulative grade point average, on the scale of academic.json.'),
    })
    .describe('The invented student.'),
  attendance: z.number().min(0).max(100).describe('Current attendance, in percent.'),
  pending: z.int().min(0).max(1000).describe('How many assignments are not handed in yet.'),
  decision: z
    .strictObject({
      teacher: line(limits.person).describe('The invented teacher who decides.'),
      days: z.int().min(1).max(99).describe('How many days the teacher has had the request.'),
      reason: line(60).describe('The reason of the teacher.'),
    })
    .describe('The decision about the first pending activity.'),
  activities: listOf(activity)
    .shape.items.max(20)
    .describe(
      'The activities, newest first. All count for the points, and the first pending one is shown being approved.',
    ),
  timetable: listOf(meeting)
    .shape.items.max(6)
    .nullish()
    .describe('The classes of a day, by time; empty or left out for none.'),
});

export type MarketingDemo = z.infer<typeof demo>;
