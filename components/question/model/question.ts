/**
 * Questions of students about what a class says of them.
 *
 * | Written                 | By                              | Stored in                       | Undone by                               |
 * | ----------------------- | ------------------------------- | ------------------------------- | --------------------------------------- |
 * | question, with evidence | student                         | `questions`, `files`; sent      | Withdraw                                |
 * | question that arrived   | student's letter                | `questions`, `files`            | the student withdraws it                |
 * | answer                  | teacher                         | `questions`, `rollCalls`; sent  | Undo until it is sent; another answer   |
 * | answer that arrived     | teacher's letter                | `questions`                     | the teacher's next answer               |
 */
import { isSame, type StudentClass } from '@/components/roll-call/model/every-class';
import { limits } from '@/content/schema/limits';
import { groupBy } from '@/lib/list/group';
import { isSameId } from '@/lib/record/person';
import { change, type Change, type Records } from '@/lib/store/record';
import { daysBetween } from '@/lib/time/day';
import { zonedMinute } from '@/lib/time/zoned-time';

export type Question = Records['questions'];

export type QuestionStep = Question['steps'][number];

export type AnswerKind = Exclude<QuestionStep['what'], 'asked' | 'withdrawn'>;

export const lastStep = ({ steps }: Pick<Question, 'steps'>): QuestionStep => steps.at(-1)!;

/** Returns true for a question that is neither answered nor withdrawn. */
export const isOpen = (question: Pick<Question, 'steps'>): boolean =>
  lastStep(question).what === 'asked';

export const answersOf = ({ steps }: Pick<Question, 'steps'>): QuestionStep[] =>
  steps.filter(({ what }) => what !== 'asked' && what !== 'withdrawn');

/** The change that adds a step to a question that is there. */
export const addStep = (id: string, step: QuestionStep): Change =>
  change(
    'questions',
    id,
    (current) => current && { ...current, steps: [...current.steps, step].slice(-limits.steps) },
  );

const oneDay = 24 * 60 * 60 * 1000;

type Asked = Pick<Question, 'teacher' | 'at' | 'steps'>;

/** Returns true if a student has asked as much as one may in a term. */
const isTermFull = (own: readonly Pick<Question, 'at'>[], now: number): boolean =>
  own.filter(({ at }) => now - Date.parse(at) < limits.question.termDays * oneDay).length >=
  limits.question.term;

/** Returns those of some classes that a student can ask their teachers about now, and why not about all of them. */
export function askableOf<C extends { teacher: string }>(
  classes: readonly C[],
  questions: Iterable<Question>,
  now: number,
): { askable: readonly C[]; problem: string | null } {
  const asked: Asked[] = [...questions];
  const at = new Date(now).toISOString();
  let problem: string | null = null;
  const askable = classes.filter(({ teacher }) => {
    const refused = askProblem(asked, teacher, now);
    problem ??= refused;
    if (refused === null) asked.push({ teacher, at, steps: [{ at, what: 'asked' }] });
    return refused === null;
  });
  return { askable, problem };
}

/** The reason why a student cannot ask a teacher anything now; null if there is none. */
function askProblem(own: readonly Asked[], teacher: string, now: number): string | null {
  const open = own.filter((one) => one.teacher === teacher && isOpen(one)).length;
  if (open >= limits.question.open)
    return `${teacher} has ${open} open questions of yours. Wait for an answer, or withdraw one.`;
  return isTermFull(own, now)
    ? `You have asked ${limits.question.term} questions this term. Talk to the teacher or the office.`
    : null;
}

/** Returns true if a teacher's device leaves out one more question of a student. */
export function isFlooding(
  questions: Iterable<Question>,
  rollNumber: string,
  now: number,
): boolean {
  const own = [...questions].filter(({ student }) => isSameId(student.rollNumber, rollNumber));
  return own.filter(isOpen).length >= limits.question.open || isTermFull(own, now);
}

/** The classes on the days of each event that the college's record counts as absent, if there are several. */
export function eventAbsences(
  classes: readonly StudentClass[],
): readonly (readonly [event: string, classes: readonly StudentClass[]])[] {
  const absent = classes.filter((one) => one.event !== undefined && one.status === 'A');
  return [...groupBy(absent, (one) => one.event!)].filter(([, own]) => own.length > 1);
}

/** The last question of each class. */
export function byClass(questions: Iterable<Question>): ReadonlyMap<string, Question> {
  const found = new Map<string, Question>();
  for (const one of questions)
    if ((found.get(one.class)?.at ?? '') <= one.at) found.set(one.class, one);
  return found;
}

/** The days since a teacher agreed to a question that the college's record does not agree to; null if it does, or was not asked. */
export function daysUnsettled(
  question: Question,
  { status, source }: Pick<StudentClass, 'status' | 'source'>,
  { today, timeZone }: { today: string; timeZone: string },
): number | null {
  const { what, at } = lastStep(question);
  if (what !== 'agreed' || source !== 'college' || !status || isSame(status, question.wants))
    return null;
  return Math.max(0, daysBetween(zonedMinute(new Date(at), timeZone).slice(0, 10), today));
}
