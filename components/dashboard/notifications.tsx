import { XMarkIcon } from '@heroicons/react/20/solid';
import { NoticeList } from '@/components/portal/notice-list';
import { buttonClass, cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Panel, PanelButton } from '@/components/ui/panel';
import type { Notification } from '@/content/schema/student/notification';

const shown = 3;
const panel = 'all-notifications';

/** The newest notifications; View All shows every one. */
export function Notifications({ items }: { items: readonly Notification[] }) {
  const more = items.length > shown;
  return (
    <Card
      title="Notifications"
      action={
        more && (
          <PanelButton panel={panel} label="View All notifications" className={cornerLinkClass}>
            View All
          </PanelButton>
        )
      }
    >
      {items.length === 0 ? (
        <EmptyState
          sentence="No notifications yet"
          hint="What the college tells you will stand here."
        />
      ) : (
        <NoticeList items={items.slice(0, shown)} headingLevel={3} />
      )}
      {more && (
        <Panel id={panel} label="All notifications" place="centre">
          <div className="mb-2 flex items-center justify-between gap-4">
            <h3 className="text-lead">All notifications</h3>
            <PanelButton panel={panel} label="Close" className={buttonClass('icon')}>
              <XMarkIcon className="size-5" aria-hidden="true" />
            </PanelButton>
          </div>
          <NoticeList items={items} headingLevel={4} />
        </Panel>
      )}
    </Card>
  );
}
