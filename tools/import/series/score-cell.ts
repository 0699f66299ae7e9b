import type { Facts } from '../fact/fact';
import { isNothing } from '../value/nothing';
import { parseScore } from '../value/number';
import { parseResultStatus, type MarkWords } from '../value/result-status';

type Result = Pick<Facts['result'], 'score' | 'grade' | 'status'>;

/** Grades as they are common: A+, B-, AA, O, S, Pass, Distinction. */
const grade =
  /^(?:[A-FOSPUI][+\u2212-]?|[A-D][ABCD]|A1|A2|B1|B2|C1|C2|D1|D2|E1|E2|pass(?:ed)?|fail(?:ed)?|distinction|merit|credit|first class|second class|(?:in)?complete|satisfactory|unsatisfactory|outstanding|excellent|very good|good|average|poor|S\/U)$/i;

/**
 * Reads a cell of a gradebook: undefined if it is empty, and `wrong` if it is neither score nor word. In a column
 * with a maximum a letter is no grade: A means absent, as AB does.
 */
export function readScore(
  text: string,
  {
    maximum,
    words,
    hasGrades,
  }: { maximum: number | undefined; words?: MarkWords | undefined; hasGrades: boolean },
): Result | 'wrong' | undefined {
  if (isNothing(text)) return undefined;
  if (text.length > 60) return 'wrong';
  const isGrade = hasGrades && grade.test(text);
  const status = isGrade && text.length < 3 ? undefined : parseResultStatus(text, words);
  if (status) return { status };
  const score = parseScore(text);
  if (!score) return isGrade ? { grade: text, status: 'graded' } : 'wrong';
  if (score.value < 0) return 'wrong';
  // "94 %" and "18/20" are converted if the column has another maximum.
  const factor =
    score.maximum && maximum && score.maximum !== maximum ? maximum / score.maximum : 1;
  const value = Math.round(score.value * factor * 1000) / 1000;
  return { score: value, status: 'graded' };
}
