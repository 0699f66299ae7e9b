import type { SubjectPerformance } from '@/components/performance/model/marks';
import type { Results } from '@/content/schema/student/results';

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
