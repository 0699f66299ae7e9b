'use client';

import { ClassFile } from '@/components/portal/class-file';
import { MarkAllRead } from '@/components/portal/mark-all-read';
import { NoticeCard } from '@/components/portal/notice-card';
import { ReadToggle } from '@/components/portal/read-toggle';
import { useNews } from '@/components/portal/use-news';
import { usePageList } from '@/components/portal/use-page-list';
import { EmptyState } from '@/components/ui/empty-state';
import type { Notification } from '@/content/schema/student/notification';
import type { Place } from '@/lib/class-place';
import type { PageList } from '@/lib/long-list';
import type { News } from '@/lib/news';

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
