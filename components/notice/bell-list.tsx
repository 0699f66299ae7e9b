import { useEffect, useMemo } from 'react';
import { MessageCount } from '@/components/chat/message-count';
import { chatsId, newMessagesText } from '@/components/chat/model/new-message';
import { newLetters, newLettersText, newMessages } from '@/components/drop/model/letter';
import { ListFoot } from '@/components/list/list-foot';
import { useShown } from '@/components/list/use-shown';
import type { NotificationItem } from '@/components/notice/model/notifications';
import type { InLetter } from '@/lib/drop/letters';
import { asset, routes } from '@/lib/site/routes';
import type { EventRecipient } from '@/lib/store/event';
import type { StoredRecords } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';
import { countText } from '@/lib/text/count';
import { minuteOf } from '@/lib/time/day';
import { zonedMinute } from '@/lib/time/zoned-time';
import { NoticeList } from './notice-list';
import { useNotifications, MarkAllRead, ReadToggle } from './use-notifications';

interface BellListProps {
  side: EventRecipient;
  timeZone: string;
  /** The college's notifications for this side. */
  published: readonly NotificationItem[];
  /** Called with the number of notifications that are not read. */
  onUnread: (count: number) => void;
}

const pageSize = 20;

const pages = {
  student: {
    dashboard: routes.dashboard,
    assignments: routes.assignments,
    classes: routes.classes,
    chats: routes.chats,
  },
  faculty: {
    dashboard: routes.facultyDashboard,
    assignments: routes.facultyAssignments,
    classes: routes.facultyRegister,
    chats: routes.facultyClassroom,
  },
} as const;

/** One notification of all files of a kind that came in letters. It is unread again when another one comes. */
function letterItems(letters: StoredRecords<'letters'>): NotificationItem[] {
  return (['request', 'handins'] as const).flatMap((kind) => {
    const files = newLetters(letters.values(), kind);
    const last = files.at(-1);
    if (!last) return [];
    const id = `letters:${last.id}`;
    const page = kind === 'handins' && ({ page: 'assignments' } as const);
    return [{ id, title: newLettersText(files), at: minuteOf(last.at), about: id, ...page }];
  });
}

/** One notification of all questions of students that are not answered. It is unread again when another one comes. */
function questionItems(
  letters: StoredRecords<'letters'>,
  questions: StoredRecords<'questions'>,
): NotificationItem[] {
  const open = [...questions.values()].filter(({ steps }) => steps.at(-1)?.what === 'asked');
  const all = [...newLetters(letters.values(), 'question'), ...open];
  if (all.length === 0) return [];
  const last = all.reduce((one, other) => (one.at < other.at ? other : one));
  const id = `questions:${last.letter ?? last.id}`;
  const title = `${countText(all.length, ['question', 'questions'])} about what your registers say`;
  return [{ id, title, at: minuteOf(last.at), about: id, page: 'classes' }];
}

/** One notification of all messages that are not read, in the college's time like the messages. It is unread again when another one comes. */
function messageItems(messages: readonly InLetter[], timeZone: string): NotificationItem[] {
  const last = messages.at(-1);
  if (!last) return [];
  const id = `messages:${last.id}`;
  const title = newMessagesText(messages);
  const at = zonedMinute(new Date(last.at), timeZone);
  return [{ id, title, at, about: id, page: 'chats' }];
}

/** The list in the bell: 20 notifications at first and 20 more at each press. Its code loads when it is needed. */
export function BellList({ side, timeZone, published, onUnread }: BellListProps) {
  const letters = useRecords('letters');
  const questions = useRecords('questions');
  const messages = useMemo(() => newMessages(letters.values()), [letters]);
  const items = useMemo(
    () => [
      ...messageItems(messages, timeZone),
      ...(side === 'faculty'
        ? [...letterItems(letters), ...questionItems(letters, questions)]
        : []),
      ...published,
    ],
    [side, timeZone, letters, questions, messages, published],
  );
  const notifications = useNotifications(side, items);
  const shown = useShown(notifications, pageSize);
  const count = notifications.filter(({ read }) => !read).length;
  useEffect(() => onUnread(count), [count, onUnread]);
  if (notifications.length === 0)
    return <p className="py-4 text-center text-muted">No notifications yet</p>;
  // MyClassroom has more than the chats.
  const partOf = (page?: string) => (side === 'faculty' && page === 'chats' ? `#${chatsId}` : '');
  const hrefOf = ({ about, page }: NotificationItem) =>
    about && asset(`${pages[side][page ?? 'dashboard']}${partOf(page)}`);
  return (
    <>
      <MessageCount page={asset(pages[side].chats)} count={messages.length} />
      <NoticeList
        items={shown.records}
        brief
        hrefOf={hrefOf}
        actionOf={(notice) => <ReadToggle notice={notice} />}
      />
      <div className="mt-4 empty:hidden">
        <MarkAllRead notices={notifications} />
      </div>
      {shown.isLong && <ListFoot shown={shown} kind="notifications" />}
    </>
  );
}
