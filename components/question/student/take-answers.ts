import { ExchangeError, NewerFileError } from '@/components/exchange/model/problem';
import { isOpen } from '@/components/question/model/question';
import { answerChanges } from '@/components/question/model/question-file';
import type { OutLetter } from '@/lib/drop/letters';
import { currentRecord } from '@/lib/record/current';
import { isSameId } from '@/lib/record/person';
import { workspace } from '@/lib/store/device';
import type { Change } from '@/lib/store/record';
import { showToast } from '@/lib/toast/toast';

/** Returns true if a teacher has something to answer in a letter. */
export function isQuestionOpen({ about }: OutLetter): boolean {
  const questions = workspace.records('questions');
  return about.some((id) => {
    const question = questions.get(id);
    return question !== undefined && isOpen(question);
  });
}

/**
 * Reads the answer to a letter, as from a file, and returns the changes that record it. Null if it cannot be taken; a toast says
 * why. Throws while no record is open, and if the file is of a newer release: then it is read later.
 */
export async function takeAnswers(
  file: File,
  { id, with: teacher }: OutLetter,
): Promise<readonly Change[] | null> {
  const { record } = currentRecord.snapshot();
  if (record?.kind !== 'student') throw new Error('No record is open.');
  try {
    const name = record.drop?.find((box) => isSameId(box.teacher, teacher))?.name;
    const sender = { id, from: teacher, name };
    const { student, keys } = record;
    const stored = workspace.records('questions');
    return await answerChanges(file, sender, { student, keys: keys.items, stored });
  } catch (error) {
    if (!(error instanceof ExchangeError) || error instanceof NewerFileError) throw error;
    showToast(`A letter from a teacher could not be used. ${error.problems[0]}`, { urgent: true });
    return null;
  }
}
