import { sendLetters, withoutLetters } from '@/components/drop/send-exchange';
import { receivedId } from '@/components/exchange/model/plan';
import { makeAbsence } from '@/components/question/model/question-file';
import type { Absence } from '@/components/roll-call/model/absence';
import type { ClassesRecord } from '@/components/roll-call/model/every-class';
import { meetingsBetween } from '@/components/schedule/model/dated-meeting';
import type { StudentDrop } from '@/lib/drop/access';
import { workspace } from '@/lib/store/device';
import { newId, now, put, type Change } from '@/lib/store/record';
import { showToast } from '@/lib/toast/toast';

/** The boxes of the teachers who have a class with the student on these days. */
export function teachersOn(
  { timetable, drop = [] }: ClassesRecord,
  from: string,
  to: string,
): StudentDrop[] {
  const meetings = timetable ? meetingsBetween(timetable, from, to) : [];
  const names = new Set(meetings.flatMap(({ teachers = [] }) => teachers));
  return drop.filter(({ name }) => names.has(name));
}

type Days = Pick<Absence, 'student' | 'from' | 'to' | 'reason' | 'text'>;

/** Stores that a student will be away, with these changes, and writes to each teacher. Returns why that is not possible. */
export async function writeAbsence(
  days: Days,
  boxes: readonly StudentDrop[],
  changes: readonly Change[],
): Promise<string | null> {
  const id = receivedId(days.student.rollNumber, newId());
  const teachers = boxes.map(({ name }) => name);
  const absence: Absence = { id, ...days, at: now(), withdrawn: null, teachers };
  const to = boxes.map(({ teacher }) => teacher);
  return send(absence, to, [put('absences', absence), ...changes], 'Your teachers are told.');
}

/** Withdraws it, also from the teachers who have a letter. */
export async function withdrawAbsence(absence: Absence): Promise<void> {
  const withdrawn = { ...absence, withdrawn: now() };
  const to = (await workspace.all('letters')).flatMap((one) =>
    one.direction === 'out' && one.sentAt && one.about.includes(absence.id) ? one.with : [],
  );
  const waiting = await withoutLetters([absence], 'absence', ['waiting', 'failed']);
  const changes = [put('absences', withdrawn), ...waiting];
  const problem = await send(withdrawn, [...new Set(to)], changes, 'Withdrawn.');
  if (problem) showToast(problem, { urgent: true });
}

async function send(
  absence: Absence,
  to: readonly string[],
  changes: readonly Change[],
  done: string,
): Promise<string | null> {
  const making = {
    ...{ kind: 'absence' as const, whom: absence.student.rollNumber },
    payload: makeAbsence(absence),
  };
  const drafts = to.map((teacher) => ({ making, address: { with: teacher, about: [absence.id] } }));
  const result = await sendLetters(drafts, 'your teachers', changes);
  if ('problems' in result) return result.problems.join(' ');
  showToast(to.length > 0 ? `${done} ${result.letter}` : done);
  return null;
}
