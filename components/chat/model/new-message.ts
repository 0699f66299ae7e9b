import type { InLetter } from '@/lib/drop/letters';
import { countText } from '@/lib/text/count';

/** The id of the list of conversations, which links to a page lead to. */
export const chatsId = 'chats';

/** "3 new messages from 2 people". */
export function newMessagesText(messages: readonly InLetter[]): string {
  const people = new Set(messages.map((letter) => letter.with)).size;
  const count = countText(messages.length, ['new message', 'new messages']);
  return people === 1 ? count : `${count} from ${people} people`;
}
