'use client';
import { NoticeCard } from '@/components/notice/notice-card';
import { useNotifications, MarkAllRead, ReadToggle } from '@/components/notice/use-notifications';
import { EmptyState } from '@/components/ui/empty-state';
import type { Notification } from '@/content/schema/student/notification';

/** The newest notifications from the college and this device; View All shows every one. */
export function Notifications({ items }: { items: readonly Notification[] }) {
  const notifications = useNotifications('student', items);
  return (
    <NoticeCard
      title="Notifications"
      items={notifications}
      shown={4}
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
