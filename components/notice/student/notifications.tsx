'use client';

import { usePageList } from '@/components/list/use-page-list';
import { MarkAllRead } from '@/components/notice/mark-all-read';
import type { News } from '@/components/notice/model/news';
import { NoticeCard } from '@/components/notice/notice-card';
import { ReadToggle } from '@/components/notice/read-toggle';
import { useNews } from '@/components/notice/use-news';
import { ClassFile } from '@/components/schedule/class-file';
import type { Place } from '@/components/schedule/model/class-place';
import { EmptyState } from '@/components/ui/empty-state';
import type { Notification } from '@/content/schema/student/notification';
import type { PageList } from '@/lib/list/long-list';

interface NotificationsProps {
  items: PageList<Notification>;
  /** Where the classes are held that may be cancelled. */
  place: Place;
}

/** The newest notifications, of the college and of this device; View All shows every one. */
export function Notifications({ items, place }: NotificationsProps) {
  const list = usePageList(items);
  const news = useNews('student', list.items);
  return (
    <NoticeCard
      title="Notifications"
      items={news}
      list={list}
      shown={4}
      belowOf={(item) => <CalendarFile item={item} place={place} />}
      actionOf={(notice) => <ReadToggle notice={notice} />}
      action={<MarkAllRead notices={news} list={list} />}
      empty={
        <EmptyState
          sentence="No notifications yet"
          hint="What the college tells you will stand here."
        />
      }
    />
  );
}

/** A cancelled class, or one that takes place after all, as a file for calendar programs. */
function CalendarFile({ item, place }: { item: News; place: Place }) {
  const { lesson, title } = item;
  if (!lesson) return null;
  return (
    <ClassFile
      label={`For your calendar (.ics): ${title}`}
      onSave={(part) => part.saveClass(lesson, place)}
    >
      For your calendar (.ics)
    </ClassFile>
  );
}
