import type { Payload } from '@/components/exchange/model/payload';
import { sendNow } from '@/lib/drop/start';
import { workspace } from '@/lib/store/device';
import type { Change } from '@/lib/store/record';
import { savedMessage, undoAndAnnounce } from '@/lib/store/write-with-undo';
import { focusTrail } from '@/lib/toast/focus-trail';
import { showToast } from '@/lib/toast/toast';
import { noLetters, registerLetters, type RegisterLetters } from './register-letters';

export type RegisterBy = Payload<'rollCall'>['by'];

interface MoreLetters {
  /** Further letters, and changes that are made together with them. */
  more?: RegisterLetters;
  /** The text instead of undoing once a letter is sent. */
  tooLate?: string;
}

/**
 * Saves registers together with the letters about them, and shows a toast with Undo. As long as the letters are held back,
 * Undo leaves no trace; afterwards only a change of the register corrects it.
 */
export async function saveWithLetters(
  changes: readonly Change[],
  text: string,
  by: RegisterBy,
  {
    more = noLetters,
    tooLate = 'It is sent already. Open the register and change it there.',
  }: MoreLetters = {},
): Promise<void> {
  const from = focusTrail();
  const letters = await registerLetters(changes, by);
  const ids = [...letters.ids, ...more.ids];
  const undo = await workspace.write([...changes, ...letters.changes, ...more.changes]);
  if (ids.length > 0) void sendNow();
  const run = async () => {
    const sent = await Promise.all(ids.map((id) => workspace.read('letters', id)));
    if (sent.some((one) => one?.direction === 'out' && one.state === 'sent'))
      showToast(tooLate, { urgent: true });
    else await undoAndAnnounce(undo, text.replace(/\.$/, ''));
  };
  const undoes = text.replace(/\.$/, '');
  showToast(savedMessage(text), { from, action: { label: 'Undo', undoes, run } });
}
