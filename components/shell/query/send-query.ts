import { busyText, problemReason } from '@/components/drop/model/letter';
import { letterChanges, office } from '@/lib/drop/letters';
import { sendNow } from '@/lib/drop/start';
import { workspace } from '@/lib/store/device';
import { remove } from '@/lib/store/record';
import { queryLetter, type Query } from '@/components/shell/model/query-mail';

/** Sends a query to the office in a letter, and resolves to what became of it. One that cannot be sent leaves nothing. */
export async function sendQuery(query: Query): Promise<{ isSent: boolean; text: string }> {
  const letter = await letterChanges({ kind: 'query', with: office, file: queryLetter(query) });
  if ('problem' in letter) return notSent(letter.problem);
  await workspace.write(letter.changes);
  await sendNow();
  const stored = await workspace.read('letters', letter.id);
  if (stored?.direction === 'out' && stored.problem) {
    await workspace.write([remove('letters', letter.id)]);
    return notSent(stored.problem);
  }
  if (stored?.direction !== 'out' || stored.state !== 'waiting')
    return { isSent: true, text: 'Sent to the office.' };
  const later = 'It is sent to the office as soon as there is a connection.';
  return { isSent: true, text: stored.busy ? busyText : later };
}

const notSent = (problem: Parameters<typeof problemReason>[0]) => ({
  isSent: false,
  text: `Not sent to the office. ${problemReason(problem)} Open it in your email program.`,
});
