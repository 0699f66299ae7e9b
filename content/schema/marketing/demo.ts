import { z } from 'zod';
import { day, id, line, listOf, rollNumber, schemaReference, status } from '../common';
import { limits } from '../limits';

const activity = z.strictObject({
  id,
  name: line(limits.activity.name).describe('The name of the activity.'),
  status: status.describe('Whether it is pending, approved or rejected.'),
  category: z.enum(['Workshop', 'Hackathon', 'Course']).describe('The kind of activity.'),
  dateAdded: day.describe('The day it was submitted.'),
});

/** The record in the product previews on the landing page. It must be invented, never a real person's. */
export const demo = z.strictObject({
  $schema: schemaReference,
  student: z
    .strictObject({
      name: line(limits.person).describe('The invented name.'),
      rollNumber: rollNumber.describe('The invented roll number.'),
      cgpa: z
        .number()
        .min(0)
        .max(limits.student.cgpa)
        .describe('The cumulative grade point average, out of 10.'),
    })
    .describe('The invented student.'),
  attendance: z.number().min(0).max(100).describe('Current attendance, in percent.'),
  pending: z.int().min(0).max(1000).describe('How many assignments are not handed in yet.'),
  credits: z
    .strictObject({
      grade: z.number().min(0).max(1000).describe('The credit grade reached so far.'),
      maximum: z.number().positive().max(1000).describe('The highest possible credit grade.'),
    })
    .describe('The credits gauge.'),
  activities: listOf(activity)
    .shape.items.max(3)
    .describe('The newest activities. The first pending one is shown being approved.'),
});
