import { EmptyPicture } from '@/components/portal/empty-picture';
import { NoticeCard } from '@/components/portal/notice-card';
import { EmptyState } from '@/components/ui/empty-state';
import type { Notice } from '@/content/schema/faculty/notice';

/** The latest notices to the faculty; View All shows every one. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  return (
    <NoticeCard
      title="Notices"
      items={notices}
      empty={
        <EmptyState
          sentence="No Notices Yet"
          hint="What the college tells its faculty will stand here."
          picture={<EmptyPicture subject="chats" />}
        />
      }
    />
  );
}
