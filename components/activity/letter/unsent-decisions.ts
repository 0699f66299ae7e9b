import { change, type Change, type Records } from '@/lib/store/record';
import { decisionOn } from '@/components/activity/model/decision';

type Submission = Records['submissions'];

/** Whether a submission is decided on as it is, and no letter has this decision. */
const isUnsent = (submission: Submission): boolean =>
  (decisionOn(submission)?.at ?? submission.sent) !== submission.sent;

/** The submissions that came in letters, with decisions that no letter has. */
export function unsentDecisions(submissions: Iterable<Submission>): Submission[] {
  return [...submissions].filter((one) => one.letter !== undefined && isUnsent(one));
}

/** Records that letters have the current decisions on these submissions. */
export function decisionsSent(submissions: readonly Submission[]): Change[] {
  return submissions.flatMap((submission) => {
    const sent = decisionOn(submission)?.at;
    return sent
      ? [change('submissions', submission.id, (stored) => stored && { ...stored, sent })]
      : [];
  });
}
