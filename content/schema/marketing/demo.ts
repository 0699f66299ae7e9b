import { z } from 'zod';
import { day, id, line, listOf, schemaReference, status } from '../common';

const activity = z.strictObject({
  id,
  name: line(120).describe('What it is.'),
  status: status.describe('Whether it waits, was approved or was rejected.'),
  category: z.enum(['Workshop', 'Hackathon', 'Course']).describe('What kind of activity it is.'),
  dateAdded: day.describe('The day it was submitted.'),
});

/** What the pieces of the product on the landing page show: an invented record, never a real person's. */
export const demo = z.strictObject({
  $schema: schemaReference,
  student: z
    .strictObject({
      name: line(80).describe('The invented name.'),
      rollNumber: z
        .string()
        .regex(/^[A-Z0-9]{4,16}$/, 'Use 4 to 16 capital letters and digits.')
        .describe('The invented roll number.'),
      cgpa: z.number().min(0).max(10).describe('The cumulative grade point average, out of 10.'),
    })
    .describe('The invented student.'),
  attendance: z.number().min(0).max(100).describe('Current attendance, in percent.'),
  pending: z.int().min(0).max(1000).describe('How many assignments wait to be handed in.'),
  credits: z
    .strictObject({
      grade: z.number().min(0).max(1000).describe('The credit grade reached so far.'),
      maximum: z.number().positive().max(1000).describe('The highest credit grade there is.'),
    })
    .describe('The credits gauge.'),
  activities: listOf(activity)
    .shape.items.max(3)
    .describe('The newest activities; the first that is pending is shown being approved.'),
});
