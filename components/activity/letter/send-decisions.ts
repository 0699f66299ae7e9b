import { decisionOn, decisionsSent, unsentDecisions } from '@/components/activity/model/decision';
import { withCredentials } from '@/components/activity/model/decision-credential';
import { makeDecisions } from '@/components/activity/model/decision-file';
import { repeatRequest } from '@/components/activity/model/request-file';
import type { CredentialIssuer } from '@/components/credential/model/issuer';
import { letterWith, outcomeOf } from '@/components/drop/send-exchange';
import type { LetterResult } from '@/components/exchange/exchange-save';
import type { Payload } from '@/components/exchange/model/payload';
import { alone } from '@/lib/drop/queue';
import { groupBy } from '@/lib/list/group';
import { normalizeId } from '@/lib/record/person';
import { workspace } from '@/lib/store/device';
import type { Records } from '@/lib/store/record';
import { showToast } from '@/lib/toast/toast';
import { countText } from '@/lib/text/count';

type Submission = Records['submissions'];

/** The teacher who decides, and the college as the issuer of credentials; without it, letters and files have none. */
export interface Decider {
  by: Payload<'decisions'>['by'];
  issuer: CredentialIssuer | undefined;
}

/** Sends the decisions that no letter has, unless another tab does so, and says what became of them. */
export function sendUnsent(decider: Decider, isSigned: boolean): Promise<void> {
  return alone('decide', async () => {
    const unsent = unsentDecisions(await workspace.all('submissions'), isSigned);
    if (unsent.length === 0) return;
    const outcome = await sendDecisions(decider, unsent);
    if ('letter' in outcome) showToast(outcome.letter);
    if ('problems' in outcome)
      showToast(`Not sent. ${outcome.problems.join(' ')}`, { urgent: true });
  });
}

/**
 * Sends the decisions on these submissions to the office and to the students whose letters they answer, signed if this
 * device has a key, and says what became of them. What cannot be queued is not sent.
 */
export async function sendDecisions(
  decider: Decider,
  decided: readonly Submission[],
): Promise<LetterResult> {
  const answers = groupBy(decided, (one) => one.letter ?? normalizeId(one.student.rollNumber));
  const ids: string[] = [];
  const problems = new Set<string>();
  let count = 0;
  for (const answered of answers.values()) {
    const queued = await queueAnswer(decider, answered);
    if ('problems' in queued) for (const problem of queued.problems) problems.add(problem);
    else {
      ids.push(...queued.ids);
      count += queued.count;
    }
  }
  if (count === 0 && problems.size === 0) problems.add('It was undone before.');
  const what = countText(count, ['decision', 'decisions']);
  const where = decided.some(({ letter }) => letter) ? 'Sent' : 'Sent to the office';
  const outcome = await outcomeOf(ids, {
    sent: `${where}: ${what}.`,
    waits: `${what} will be sent as soon as there is a connection.`,
  });
  return problems.size > 0 ? { problems: [...problems], isLetter: true } : outcome;
}

/**
 * Puts the letter to the student, if there is one to answer, and those to the office into the queue. The office also gets
 * the request: without it, a decision on an activity that is in no record counts for nothing.
 */
async function queueAnswer(
  decider: Decider,
  answered: readonly Submission[],
): Promise<{ ids: string[]; count: number } | { problems: readonly string[] }> {
  if (answered.length === 0) return { ids: [], count: 0 };
  const { by, issuer } = decider;
  const [{ student, letter: re }] = answered as [Submission];
  const { rollNumber } = student;
  const key = (await workspace.all('keys'))[0] ?? null;
  const decisions = makeDecisions(by, answered);
  const payload =
    key && issuer ? await withCredentials(decisions, answered, issuer, key) : decisions;
  const making = { kind: 'decisions', payload, key } as const;
  // An activity of the record has none of these; a request in a file brings a key.
  const received = answered.filter(
    ({ letter, evidence, replyKey }) => letter ?? evidence ?? replyKey,
  );
  const aboutIn = (some: readonly Submission[]) => ({ about: some.map(({ id }) => id) });
  const office = { with: 'office', ...aboutIn(answered) };
  const letters = [
    re &&
      (await letterWith(
        { ...making, whom: `${rollNumber}-student` },
        { with: normalizeId(rollNumber), ...aboutIn(answered), re },
      )),
    await letterWith({ ...making, whom: `${rollNumber}-college` }, office),
    received.length > 0 &&
      (await letterWith(
        {
          kind: 'request',
          whom: rollNumber,
          payload: repeatRequest(student, received),
          files: received.map(({ evidence }) => evidence?.file),
        },
        { ...office, ...aboutIn(received) },
      )),
  ].filter((letter) => typeof letter === 'object');
  const changes = decisionsSent(answered);
  const ids: string[] = [];
  for (const letter of letters) {
    if ('problems' in letter) return letter;
    changes.push(...letter.changes);
    ids.push(letter.id);
  }
  // Making letters takes a moment: what was undone or submitted again by now does not go out.
  const current = answered.filter(isDecidedStill);
  if (current.length < answered.length) return queueAnswer(decider, current);
  await workspace.write(changes);
  return { ids, count: answered.length };
}

function isDecidedStill(submission: Submission): boolean {
  const stored = workspace.records('submissions').get(submission.id);
  return (
    stored?.revision === submission.revision &&
    decisionOn(stored)?.at === decisionOn(submission)?.at
  );
}
