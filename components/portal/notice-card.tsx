import type { ReactNode } from 'react';
import { AllPanel, ViewAll } from '@/components/ui/all-panel';
import { Card } from '@/components/ui/card';
import { NoticeList, type Notice } from './notice-list';

interface NoticeCardProps {
  /** The heading, in the plural: Notifications, Notices. */
  title: string;
  /** All there is, newest first. */
  items: readonly Notice[];
  /** How many stand in the card. */
  shown?: number;
  /** What stands there when there is nothing. */
  empty: ReactNode;
}

/** The newest of what was told; View All shows everything. */
export function NoticeCard({ title, items, shown = 3, empty }: NoticeCardProps) {
  const kind = title.toLowerCase();
  const panel = `all-${kind}`;
  const more = items.length > shown;
  return (
    <Card title={title} action={more && <ViewAll panel={panel} kind={kind} />}>
      {items.length === 0 ? empty : <NoticeList items={items.slice(0, shown)} headingLevel={3} />}
      {more && (
        <AllPanel id={panel} title={`All ${kind}`}>
          <NoticeList items={items} headingLevel={4} />
        </AllPanel>
      )}
    </Card>
  );
}
