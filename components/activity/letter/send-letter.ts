import { sentChanges } from '@/components/activity/model/activity-write';
import { makeRequest } from '@/components/activity/model/request-file';
import type { ReviewStudent } from '@/components/activity/model/review';
import { sendLetters, withoutFailed } from '@/components/drop/send-exchange';
import type { LetterResult } from '@/components/exchange/exchange-save';
import type { StudentDrop } from '@/lib/drop/access';
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
  const making = {
    kind: 'request',
    whom: student.rollNumber,
    payload: await makeRequest(student, chosen),
    files: chosen.map(({ evidence }) => evidence?.file),
  } as const;
  const address = { with: teacher, about: chosen.map(({ id }) => id) };
  const others = [...changes, ...(await withoutFailed(chosen, 'request'))];
  return sendLetters([{ making, address }], name, others, onStored);
}
