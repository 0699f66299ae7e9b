import type { SubjectPerformance } from '@/components/performance/model/marks';
import type { Grading } from '@/content/schema/academic';
import type { SubjectResult, TermResult, Results } from '@/content/schema/student/results';

const band = (grade: string, points: number, from: number | null) => ({
  ...{ grade, points, from },
  passes: points > 0,
});

/** The 10-point scale that the UGC recommends. */
export const tenPoints: Grading = {
  ...{ name: 'UGC 10-point scale', unit: 'points', maximum: 10, decimals: 2, rounding: 'half-up' },
  repeats: 'all',
  bands: [
    ...[band('O', 10, 90), band('A+', 9, 80), band('A', 8, 70), band('B+', 7, 60)],
    ...[band('B', 6, 50), band('C', 5, 45), band('P', 4, 40), band('F', 0, 0)],
    band('Ab', 0, null),
  ],
};

export const fourPoints: Grading = {
  ...{ name: '4-point scale', unit: 'points', maximum: 4, decimals: 2, rounding: 'half-up' },
  repeats: 'all',
  bands: [
    ...[band('A', 4, 93), band('A-', 3.7, 90), band('B+', 3.3, 87), band('B', 3, 83)],
    ...[band('C', 2, 73), band('D', 1, 60), band('F', 0, 0)],
  ],
};

export const percentScale: Grading = { ...tenPoints, unit: 'percent', maximum: 100 };

/** A term of subjects with credits and a grade or a percentage. */
export function termOf(
  id: string,
  subjects: readonly [credits: number, result: string | number | undefined, name?: string][],
): TermResult {
  return {
    id,
    name: id,
    subjects: subjects.map(([credits, result, name], index): SubjectResult => ({
      id: `${id}-${index}`,
      name: name ?? `${id} course ${index + 1}`,
      credits,
      ...(typeof result === 'string' && { grade: result }),
      ...(typeof result === 'number' && { percentage: result }),
    })),
  };
}

/** Mathematics with weights, a missing assignment and an exam to come. */
export const mathematics: SubjectPerformance = {
  id: 'maths',
  name: 'Mathematics',
  grade: 'A',
  attendance: { present: 34, absent: 6, total: 40, asOf: '2026-11-20' },
  assessments: [
    { id: 'quiz', name: 'Quiz', due: '2026-09-14', weight: 10, ...graded(8, 10) },
    { id: 'paper', name: 'Mid-semester', weight: 30, ...graded(22.5, 30) },
    { id: 'late', name: 'Problems', weight: 10, state: 'missing' },
    { id: 'exam', name: 'End-semester', due: '2026-12-11', weight: 50 },
  ],
};

/** Physics without weights. */
export const physics: SubjectPerformance = {
  id: 'physics',
  name: 'Physics',
  attendance: { present: 27, late: 1, absent: 12, excused: 2, total: 42, asOf: '2026-11-20' },
  assessments: [{ id: 'report', name: 'Report', ...graded(17, 20) }],
};

function graded(score: number, maximum: number) {
  return { state: 'graded' as const, score, maximum };
}

const result = (id: string, credits: number, grade?: string) => ({
  ...{ id, name: `Course ${id}`, credits },
  ...(grade && { grade }),
});

/** Two terms with a failed subject and one without a grade. */
export const results: Results = {
  asOf: '2026-11-20',
  basis: 'Published results',
  terms: [
    {
      id: 'one',
      name: 'Semester 1',
      published: '2026-01-20',
      subjects: [result('a', 3, 'A'), result('b', 4, 'B+'), result('c', 3, 'O')],
    },
    {
      id: 'two',
      name: 'Semester 2',
      subjects: [result('d', 4, 'F'), result('e', 6, 'A+'), result('f', 2)],
    },
  ],
};
