import { countText } from '@/components/exchange/model/count-text';
import { problemReason } from '@/components/drop/model/letter';
import {
  chatChange,
  messageChanges,
  ownState,
  stateChanges,
  type ChatState,
  type Message,
  type MessageKind,
} from '@/lib/drop/chat';
import { chatIdOf } from '@/lib/drop/message';
import { letterChanges, office, retryChange, takenChanges } from '@/lib/drop/letters';
import { isMessage } from '@/lib/drop/message';
import { reportFile } from '@/lib/drop/report';
import { sendNow } from '@/lib/drop/start';
import type { OpenedRecord } from '@/lib/record/person';
import { recordIdOf } from '@/lib/store/kind/person-id';
import { deleteWithUndo } from '@/lib/store/deletion';
import { workspace } from '@/lib/store/device';
import { remove, type Change } from '@/lib/store/record';
import { savedMessage, writeWithUndo } from '@/lib/store/write-with-undo';
import { saveMade } from '@/lib/toast/save-made';
import { showToast } from '@/lib/toast/toast';
import { dayOf } from '@/lib/time/day';
import type { Conversation } from './model/conversation';
import { conversationText, messageTime } from './model/message-text';

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
  const state = kind === 'note' ? await ownState(to) : undefined;
  const made = await messageChanges({ kind, with: to, text, pdf, state });
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

/** Saves a conversation as a text file. */
export function saveConversation(conversation: Conversation, timeZone: string): void {
  const name = `chat-${recordIdOf(conversation.id)}-${dayOf(new Date())}` as const;
  saveMade(conversationText(conversation, timeZone), `${name}.txt`);
}

/** Stops or starts counting new messages of a teacher. */
export function setMuted({ id, name }: Conversation, muted: boolean): Promise<void> {
  const text = muted
    ? `${name} is muted: new messages arrive and are not counted.`
    : `${name} is not muted any more.`;
  return writeWithUndo([chatChange(id, () => ({ muted }))], text);
}

/** Closes a student's conversation or opens it again, without Undo: the student's device is told at once. */
export async function setClosed({ id, name }: Conversation, closed: boolean): Promise<void> {
  const { hours = null } = (await ownState(id)) ?? {};
  const told = await stateChanges(id, { closed, hours });
  const text = closed
    ? `The conversation with ${name} is closed. New messages are left out, and ${name} is told.`
    : `The conversation with ${name} is open again.`;
  await workspace.write([chatChange(id, () => ({ closed })), ...told]);
  showToast(savedMessage(text));
  void sendNow().catch(() => {});
}

/**
 * Sends the last messages of a conversation to the office, and makes a change with it; resolves to why it cannot, or null.
 */
export async function sendReport(
  { id, name, written, messages }: Conversation,
  record: OpenedRecord,
  { text, agreed }: { text: string; agreed: string },
  change: Change,
): Promise<string | null> {
  const by =
    record.kind === 'student'
      ? { name: record.student.name, id: record.student.rollNumber }
      : { name: record.facultyProfile.name, id: record.facultyProfile.employeeId };
  const file = reportFile({ by, about: { name, id: written }, text, agreed }, messages);
  const letter = await letterChanges({ kind: 'report', with: office, file, about: [chatIdOf(id)] });
  if ('problem' in letter) return problemReason(letter.problem);
  await workspace.write([change, ...letter.changes]);
  showToast(savedMessage('Your report is saved, and is sent to the office.'));
  void sendNow().catch(() => {});
  return null;
}

/** Sets when the teacher answers. Students learn it with the next message or answer. */
export function setHours(hours: ChatState['hours']): Promise<void> {
  const text = hours ? 'Your hours are saved on this device.' : 'Your hours are removed.';
  return writeWithUndo([chatChange('', () => ({ hours }))], text);
}
