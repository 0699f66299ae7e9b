import type { PublicKey } from '@/lib/crypto/es256';
import { normalizeId } from '@/lib/record/person';
import { change, type Change, type Records } from '@/lib/store/record';

type Submission = Records['submissions'];

/** The key that decisions for a student are encrypted to, and another one that a later request asked for. */
export type StudentKeys = Pick<Submission, 'replyKey' | 'newReplyKey'>;

/** Keeps the first key of a student, so that nobody gets another student's decisions with a key of their own. */
export function keptKeys(known: StudentKeys | null | undefined, sent: StudentKeys): StudentKeys {
  const first = known?.replyKey ?? sent.replyKey;
  if (!first) return {};
  const other = [sent.newReplyKey, sent.replyKey, known?.newReplyKey].find(
    (key) => key && (key.x !== first.x || key.y !== first.y),
  );
  return { replyKey: first, ...(other && { newReplyKey: other }) };
}

/** Finds the keys of a student by roll number. Of the stored submissions, the oldest comes first. */
export function keysByStudent(
  submissions: Iterable<Submission>,
  requests: readonly (Pick<Submission, 'student'> & StudentKeys)[] = [],
): (rollNumber: string) => StudentKeys {
  const stored = [...submissions].sort((one, other) => (one.at < other.at ? -1 : 1));
  const found = new Map<string, StudentKeys>();
  for (const one of [...stored, ...requests]) {
    const student = normalizeId(one.student.rollNumber);
    found.set(student, keptKeys(found.get(student), one));
  }
  return (rollNumber) => found.get(normalizeId(rollNumber)) ?? {};
}

/** Encrypts the decisions on these submissions of a student to this key from now on. */
export function chooseKey(submissions: readonly Submission[], replyKey: PublicKey): Change[] {
  return submissions.map(({ id }) =>
    change('submissions', id, (stored) => {
      if (!stored) return null;
      const submission = { ...stored, replyKey };
      delete submission.newReplyKey;
      return submission;
    }),
  );
}
