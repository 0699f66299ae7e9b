import type { ClassComparison } from '@/content/schema/academic';
import type { Assignment, ClassFigures } from '@/content/schema/student/assignment';
import type { ImportedAssignment, ImportedPerson, Section } from '../model/entity';
import { getOrMake } from '@/tools/file/get-or-make';

/** The figures of the class beside a mark of a student; undefined for none. */
export type FiguresOfClass = (
  assignment: ImportedAssignment,
  section: Section | undefined,
  id: string,
) => ClassFigures | undefined;

/** Figures are computed again only if this many marks have come, so that none of them can be computed. */
const fewestNew = 3;

/** Looks an assignment up in the record that a student had before. */
export type AssignmentBefore = (
  student: ImportedPerson,
  id: string,
) => Pick<Assignment, 'class'> | undefined;

/**
 * Makes the figures of each assessment once for all students: of the section or, if one of its sections has too few marks,
 * of all of them, so that no two figures differ by a few students.
 */
export function classFiguresOf(
  comparison: ClassComparison | undefined,
  before: AssignmentBefore,
): FiguresOfClass {
  if (!comparison) return () => undefined;
  const known = new Map<string, ClassFigures | undefined>();
  const keys = new Map<ImportedAssignment, number>();
  return (assignment, section, id) => {
    if (!section && assignment.sections.length > 0) return undefined;
    const isWhole = assignment.sections.some(
      (one) => marksIn(assignment, one).length < comparison.smallest,
    );
    const group = isWhole ? undefined : section;
    const number = getOrMake(keys, assignment, () => keys.size);
    return getOrMake(known, `${number} ${group?.id ?? ''}`, () => {
      const now = figuresOf(marksIn(assignment, group), comparison.smallest);
      if (!now) return undefined;
      const old = earlierFigures(studentsWithMark(assignment, group), (one) => before(one, id));
      return old && Math.abs(now.count - old.count) < fewestNew ? old : now;
    });
  };
}

/** The figures before, which are the same for all students who had the assessment. */
function earlierFigures(
  students: readonly ImportedPerson[],
  before: (student: ImportedPerson) => Pick<Assignment, 'class'> | undefined,
): ClassFigures | undefined {
  for (const student of students) {
    const own = before(student);
    if (own) return own.class;
  }
  return undefined;
}

const hasMark = (
  { results, maximum = 0 }: ImportedAssignment,
  student: ImportedPerson,
): boolean => {
  const { score, status } = results.get(student) ?? {};
  return score !== undefined && status !== 'exempt' && maximum > 0;
};

const studentsWithMark = (assignment: ImportedAssignment, section: Section | undefined) =>
  [...assignment.results.keys()].filter(
    (student) => (!section || student.sections.includes(section)) && hasMark(assignment, student),
  );

const marksIn = (assignment: ImportedAssignment, section: Section | undefined): number[] =>
  studentsWithMark(assignment, section).map(
    (student) => (100 * (assignment.results.get(student)?.score ?? 0)) / (assignment.maximum ?? 1),
  );

/** The highest percentage that a record has. */
const most = 1000;

/** The quarters of marks in whole percent; undefined for too few marks. */
export function figuresOf(marks: readonly number[], smallest: number): ClassFigures | undefined {
  if (marks.length < smallest) return undefined;
  const sorted = [...marks].sort((a, b) => a - b);
  const [low, middle, high] = [0.25, 0.5, 0.75].map((part) =>
    Math.min(most, Math.max(-most, Math.round(valueAt(sorted, part * (sorted.length - 1))))),
  ) as [number, number, number];
  return { count: marks.length, middle, ...(low < high && { low, high }) };
}

/** The value between two neighbours of a sorted list. */
function valueAt(sorted: readonly number[], place: number): number {
  const [below = 0, above = below] = sorted.slice(Math.floor(place), Math.floor(place) + 2);
  return below + (place % 1) * (above - below);
}
