'use client';

import { MarkAllRead } from '@/components/portal/mark-all-read';
import { NoticeCard } from '@/components/portal/notice-card';
import { ReadToggle } from '@/components/portal/read-toggle';
import { useNotices } from '@/components/portal/use-notices';
import { EmptyState } from '@/components/ui/empty-state';
import type { Notification } from '@/content/schema/student/notification';

/** The newest notifications, of the college and of this device; View All shows every one. */
export function Notifications({ items }: { items: readonly Notification[] }) {
  const notices = useNotices(items);
  return (
    <NoticeCard
      title="Notifications"
      items={notices}
      shown={4}
      actionOf={(notice) => <ReadToggle notice={notice} />}
      action={<MarkAllRead notices={notices} />}
      empty={
        <EmptyState
          sentence="No notifications yet"
          hint="What the college tells you will stand here."
        />
      }
    />
  );
}
