import type { ReviewStudent } from '@/components/activity/model/review';
import { makeHandins, type HandedIn } from '@/components/assignment/model/handin-file';
import { sendLetters, withoutFailed } from '@/components/drop/send-exchange';
import {
  saveExchange,
  type LetterResult,
  type MakeOptions,
  type SaveResult,
} from '@/components/exchange/exchange-save';
import type { StudentDrop } from '@/lib/drop/access';
import { workspace } from '@/lib/store/device';

/** Saves a file of this work. */
export async function saveWork(
  student: ReviewStudent,
  chosen: readonly HandedIn[],
): Promise<SaveResult> {
  const saved = await saveExchange(fileOf(student, chosen));
  if ('name' in saved) await workspace.write(await withoutFailed(chosen, 'handins'));
  return saved;
}

/** Sends this work in a letter to a teacher, and says what became of it. */
export async function sendWork(
  student: ReviewStudent,
  { teacher, name }: Pick<StudentDrop, 'teacher' | 'name'>,
  chosen: readonly HandedIn[],
): Promise<LetterResult> {
  const address = { with: teacher, about: chosen.map(({ id }) => id) };
  const draft = { making: fileOf(student, chosen), address };
  return sendLetters([draft], name, await withoutFailed(chosen, 'handins'));
}

function fileOf(student: ReviewStudent, chosen: readonly HandedIn[]): MakeOptions<'handins'> {
  return {
    kind: 'handins',
    whom: student.rollNumber,
    payload: makeHandins(student, chosen),
    files: chosen.map(({ file }) => file.file),
  };
}
