import type { ReactNode } from 'react';
import { AllPanel, ViewAll } from '@/components/ui/all-panel';
import { Card } from '@/components/ui/card';
import { NoticeList, type Notice } from './notice-list';

interface NoticeCardProps<N extends Notice> {
  /** The heading, in the plural: Notifications, Notices. */
  title: string;
  /** All there is, newest first. */
  items: readonly N[];
  /** How many stand in the card. */
  shown?: number;
  /** What stands there when there is nothing. */
  empty: ReactNode;
  /** What stands at the end of a notice. */
  actionOf?: (notice: N) => ReactNode;
  /** What can be done with all of them; it stands where all of them are to be seen. */
  action?: ReactNode;
}

/** The newest of what was told; View All shows everything. */
export function NoticeCard<N extends Notice>(props: NoticeCardProps<N>) {
  const { title, items, shown = 3, empty, actionOf, action } = props;
  const kind = title.toLowerCase();
  const panel = `all-${kind}`;
  const more = items.length > shown;
  return (
    <Card title={title} action={more ? <ViewAll panel={panel} kind={kind} /> : action}>
      {items.length === 0 ? (
        empty
      ) : (
        <NoticeList items={items.slice(0, shown)} headingLevel={3} actionOf={actionOf} />
      )}
      {more && (
        <AllPanel id={panel} title={`All ${kind}`}>
          <div tabIndex={-1} className="outline-none">
            {action}
            <NoticeList items={items} headingLevel={4} actionOf={actionOf} />
          </div>
        </AllPanel>
      )}
    </Card>
  );
}
