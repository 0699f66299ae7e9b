import type { Results, TermResult } from '@/content/schema/student/results';
import { bandOf, grading } from './grade';
import type { DemoStudent } from './person';
import { asOf, type DemoPlan } from './plan';
import { coursesOf, type Course } from './program';
import { createRandom } from './random';

/** The results of the semesters before this one, or undefined if there are none. */
export function resultsOf(
  { seed }: DemoPlan,
  { number, section, amount }: DemoStudent,
): Results | undefined {
  if (amount === 'none' || section.semester === 1) return undefined;
  const random = createRandom(seed, 'results', number);
  const ability = createRandom(seed, 'ability', number).int(35, 95);
  const percentage = () => Math.min(99, Math.max(12, ability + random.int(-14, 18)));
  let repeated: Course[] = [];
  const terms = Array.from({ length: section.semester - 1 }, (_, index): TermResult => {
    const semester = index + 1;
    const taken = coursesOf(section.program, semester);
    const subjects = [
      ...taken.map((course) => subjectOf(course, percentage())),
      ...repeated.map((course) => subjectOf(course, random.int(45, 70))),
    ];
    repeated = taken.filter((_, at) => !passes(subjects[at]?.percentage ?? 0));
    return {
      id: `semester-${semester}`,
      name: `Semester ${semester}`,
      published: publishedOn(section.year, semester),
      subjects,
    };
  });
  return { asOf, basis: 'Published results of the semesters that are over', terms };
}

const passes = (percentage: number) => bandOf(percentage)?.passes ?? true;

function subjectOf({ code, name, credits }: Course, percentage: number) {
  const grade = bandOf(percentage)?.grade;
  const result = { id: code.toLowerCase(), code, name, credits, percentage };
  return grade === undefined ? result : { ...result, grade };
}

/** The day of the results: in January after an odd semester, in June after an even one. */
function publishedOn(year: number, semester: number): string {
  const later = 2000 + year + Math.ceil(semester / 2);
  return semester % 2 === 1 ? `${later}-01-20` : `${later}-06-15`;
}

/**
 * The CGPA of results as the University Grants Commission describes it: the average of the SGPA of all terms, each rounded
 * to two decimals, weighted by credits. Undefined if the scale of the college is another one.
 */
export function cgpaOf({ terms }: Results): number | undefined {
  const { unit, maximum, decimals } = grading();
  if (unit !== 'points' || maximum > 10 || decimals !== 2) return undefined;
  const averages = terms.map(({ subjects }) => ({
    credits: sum(subjects.map(({ credits }) => credits)),
    value: average(
      subjects.map(({ credits, percentage = 0 }) => ({
        credits,
        value: 100 * (bandOf(percentage)?.points ?? 0),
      })),
    ),
  }));
  return average(averages) / 100;
}

interface Line {
  credits: number;
  /** In hundredths. */
  value: number;
}

/** A weighted average in hundredths. Credits and points of the demo are whole numbers, so that nothing is inexact. */
function average(lines: readonly Line[]): number {
  const credits = sum(lines.map((line) => line.credits));
  const products = sum(lines.map((line) => line.credits * line.value));
  return Math.floor((2 * products + credits) / (2 * credits));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
