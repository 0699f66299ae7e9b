import { attendanceShare, sumOfCounts } from '@/components/attendance/model/attendance';
import { isBelow } from '@/components/attendance/model/share';
import { helpRows } from '@/components/help/model/help-row';
import { weekSpreads } from '@/components/progress/model/section-spread';
import { limits } from '@/content/schema/limits';
import type { SectionOverview } from '@/content/schema/record/overview';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { compareCode } from '@/lib/text/compare-text';
import { normalizeText } from '@/lib/text/normalize';
import { daysBetween } from '@/lib/time/day';
import type { ImportedPerson, Section } from '../model/entity';
import { defined } from '../value/defined';
import { assignmentIdIn } from './assignment-id';
import type { OverviewRules, RecordContext } from './context';
import { registerOf } from './register';

/** A count of fewer is left out, and so is the middle half of fewer. */
const [fewestCounted, fewestSpread] = [5, 10];

const mostAssessments = 5;
const mostWeeks = 60;

/** The sections of the department that a teacher is the head of; undefined for who is none. No student is named. */
export function overviewOf(
  { fact }: ImportedPerson,
  rules: OverviewRules,
  context: RecordContext,
): SectionOverview[] | undefined {
  if (!fact.headOf) return undefined;
  const headed = new Set(fact.headOf.map(normalizeText));
  return context.model.sections
    .filter((section) => section.students.length >= fewestCounted && isIn(section, headed))
    .sort((one, other) => compareCode(one.name, other.name))
    .map((section) => sectionOverview(section, rules, context));
}

/** Returns true if most students of a section are in one of these programmes. */
function isIn({ students }: Section, programmes: ReadonlySet<string>): boolean {
  const own = students.filter(({ fact }) => programmes.has(normalizeText(fact.program ?? '')));
  return 2 * own.length > students.length;
}

function sectionOverview(
  section: Section,
  { help, threshold }: OverviewRules,
  context: RecordContext,
): SectionOverview {
  const { fit } = context;
  const rows = registerOf([section], () => [], context);
  const reasons = helpRows(rows, help, new Map()).flatMap((row) =>
    row.reasons.map(({ rule }) => rule),
  );
  const several = (count: number) => (count < fewestCounted ? undefined : count);
  const ofRule = (name: (typeof reasons)[number]) =>
    several(reasons.filter((rule) => rule === name).length);
  const [teacher] = section.teachers;
  return {
    section: fit.section(section.name),
    course: fit.line(section.course?.title ?? section.name, limits.course, 'title'),
    ...defined({ teacher: teacher && fit.line(teacher.fact.name, limits.person, 'name') }),
    students: section.students.length,
    assessments: assessmentsOf(section, context),
    ...defined({ attendance: attendanceOf(rows), below: several(belowIn(rows, threshold)) }),
    reasons: defined({
      ...{ attendance: ofRule('attendance'), fall: ofRule('fall') },
      ...{ missing: ofRule('missing'), marks: ofRule('marks') },
    }),
  };
}

function assessmentsOf(section: Section, { fit, classFigures }: RecordContext) {
  return [...section.assignments]
    .filter(({ person }) => person === undefined)
    .sort((one, other) => compareCode(one.due ?? '9', other.due ?? '9'))
    .flatMap((assignment) => {
      const figures = classFigures?.(assignment, section, assignmentIdIn(assignment, section));
      const name = fit.line(assignment.title, limits.assignment.name, 'title');
      return figures ? [{ name, figures }] : [];
    })
    .slice(-mostAssessments);
}

/** The middle half of the attendance so far, by week; undefined if no week has enough students. */
function attendanceOf(rows: readonly RegisteredStudent[]): SectionOverview['attendance'] {
  const known = weekSpreads(rows, null)
    .filter(({ spread }) => spread.count >= fewestSpread)
    .slice(-mostWeeks);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return undefined;
  const from = first.monday;
  const weekOf = (monday: string) => daysBetween(from, monday) / 7;
  const weeks = Array.from({ length: weekOf(last.monday) + 1 }, () => null) as NonNullable<
    SectionOverview['attendance']
  >['weeks'];
  for (const { monday, spread } of known)
    weeks[weekOf(monday)] = [spread.low, spread.middle, spread.high].map(Math.round) as [
      ...[number, number, number],
    ];
  return { from, weeks: weeks.slice(-mostWeeks) };
}

function belowIn(rows: readonly RegisteredStudent[], threshold: number | null): number {
  if (threshold === null) return 0;
  return rows.filter(({ attendance = [] }) => {
    const share = attendanceShare(sumOfCounts(attendance));
    return share && isBelow(share, threshold);
  }).length;
}
