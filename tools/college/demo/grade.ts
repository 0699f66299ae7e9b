import { academic } from '@/content/campus';

type Band = (typeof academic.grading.bands)[number];

/** The band of a percentage by the rules of the college. */
export function bandOf(percentage: number): Band | undefined {
  return academic.grading.bands.find(({ from }) => from !== null && from <= percentage);
}

export function gradeOf(percentage: number | undefined): string | undefined {
  return percentage === undefined ? undefined : bandOf(percentage)?.grade;
}
