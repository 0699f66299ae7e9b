import { decisionsSent } from '@/components/activity/model/decision';
import { withCredentials } from '@/components/activity/model/decision-credential';
import { decidedByStudent, makeDecisions } from '@/components/activity/model/decision-file';
import { keysByStudent } from '@/components/activity/model/review';
import { saveExchange, type SaveResult } from '@/components/exchange/exchange-save';
import { workspace } from '@/lib/store/device';
import type { Records } from '@/lib/store/record';
import { showToast } from '@/lib/toast/toast';
import { countText } from '@/lib/text/count';
import { sendDecisions, type Decider } from './send-decisions';

type Submission = Records['submissions'];

interface SavedFiles {
  forStudent: SaveResult;
  forCollege: SaveResult;
  isEncrypted: boolean;
}

/** Saves two files with the decisions on these submissions of one student: for the student and for the college. */
export async function saveDecisions(
  { by, issuer }: Decider,
  decided: readonly Submission[],
): Promise<SavedFiles> {
  const [key = null] = await workspace.all('keys');
  const { rollNumber } = decided[0]!.student;
  const { replyKey: encryptTo } = keysByStudent(await workspace.all('submissions'))(rollNumber);
  const decisions = makeDecisions(by, decided);
  const payload =
    key && issuer ? await withCredentials(decisions, decided, issuer, key) : decisions;
  const file = { kind: 'decisions', payload, key } as const;
  return {
    forStudent: await saveExchange({ ...file, whom: `${rollNumber}-student`, encryptTo }),
    forCollege: await saveExchange({ ...file, whom: `${rollNumber}-college` }),
    isEncrypted: encryptTo !== undefined,
  };
}

/** Gives all these decisions back, in letters or as files, and says what became of them. */
export async function giveBack(
  decider: Decider,
  decided: readonly Submission[],
  hasDrop: boolean,
): Promise<void> {
  if (!hasDrop) return saveAll(decider, decided);
  const outcome = await sendDecisions(decider, decided);
  if ('letter' in outcome) showToast(outcome.letter);
  else showToast(`Not sent. ${outcome.problems.join(' ')}`, { urgent: true });
}

async function saveAll(decider: Decider, decided: readonly Submission[]): Promise<void> {
  let count = 0;
  for (const some of decidedByStudent(decided).values()) {
    const { forStudent, forCollege } = await saveDecisions(decider, some);
    const problems = [forStudent, forCollege].flatMap((one) =>
      'problems' in one ? one.problems : [],
    );
    if (problems.length > 0) return void showToast(problems.join(' '), { urgent: true });
    await workspace.write(decisionsSent(some));
    count += 2;
  }
  showToast(
    `${countText(count, ['file', 'files'])} saved. Give each student theirs, and the office the others.`,
  );
}
