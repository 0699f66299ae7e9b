import { cumulativeAverage, formatAverage } from '@/components/performance/model/average';
import type { Results, TermResult } from '@/content/schema/student/results';
import { bandOf, grading } from './grade';
import { abilityOf, type DemoStudent } from './person';
import { asOf, type DemoPlan } from './plan-college';
import { coursesOf, type ProgramCourse } from './program';
import { createRandom } from '@/tools/file/random';

/** The results of the semesters before this one, or undefined if there are none. */
export function resultsOf(plan: DemoPlan, student: DemoStudent): Results | undefined {
  const { number, section, amount } = student;
  if (amount === 'none' || section.semester === 1) return undefined;
  const random = createRandom(plan.seed, 'results', number);
  const ability = abilityOf(plan, student);
  const percentage = () => Math.min(99, Math.max(12, ability + random.int(-14, 18)));
  let repeated: ProgramCourse[] = [];
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

function subjectOf({ code, name, credits }: ProgramCourse, percentage: number) {
  const grade = bandOf(percentage)?.grade;
  const result = { id: code.toLowerCase(), code, name, credits, percentage };
  return grade === undefined ? result : { ...result, grade };
}

/** The day of the results: in January after an odd semester, in June after an even one. */
function publishedOn(year: number, semester: number): string {
  const later = 2000 + year + Math.ceil(semester / 2);
  return semester % 2 === 1 ? `${later}-01-20` : `${later}-06-15`;
}

/** The CGPA of results by the rules of the college. */
export function cgpaOf({ terms }: Results): number | undefined {
  const { value } = cumulativeAverage(terms, grading());
  return value === null ? undefined : Number(formatAverage(value, grading()));
}
