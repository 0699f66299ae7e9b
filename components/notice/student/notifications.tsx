'use client';
import type { NotificationItem } from '@/components/notice/model/notifications';
import { NoticeCard } from '@/components/notice/notice-card';
import { useNotifications, MarkAllRead, ReadToggle } from '@/components/notice/use-notifications';
import { ClassFile } from '@/components/schedule/class-file';
import type { CalendarHost } from '@/components/schedule/model/icalendar';
import { EmptyState } from '@/components/ui/empty-state';
import type { Notification } from '@/content/schema/student/notification';

interface NotificationsProps {
  items: readonly Notification[];
  /** For the calendar files of cancelled classes. */
  calendarHost: CalendarHost;
  /** The first day of the term. */
  termFrom?: string | undefined;
}

/** The newest notifications from the college and this device; View All shows every one. */
export function Notifications({ items, ...site }: NotificationsProps) {
  const notifications = useNotifications('student', items);
  return (
    <NoticeCard
      title="Notifications"
      items={notifications}
      shown={4}
      belowOf={(item) => <CalendarFile item={item} {...site} />}
      actionOf={(notice) => <ReadToggle notice={notice} />}
      action={<MarkAllRead notices={notifications} />}
      empty={
        <EmptyState
          sentence="No notifications yet"
          hint="Notifications from the college will appear here."
        />
      }
    />
  );
}

/** Downloads a cancelled or restored class as an .ics file. */
function CalendarFile({
  item,
  calendarHost,
  termFrom,
}: Omit<NotificationsProps, 'items'> & { item: NotificationItem }) {
  const { cancellation, title } = item;
  if (!cancellation) return null;
  return (
    <ClassFile
      label={`Add to calendar (.ics): ${title}`}
      onSave={(loaded) => loaded.saveClass(cancellation, calendarHost, termFrom)}
    >
      Add to calendar (.ics)
    </ClassFile>
  );
}
