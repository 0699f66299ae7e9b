import type { RecordItem } from '@/components/list/record-list';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { Chat } from '@/content/schema/student/chat';
import { wholeList, type ToList } from '@/lib/list/long-list';
import { formatMinute } from '@/lib/time/date';

const toItem = ({ id, name, message, at }: Chat): RecordItem => ({
  id,
  title: name,
  detail: message,
  meta: [formatMinute(at)],
});

export type ChatsProps = ReturnType<typeof chatsOf>;

/** What the Chats page shows of a record. */
export function chatsOf({ chats }: StudentRecord, toList: ToList = wholeList) {
  return { chats: toList('chats', chats.items.map(toItem)) };
}
