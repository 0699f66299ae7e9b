import { problemReason } from '@/components/drop/model/letter';
import { messageChanges, type Message, type MessageKind } from '@/lib/drop/chat';
import { retryChange, takenChanges } from '@/lib/drop/letters';
import { isMessage } from '@/lib/drop/message';
import { sendNow } from '@/lib/drop/start';
import { deleteWithUndo } from '@/lib/store/deletion';
import { workspace } from '@/lib/store/device';
import { remove, type Change } from '@/lib/store/record';
import { countText } from '@/lib/text/count';
import { messageTime, type Conversation } from './model/conversation';

interface Written {
  text: string;
  /** The id of a stored PDF. */
  file: string | null;
  /** The changes that are made with it. */
  changes: readonly Change[];
}

/** Stores a message and sends it; resolves to why it cannot be sent, or null. */
export async function sendMessage(kind: MessageKind, to: string, { text, file, changes }: Written) {
  const pdf = file === null ? null : await workspace.read('files', file);
  if (file !== null && !pdf) return 'The browser has lost the PDF. Choose it again.';
  const made = await messageChanges({ kind, with: to, text, pdf });
  if ('problem' in made) return problemReason(made.problem);
  await workspace.write([...changes, ...made.changes]);
  void sendNow().catch(() => {});
  return null;
}

export async function retryMessage(id: string): Promise<void> {
  await workspace.write([retryChange(id)]);
  await sendNow();
}

/** Without its letter, a message that waits is not sent, what was sent is not kept, and one that arrived is not new. */
async function removal(messages: readonly Message[]): Promise<Change[]> {
  const ids = new Set(messages.map(({ id }) => id));
  const letters = (await workspace.all('letters')).filter(isMessage);
  return [
    ...messages.map(({ id }) => remove('messages', id)),
    ...letters.flatMap((one) => {
      if (one.direction === 'in')
        return one.state === 'new' && ids.has(one.letter ?? '') ? takenChanges([one.id]) : [];
      return ids.has(one.id) ? [remove('letters', one.id)] : [];
    }),
  ];
}

export async function deleteMessage(
  message: Message,
  { name }: Conversation,
  timeZone: string,
): Promise<void> {
  const what = `The message of ${messageTime(message, timeZone)}`;
  await deleteWithUndo(await removal([message]), {
    name: `${what} (${name})`,
    text: `${what} is deleted from this device.`,
  });
}

export async function deleteConversation({ name, messages }: Conversation): Promise<void> {
  const count = countText(messages.length, ['message', 'messages']);
  await deleteWithUndo(await removal(messages), {
    name: `The conversation with ${name}`,
    text: `The conversation with ${name} (${count}) is deleted from this device.`,
  });
}
