import { limits } from '@/content/schema/limits';
import type { PersonKind } from '@/lib/record/person';
import { useRecords } from '@/lib/store/use-records';
import { waitingCount, type Conversation } from './model/conversation';

/** Why nothing can be written now; null if it can. */
export function useObstacle(kind: PersonKind, conversation: Conversation) {
  const { id, name, section, canWrite, settings } = conversation;
  const waiting = waitingCount(useRecords('letters').values(), id);
  if (!canWrite && section !== undefined) return `${name} is none of your sections any more.`;
  if (!canWrite)
    return kind === 'student'
      ? `${name} is none of your teachers any more.`
      : `${name} is in none of your sections any more.`;
  if (settings?.closed)
    return kind === 'student'
      ? `${name} has closed this conversation.`
      : 'This conversation is closed. Open it again to write.';
  if (kind === 'student' && waiting >= limits.chat.waiting)
    return `The device of ${name} has not fetched your last ${waiting} messages. You can write more when it has.`;
  return null;
}
