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
  /** The official average, or else the sum divided by the credits, rounded as the college does; null if it is not known. */
  value: Fraction | null;
  /** True if the college has published it. */
  isOfficial: boolean;
  /** The subjects because of which it cannot be computed: nobody knows their points or credits. */
  unknown: readonly UnknownSubject[];
}

interface UnknownSubject {
  subject: SubjectResult;
  /** Its grade is not in the scale, or a failed subject has no credits. */
  reason: 'scale' | 'credits';
}

/** A subject in the average of a term. */
interface SubjectLine extends AverageLine {
  subject: SubjectResult;
  passes: boolean;
}

/** The reason why a subject is not in an average. */
export type NotCountedReason = 'credits' | 'grade' | 'scale' | 'percentage' | 'repeated';

export interface TermAverage extends Average<SubjectLine> {
  term: TermResult;
  leftOut: readonly { subject: SubjectResult; reason: NotCountedReason }[];
}

function averageOf<L extends AverageLine>(
  lines: readonly L[],
  unknown: readonly UnknownSubject[],
  official: number | undefined,
  { decimals, rounding }: Grading,
): Average<L> {
  const credits = sumOf(lines.map((line) => line.credits));
  const sum = sumOf(lines.map(({ product }) => product));
  const isKnown = credits.numerator > 0n && unknown.length === 0;
  const computed = isKnown ? rounded(over(sum, credits), decimals, rounding) : null;
  const value = official === undefined ? computed : fractionOf(official);
  return { lines, credits, sum, value, isOfficial: official !== undefined, unknown };
}

const noReplacements: ReadonlySet<SubjectResult> = new Set();

/**
 * The SGPA of a term, Σ(credits × points) ÷ Σ credits (UGC, Guidelines on Adoption of Choice Based Credit System). A
 * failed subject counts with its points. A subject without credits or without a grade is left out; without a grade of the
 * scale, or a failed one without credits, the average is not known. An official one is used instead.
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
  const unknown = leftOut.flatMap(({ subject, reason }) =>
    reason === 'scale' || (reason === 'credits' && isFailed(subject, grading))
      ? [{ subject, reason }]
      : [],
  );
  return { ...averageOf(lines, unknown, term.sgpa, grading), term, leftOut };
}

const isFailed = (subject: SubjectResult, grading: Grading) =>
  bandOfResult(subject, grading)?.passes === false;

/** Returns why an average is not known, in one sentence; empty if it is. */
export function whyUnknown({ value, unknown: [first] }: Average): string {
  if (value !== null || !first) return '';
  const { name, grade } = first.subject;
  return first.reason === 'scale'
    ? `The grade ${grade} in ${name} is not in the scale of the college, so that the average is not known.`
    : `The credits of ${name} are not known, so that the average is not known.`;
}

function lineOf(subject: SubjectResult, grading: Grading): SubjectLine | NotCountedReason {
  const { id, name, grade, percentage } = subject;
  const band = bandOfResult(subject, grading);
  if (grade === undefined && percentage === undefined) return 'grade';
  if (grade !== undefined && !band && (grading.unit === 'points' || percentage === undefined))
    return 'scale';
  if (subject.credits === 0) return 'credits';
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
  { terms, cgpa }: Pick<Results, 'terms' | 'cgpa'>,
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
  const unknown = averages.flatMap((average) => average.unknown);
  return { ...averageOf(lines, unknown, cgpa, grading), repeated };
}

/** Returns what makes results those of the same subject: its code or, without one, its name. */
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

/** The credits of all passed subjects, unless the college has published them; a repeated one counts once. */
export function earnedCredits(
  { terms, earned }: Pick<Results, 'terms' | 'earned'>,
  grading: Grading,
): Fraction {
  if (earned !== undefined) return fractionOf(earned);
  const passed = new Map<string, Fraction>();
  for (const { subject, passes, credits } of terms.flatMap(
    (term) => termAverage(term, grading).lines,
  ))
    if (passes) passed.set(subjectKey(subject), credits);
  return sumOf([...passed.values()]);
}

/** Returns how many subjects are failed and not passed later, unless the college has published it; null if it is not known. */
export function backlogsOf(
  { terms, backlogs }: Pick<Results, 'terms' | 'backlogs'>,
  grading: Grading,
): number | null {
  if (backlogs !== undefined) return backlogs;
  const all = terms.flatMap(({ subjects }) => subjects);
  const passed = new Set<string>();
  const failed = new Set<string>();
  for (const subject of all) {
    const band = bandOfResult(subject, grading);
    if (!band && subject.grade !== undefined) return null;
    if (band) (band.passes ? passed : failed).add(subjectKey(subject));
  }
  return [...failed].filter((key) => !passed.has(key)).length;
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

/** The student with the CGPA of the results: the official one, or the computed one if the register has none. */
export function withCgpa<S extends Pick<Student, 'cgpa' | 'cgpaBasis'>>(
  student: S,
  results: Results | undefined,
  grading: Grading,
): S {
  if (!results || (student.cgpa !== undefined && results.cgpa === undefined)) return student;
  const { value } = cumulativeAverage(results, grading);
  if (value === null) return student;
  const { asOf, basis } = results;
  return { ...student, cgpa: Number(formatAverage(value, grading)), cgpaBasis: { asOf, basis } };
}
