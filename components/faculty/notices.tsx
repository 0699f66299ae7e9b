import { EmptyPicture } from '@/components/portal/empty-picture';
import { NoticeList } from '@/components/portal/notice-list';
import { cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { PanelButton } from '@/components/ui/panel';
import type { Notice } from '@/content/schema/faculty/notice';
import { AllPanel } from './all-panel';

const shown = 3;
const panel = 'all-notices';

/** The latest notices to the faculty; View All shows every one. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  const more = notices.length > shown;
  return (
    <Card
      title="Notices"
      action={
        more && (
          <PanelButton panel={panel} label="View All notices" className={cornerLinkClass}>
            View All
          </PanelButton>
        )
      }
    >
      {notices.length === 0 ? (
        <EmptyState
          sentence="No Notices Yet"
          hint="What the college tells its faculty will stand here."
          picture={<EmptyPicture subject="chats" />}
        />
      ) : (
        <NoticeList items={notices.slice(0, shown)} />
      )}
      {more && (
        <AllPanel id={panel} title="All notices">
          <NoticeList items={notices} />
        </AllPanel>
      )}
    </Card>
  );
}
