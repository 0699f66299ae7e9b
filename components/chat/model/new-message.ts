import { newMessages } from '@/components/drop/model/letter';
import { countText } from '@/components/exchange/model/count-text';
import type { InLetter } from '@/lib/drop/letters';
import { chatIdOf } from '@/lib/drop/message';
import type { StoredRecords } from '@/lib/store/record';

/** The id of the list of conversations, which links to a page lead to. */
export const chatsId = 'chats';

/** The letters with messages that are not read, of people who are not muted, in the order in which they came. */
export function unmutedMessages(
  letters: StoredRecords<'letters'>,
  chats: StoredRecords<'chats'>,
): InLetter[] {
  return newMessages(letters.values()).filter(
    (letter) => chats.get(chatIdOf(letter.with))?.muted !== true,
  );
}

/** "3 new messages from 2 people". */
export function newMessagesText(messages: readonly InLetter[]): string {
  const people = new Set(messages.map((letter) => letter.with)).size;
  const count = countText(messages.length, ['new message', 'new messages']);
  return people === 1 ? count : `${count} from ${people} people`;
}
