import type { Payload } from '@/components/exchange/model/payload';
import { sendNow } from '@/lib/drop/start';
import { workspace } from '@/lib/store/device';
import type { Change } from '@/lib/store/record';
import { savedMessage, undoAndAnnounce } from '@/lib/store/write-with-undo';
import { focusTrail } from '@/lib/toast/focus-trail';
import { showToast } from '@/lib/toast/toast';
import { registerLetters } from './register-letters';

export type RegisterBy = Payload<'rollCall'>['by'];

/**
 * Saves registers together with the letters about them, and shows a toast with Undo. As long as the letters are held back,
 * Undo leaves no trace; afterwards only a change of the register corrects it.
 */
export async function saveWithLetters(
  changes: readonly Change[],
  text: string,
  by: RegisterBy,
): Promise<void> {
  const from = focusTrail();
  const letters = await registerLetters(changes, by);
  const undo = await workspace.write([...changes, ...letters.changes]);
  if (letters.ids.length > 0) void sendNow();
  const run = async () => {
    const sent = await Promise.all(letters.ids.map((id) => workspace.read('letters', id)));
    if (sent.some((one) => one?.direction === 'out' && one.state === 'sent'))
      showToast('It is sent already. Open the register and change it there.', { urgent: true });
    else await undoAndAnnounce(undo, text.replace(/\.$/, ''));
  };
  const undoes = text.replace(/\.$/, '');
  showToast(savedMessage(text), { from, action: { label: 'Undo', undoes, run } });
}
