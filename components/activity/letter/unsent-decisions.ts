import { change, now, type Change, type Records } from '@/lib/store/record';
import { daysAfter } from '@/lib/time/day';
import { decisionOn } from '@/components/activity/model/decision';

type Submission = Records['submissions'];

/** Whether a submission is decided on as it is, and no letter has this decision. */
const isUnsent = (submission: Submission): boolean =>
  (decisionOn(submission)?.at ?? submission.sent) !== submission.sent;

/** Older decisions may be from before the college had a drop box: the office has had them as files. */
const isRecent = (submission: Submission): boolean =>
  (decisionOn(submission)?.at ?? '') > daysAfter(now().slice(0, 10), -30);

/**
 * The submissions with decisions that no letter has: those that came in letters and, if this device signs, others, whose
 * decisions the office gets.
 */
export function unsentDecisions(
  submissions: Iterable<Submission>,
  isSigned: boolean,
): Submission[] {
  return [...submissions].filter(
    (one) => isUnsent(one) && (one.letter !== undefined || (isSigned && isRecent(one))),
  );
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
