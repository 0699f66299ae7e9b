import { z } from 'zod';
import { day, line } from '../common';
import { limits } from '../limits';
import { personal } from '../personal';
import { classFigures } from '../student/assignment';

const percent = z.int().min(0).max(100);

/** The number of students for whom something holds. Fewer than five are left out, so that nobody can be told from a count. */
const several = z.int().min(5).max(100_000);

const sectionOverview = z.strictObject({
  section: line(limits.section).describe('The section.'),
  course: line(limits.course).describe('The name of its course.'),
  teacher: personal(line(limits.person)).optional().describe('Who teaches it.'),
  students: several.describe('How many students are in it; five or more.'),
  assessments: z
    .array(
      z.strictObject({
        name: line(limits.assignment.name).describe('The assessment.'),
        figures: classFigures.describe('The marks in percent; ten or more.'),
      }),
    )
    .max(5)
    .describe('The last assessments, oldest first.'),
  attendance: z
    .strictObject({
      from: day.describe('The Monday of the first week.'),
      weeks: z
        .array(z.tuple([percent, percent, percent]).nullable())
        .min(1)
        .max(60)
        .describe(
          'For each week, the first quarter, the median and the third quarter of the attendance so far; null below ten students.',
        ),
    })
    .optional()
    .describe('The attendance of the section by week.'),
  below: several.optional().describe('How many are below the minimum attendance.'),
  reasons: z
    .strictObject({
      attendance: several.optional().describe('Students whose attendance is below the limit.'),
      fall: several.optional().describe('Students whose attendance falls.'),
      missing: several.optional().describe('Students with missing work.'),
      marks: several.optional().describe('Students with low marks.'),
    })
    .describe('How many students each rule of the college lists.'),
});

/** The sections of a department, for its head. It names no student. */
export const overview = z.array(sectionOverview).max(1000);

export type SectionOverview = z.infer<typeof sectionOverview>;
