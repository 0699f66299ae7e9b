import type { Grading } from '@/content/schema/academic';
import type { SubjectResult, TermResult } from '@/content/schema/student/results';

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
