import { sentChanges } from '@/components/activity/model/activity-write';
import { makeRequest } from '@/components/activity/model/request-file';
import type { ReviewStudent } from '@/components/activity/model/review';
import { letterWith, outcomeOf } from '@/components/drop/send-exchange';
import { withoutFailed } from '@/components/drop/without-failed';
import type { LetterResult } from '@/components/exchange/exchange-save';
import type { StudentDrop } from '@/lib/drop/access';
import { workspace } from '@/lib/store/device';
import type { Change } from '@/lib/store/record';
import type { OwnActivity } from '@/lib/store/use-list';

interface RequestLetter {
  student: ReviewStudent;
  /** The box of the teacher that it is for. */
  box: Pick<StudentDrop, 'teacher' | 'name'>;
  chosen: readonly OwnActivity[];
  /** Changes that are made together with the letter: all or none. */
  changes?: readonly Change[];
  /** Called once the letter is stored, before it is sent. */
  onStored?: () => void;
}

/** Sends a request to decide on these activities in a letter to a teacher, and says what became of it. */
export async function sendLetter(request: RequestLetter): Promise<LetterResult> {
  const { student, box, chosen, changes = sentChanges(chosen, true), onStored } = request;
  const { teacher, name } = box;
  const letter = await letterWith(
    {
      kind: 'request',
      whom: student.rollNumber,
      payload: await makeRequest(student, chosen),
      files: chosen.map(({ evidence }) => evidence?.file),
    },
    { with: teacher, about: chosen.map(({ id }) => id) },
  );
  if ('problems' in letter) return { ...letter, isLetter: true };
  await workspace.write([...changes, ...(await withoutFailed(chosen)), ...letter.changes]);
  onStored?.();
  return outcomeOf([letter.id], {
    sent: `Sent to ${name}.`,
    waits: `It waits to be sent to ${name}, and goes out as soon as there is a connection.`,
  });
}
