import { NoticeCard } from '@/components/portal/notice-card';
import { EmptyState } from '@/components/ui/empty-state';
import type { Notification } from '@/content/schema/student/notification';

/** The newest notifications; View All shows every one. */
export function Notifications({ items }: { items: readonly Notification[] }) {
  return (
    <NoticeCard
      title="Notifications"
      items={items}
      shown={4}
      empty={
        <EmptyState
          sentence="No notifications yet"
          hint="What the college tells you will stand here."
        />
      }
    />
  );
}
