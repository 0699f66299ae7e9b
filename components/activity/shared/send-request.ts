import { sentChanges } from '@/components/activity/model/activity-write';
import { makeRequest } from '@/components/activity/model/request-file';
import type { ReviewStudent } from '@/components/activity/model/review';
import { withoutFailed } from '@/components/drop/send-exchange';
import { saveExchange, type SaveResult } from '@/components/exchange/exchange-save';
import type { Recipient } from '@/components/exchange/model/encryption';
import { ownReplyKey } from '@/components/exchange/reply-key';
import { workspace } from '@/lib/store/device';
import type { OwnActivity } from '@/lib/store/use-list';

/** Saves a request file of these activities, and records that they are in a file. A failed letter is not needed any more. */
export async function sendRequest(
  student: ReviewStudent,
  chosen: readonly OwnActivity[],
  recipient: Recipient | undefined,
): Promise<SaveResult> {
  const result = await saveExchange({
    kind: 'request',
    whom: student.rollNumber,
    payload: await makeRequest(student, chosen, await ownReplyKey()),
    files: chosen.map(({ evidence }) => evidence?.file),
    encryptTo: recipient?.key,
  });
  if ('name' in result)
    await workspace.write([...sentChanges(chosen), ...(await withoutFailed(chosen, 'request'))]);
  return result;
}
