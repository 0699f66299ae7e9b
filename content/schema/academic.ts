import { z } from 'zod';
import { endTime, line, rule, schemaReference, time } from './common';
import { limits } from './limits';
import { endsAfterStart } from './schedule/meeting';

const percent = z.number().min(0).max(100);

const band = z.strictObject({
  grade: line(12).describe('The grade, for example A+.'),
  points: z.number().min(0).max(1000).describe('Its grade points.'),
  from: percent
    .nullable()
    .describe(
      'The lowest percentage that gives it; null if no percentage does, such as for Absent.',
    ),
  passes: z.boolean().describe('True if a subject with this grade is passed.'),
});

const grading = z
  .strictObject({
    name: line(60).describe('The name of the scale, for example UGC 10-point scale.'),
    unit: z
      .enum(['points', 'percent'])
      .describe(
        'With points, SGPA and CGPA are weighted grade points; with percent, they are weighted percentages of marks.',
      ),
    maximum: z.number().positive().max(limits.average).describe('The highest possible average.'),
    names: z
      .strictObject({
        term: line(limits.averageName).describe('The average of a term, for example SGPA.'),
        all: line(limits.averageName).describe('The average of all terms, for example CGPA.'),
      })
      .optional()
      .describe(
        'The names of averages; left out for SGPA and CGPA or, with percent, for Term average and Overall average.',
      ),
    decimals: z.int().min(0).max(3).describe('The decimal places of an average.'),
    rounding: z.enum(['half-up', 'down']).describe('The rounding of an average: half-up or down.'),
    repeats: z
      .enum(['all', 'latest', 'best'])
      .describe(
        'Which results of a repeated subject count in the CGPA: all of them, the latest or the best.',
      ),
    bands: z.array(band).min(1).max(40).describe('The grades, best first.'),
  })
  .check(
    rule(
      z.object({ bands: z.array(z.object({ from: percent.nullable() })) }),
      ({ bands }, context) => {
        let last = Infinity;
        for (const [index, { from }] of bands.entries()) {
          if (from === null) continue;
          if (from >= last) {
            context.addIssue({
              code: 'custom',
              path: ['bands', index, 'from'],
              message:
                'Put the best grade first, each with a lower percentage than the one before.',
              params: { allowed: `less than ${last}` },
            });
            // A list that is upside down is one mistake.
            return;
          }
          last = from;
        }
      },
    ),
    rule(z.object({ bands: z.array(z.object({ grade: z.string() })) }), ({ bands }, context) => {
      const seen = new Set<string>();
      for (const [index, { grade }] of bands.entries()) {
        if (seen.has(grade))
          context.addIssue({
            code: 'custom',
            path: ['bands', index, 'grade'],
            message: 'Another band already has this grade.',
            params: { allowed: 'a grade that no other band has' },
          });
        seen.add(grade);
      }
    }),
    rule(
      z.object({
        unit: z.string(),
        maximum: z.number(),
        bands: z.array(z.object({ points: z.number() })),
      }),
      ({ unit, maximum, bands }, context) => {
        const [first, ...others] = bands.flatMap(({ points }, index) =>
          unit === 'points' && points > maximum ? [{ points, index }] : [],
        );
        if (!first) return;
        const most = Math.max(first.points, ...others.map(({ points }) => points));
        // If several grades have too many points, the maximum is wrong.
        context.addIssue(
          others.length === 0
            ? {
                code: 'custom',
                path: ['bands', first.index, 'points'],
                message: 'A grade cannot have more points than the highest possible average.',
                params: { allowed: `at most ${maximum}` },
              }
            : {
                code: 'custom',
                path: ['maximum'],
                message: `${others.length + 1} grades have more points than this highest possible average.`,
                params: { allowed: `at least ${most}` },
              },
        );
      },
    ),
  );

/** The academic rules of the college: grades, early help, decisions and clashes. */
export const academic = z.strictObject({
  $schema: schemaReference,
  grading: grading.describe('The rules by which marks become grades, and grades averages.'),
  help: z
    .strictObject({
      attendance: percent
        .nullable()
        .describe('A student below this attendance in percent is listed; null for no such rule.'),
      fall: percent
        .nullable()
        .describe(
          'A student whose attendance fell by this many percentage points, and by two classes, from one month to the next is listed; months of fewer than ten classes are taken together. Null for no such rule.',
        ),
      missing: z
        .int()
        .min(1)
        .nullable()
        .describe('A student with this many missing assignments is listed; null for no such rule.'),
      marks: percent
        .nullable()
        .describe(
          'A student whose marks are below this percentage is listed; null for no such rule.',
        ),
      fewestClasses: z
        .int()
        .min(1)
        .max(1000)
        .optional()
        .describe(
          'Attendance in fewer classes than this is not judged, such as in the first days of a month; left out for no such limit.',
        ),
    })
    .describe('Which students a teacher sees as needing help, and why.'),
  attendance: z
    .strictObject({
      by: z
        .enum(['subject', 'all'])
        .describe('The minimum is asked for in each subject, or in all classes together.'),
      duty: z
        .enum(['present', 'leftOut'])
        .describe('A class missed on duty counts as attended, or not at all.'),
    })
    .optional()
    .describe(
      'The classes that the minimum attendance is of; left out for each subject, without duty.',
    ),
  comparison: z
    .strictObject({
      smallest: z
        .int()
        .min(10)
        .max(1000)
        .describe('The fewest marks from which records have the figures of a class.'),
      show: z.boolean().describe('True if students see them until they switch them off.'),
    })
    .optional()
    .describe('The figures of the class beside a mark; left out for none.'),
  decisionDays: z
    .int()
    .min(1)
    .max(365)
    .nullable()
    .optional()
    .describe(
      'The days within which a teacher decides on an activity; a longer wait is reported. Null or left out for no limit.',
    ),
  decisionReasons: z
    .array(
      z.strictObject({
        label: line(40).describe('The text of the button, for example No signature.'),
        reason: line(limits.decision.reason).describe('The sentence that the student reads.'),
      }),
    )
    .max(6)
    .optional()
    .describe('The reasons that a teacher can choose when asking for a change or rejecting.'),
  hours: z
    .strictObject({
      start: time.describe('The earliest start of a class, HH:mm.'),
      end: endTime.describe('The latest end of a class, HH:mm.'),
    })
    .check(endsAfterStart)
    .describe('When a make-up class can be held.'),
});

export type Academic = z.infer<typeof academic>;

export type Grading = Academic['grading'];

export type ClassComparison = NonNullable<Academic['comparison']>;

/** The rule by which a class on duty counts: attended, or not at all. */
export type DutyRule = NonNullable<Academic['attendance']>['duty'];

export type HelpRules = Academic['help'];

export type DecisionReasons = NonNullable<Academic['decisionReasons']>;
