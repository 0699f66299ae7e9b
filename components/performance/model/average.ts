import type { Grading } from '@/content/schema/academic';
import type { SubjectResult, TermResult, Results } from '@/content/schema/student/results';
import type { Student } from '@/content/schema/student/student';
import {
  compareFractions,
  formatFixed,
  fractionOf,
  over,
  rounded,
  sumOf,
  times,
  type Fraction,
} from './fraction';
import { bandOfResult } from './grade-band';

/** A line of a weighted average: credits times a value. */
export interface AverageLine {
  id: string;
  name: string;
  credits: Fraction;
  /** Grade points, a percentage, or the SGPA of a term. */
  value: Fraction;
  product: Fraction;
}

export interface Average<L extends AverageLine = AverageLine> {
  lines: readonly L[];
  credits: Fraction;
  sum: Fraction;
  /** The sum divided by the credits, rounded as the college does; null if there are no credits. */
  value: Fraction | null;
}

/** A subject in the average of a term. */
interface SubjectLine extends AverageLine {
  subject: SubjectResult;
  passes: boolean;
}

/** Why a subject is not in an average. */
export type NotCountedReason = 'credits' | 'grade' | 'scale' | 'percentage' | 'repeated';

export interface TermAverage extends Average<SubjectLine> {
  term: TermResult;
  leftOut: readonly { subject: SubjectResult; reason: NotCountedReason }[];
}

function averageOf<L extends AverageLine>(
  lines: readonly L[],
  { decimals, rounding }: Grading,
): Average<L> {
  const credits = sumOf(lines.map((line) => line.credits));
  const sum = sumOf(lines.map(({ product }) => product));
  const value = credits.numerator > 0n ? rounded(over(sum, credits), decimals, rounding) : null;
  return { lines, credits, sum, value };
}

const noReplacements: ReadonlySet<SubjectResult> = new Set();

/**
 * The SGPA of a term, Σ(credits × points) ÷ Σ credits (UGC, Guidelines on Adoption of Choice Based Credit System). A
 * failed subject counts with its points. A subject without credits or without a grade of the scale is left out.
 */
export function termAverage(
  term: TermResult,
  grading: Grading,
  replaced = noReplacements,
): TermAverage {
  const lines: SubjectLine[] = [];
  const leftOut: { subject: SubjectResult; reason: NotCountedReason }[] = [];
  for (const subject of term.subjects) {
    const line = replaced.has(subject) ? 'repeated' : lineOf(subject, grading);
    if (typeof line === 'string') leftOut.push({ subject, reason: line });
    else lines.push(line);
  }
  return { ...averageOf(lines, grading), term, leftOut };
}

function lineOf(subject: SubjectResult, grading: Grading): SubjectLine | NotCountedReason {
  const { id, name, grade, percentage } = subject;
  const band = bandOfResult(subject, grading);
  if (subject.credits === 0) return 'credits';
  if (grade === undefined && percentage === undefined) return 'grade';
  const counted = grading.unit === 'percent' ? percentage : band?.points;
  if (counted === undefined) return grading.unit === 'percent' ? 'percentage' : 'scale';
  const [credits, value] = [fractionOf(subject.credits), fractionOf(counted)];
  const product = times(credits, value);
  return { id, name, credits, value, product, subject, passes: band?.passes ?? true };
}

/** The average of all terms. */
export interface CumulativeAverage extends Average {
  /** The results that do not count, because the subject was repeated. */
  repeated: readonly { subject: SubjectResult; term: TermResult }[];
}

/**
 * The CGPA, Σ(credits × SGPA) ÷ Σ credits, of the SGPA values as they are published, so that it can be checked by hand.
 * `grading.repeats` says which result of a repeated subject counts; the others are left out of the SGPA of their term.
 */
export function cumulativeAverage(
  terms: readonly TermResult[],
  grading: Grading,
): CumulativeAverage {
  const replaced = replacedResults(terms, grading);
  const averages = terms.map((term) => termAverage(term, grading, replaced));
  const lines = averages.flatMap(({ term: { id, name }, credits, value }) =>
    value ? { id, name, credits, value, product: times(credits, value) } : [],
  );
  const repeated = averages.flatMap(({ term, leftOut }) =>
    leftOut.filter(({ reason }) => reason === 'repeated').map(({ subject }) => ({ subject, term })),
  );
  return { ...averageOf(lines, grading), repeated };
}

/** What makes results those of the same subject: its code or, without one, its name. */
const subjectKey = ({ code, name }: SubjectResult) => (code ?? name).toLowerCase();

/** The results that do not count, because the subject was repeated. */
function replacedResults(
  terms: readonly TermResult[],
  grading: Grading,
): ReadonlySet<SubjectResult> {
  const { repeats } = grading;
  const replaced = new Set<SubjectResult>();
  if (repeats === 'all') return replaced;
  const counting = new Map<string, SubjectLine>();
  for (const line of terms.flatMap((term) => termAverage(term, grading).lines)) {
    const key = subjectKey(line.subject);
    const earlier = counting.get(key);
    const isBetter = !earlier || compareFractions(line.value, earlier.value) >= 0;
    const wins = isBetter || repeats === 'latest';
    if (earlier) replaced.add(wins ? earlier.subject : line.subject);
    if (wins) counting.set(key, line);
  }
  return replaced;
}

/** The credits of all passed subjects; a repeated one counts once. */
export function earnedCredits(terms: readonly TermResult[], grading: Grading): Fraction {
  const passed = new Map<string, Fraction>();
  for (const { subject, passes, credits } of terms.flatMap(
    (term) => termAverage(term, grading).lines,
  ))
    if (passes) passed.set(subjectKey(subject), credits);
  return sumOf([...passed.values()]);
}

/** An average with the decimal places of the scale: "6.95". */
export function formatAverage(value: Fraction, { decimals }: Grading): string {
  return formatFixed(value, decimals);
}

/** Since when there are results: "3 terms since Semester 1"; undefined before the first ones. */
export function resultsSince(results: Results | undefined): string | undefined {
  const first = results?.terms[0];
  if (!results || !first) return undefined;
  const { length } = results.terms;
  return length === 1 ? first.name : `${length} terms since ${first.name}`;
}

/** The student with the CGPA of the results, if the college's register has none. */
export function withCgpa<S extends Pick<Student, 'cgpa' | 'cgpaBasis'>>(
  student: S,
  results: Results | undefined,
  grading: Grading,
): S {
  if (student.cgpa !== undefined || !results) return student;
  const { value } = cumulativeAverage(results.terms, grading);
  if (value === null) return student;
  const { asOf, basis } = results;
  return { ...student, cgpa: Number(formatAverage(value, grading)), cgpaBasis: { asOf, basis } };
}
