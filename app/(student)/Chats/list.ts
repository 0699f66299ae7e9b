import type { RecordItem } from '@/components/list/record-list';
import { chats } from '@/content/student';
import { formatMinute } from '@/lib/time/date';

const toItem = ({ id, name, message, at }: (typeof chats)[number]): RecordItem => ({
  id,
  title: name,
  detail: message,
  meta: [formatMinute(at)],
});

/** The lists of this page, by file name. */
export const lists = () => ({ chats: chats.map(toItem) });
