import { z } from 'zod';
import { rule } from '../common';

/** Fields of a record, as paths; `*` is every entry of a list. */
interface Fields {
  /** What a reader of format 1 needs. */
  needed: readonly string[];
  /** What a reader of format 1 does not show, or shows wrongly. */
  unknown: readonly string[];
}

const below = (path: string, names: readonly string[]) => names.map((name) => `${path}.${name}`);

/** The fields of an activity that a reader of format 1 does not know. */
export const laterActivityFields = ['level', 'hours', 'proof'] as const;

const studentFields: Fields = {
  needed: [
    ...below('student', ['firstName', 'handle', 'photo', 'email', 'city', 'bio', 'summary']),
    ...below('student', ['program', 'semester', 'batch', 'cgpa', 'cgpaBasis']),
    ...below('attendance', ['months.0', 'current', 'current.changeFromLastWeek']),
    ...below('subjects.items.*', ['faculty', 'credits']),
    ...below('assignments', ['items.*.due', 'pending']),
    'skillTimeline',
    'credits',
  ],
  unknown: [
    ...below('attendance', ['months.*.late', 'months.*.excused', 'totals']),
    ...below('subjects.items.*', ['section', 'term', 'faculty.*', 'grade', 'attendance']),
    ...below('assignments.items.*', ['description', 'state', 'score', 'maximum', 'grade']),
    ...below('assignments.items.*', ['subjectId', 'weight']),
    ...below('activities.items.*', laterActivityFields),
    'student.lateral',
    'timetable',
    'results',
  ],
};

const teacherFields: Fields = {
  needed: [
    ...below('facultyProfile', ['firstName', 'handle', 'photo', 'designation']),
    'classroom.items.*.room',
    'assignments.items.*.due',
    'progress',
  ],
  unknown: [
    ...below('classes.items.*', ['room', 'from', 'to', 'dates']),
    ...below('register.items.*', ['attendance', 'missing', 'marks', 'lateral', 'semester']),
    ...below('register.items.*.activities.*', laterActivityFields),
    'schedule',
    'occupancy',
  ],
};

interface Found {
  path: (string | number)[];
  value: unknown;
}

/** The values at a path. A field that is left out has the value undefined; below it there is nothing. */
function valuesAt(value: unknown, keys: readonly string[], path: Found['path'] = []): Found[] {
  const [key, ...rest] = keys;
  if (key === undefined) return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  if (key !== '*')
    return valuesAt((value as Record<string, unknown>)[key], rest, [
      ...path,
      Array.isArray(value) ? Number(key) : key,
    ]);
  if (!Array.isArray(value)) return [];
  return value.flatMap((item, index) => valuesAt(item, rest, [...path, index]));
}

/** Refuses format 1 where a reader of format 1 would fail: it does not check records. */
const firstFormat = ({ needed, unknown }: Fields) =>
  rule(z.object({ format: z.number() }), (record, context) => {
    if (record.format !== 1) return;
    const check = (fields: readonly string[], isRight: (value: unknown) => boolean) => {
      for (const field of fields)
        for (const { path, value } of valuesAt(record, field.split('.')))
          if (!isRight(value))
            context.addIssue({
              code: 'custom',
              path,
              message:
                fields === needed
                  ? 'A record without this has the format 2.'
                  : 'A record with this has the format 2.',
              params: { allowed: '"format": 2' },
            });
    };
    check(needed, (value) => value !== undefined);
    check(unknown, (value) => value === undefined);
  });

export const studentFirstFormat = firstFormat(studentFields);

export const teacherFirstFormat = firstFormat(teacherFields);
