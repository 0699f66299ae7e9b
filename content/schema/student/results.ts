import { z } from 'zod';
import { basis, day, id, line, schemaReference, uniqueIds } from '../common';
import { limits } from '../limits';

const result = z.strictObject({
  id,
  code: line(limits.courseCode).optional().describe('The course code.'),
  name: line(limits.course).describe('The name of the course.'),
  credits: z.number().min(0).max(40).describe('The number of credits.'),
  grade: line(limits.assignment.grade)
    .optional()
    .describe('The grade, as a band of academic.json names it; left out if there is none yet.'),
  percentage: z
    .number()
    .min(0)
    .max(100)
    .optional()
    .describe('The marks in percent, if they are published.'),
  attended: z
    .tuple([z.int().min(0).max(100_000), z.int().min(0).max(100_000)])
    .optional()
    .describe('The classes attended and those counted in the term.'),
});

const officialAverage = (what: string) =>
  z
    .number()
    .min(0)
    .max(limits.average)
    .describe(`${what}, which is shown instead of the computed one; left out if there is none.`);

const termResult = z.strictObject({
  id,
  name: line(limits.term).describe('The term, for example Semester 1.'),
  published: day.optional().describe('The day that the results were published, YYYY-MM-DD.'),
  sgpa: officialAverage('The official average of the term').optional(),
  subjects: z.array(result).max(100).check(uniqueIds).describe('The subjects of the term.'),
});

/** The results of the terms that are over, oldest first. */
export const results = basis.extend({
  $schema: schemaReference,
  cgpa: officialAverage('The official average of all terms').optional(),
  backlogs: z
    .int()
    .min(0)
    .max(200)
    .optional()
    .describe('How many courses are not passed yet, as the college says; left out to count them.'),
  earned: z
    .number()
    .min(0)
    .max(10_000)
    .optional()
    .describe('The credits earned, as the college says; left out to add them up.'),
  terms: z.array(termResult).max(60).check(uniqueIds).describe('The terms, oldest first.'),
});

export type Results = z.infer<typeof results>;

export type TermResult = Results['terms'][number];

export type SubjectResult = TermResult['subjects'][number];
