import { readFileSync } from 'node:fs';
import type { Academic, Grading } from '@/content/schema/academic';

let known: Grading | undefined;

/** The grades of the college. They are read as a file, because browser tests run without a bundler. */
export function grading(): Grading {
  known ??= (JSON.parse(readFileSync('content/academic.json', 'utf8')) as Academic).grading;
  return known;
}

/** The band of a percentage by the rules of the college. */
export const bandOf = (percentage: number): Grading['bands'][number] | undefined =>
  grading().bands.find(({ from }) => from !== null && from <= percentage);

export const gradeOf = (percentage: number | undefined): string | undefined =>
  percentage === undefined ? undefined : bandOf(percentage)?.grade;
