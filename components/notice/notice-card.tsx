import type { ReactNode } from 'react';
import { useShown } from '@/components/list/use-shown';
import { AllPanel, ViewAll } from '@/components/ui/all-panel';
import { Card } from '@/components/ui/card';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';
import { NoticeList, type ListedNotice, type NoticeListProps } from './notice-list';

const loadListFoot = async () => (await import('@/components/list/list-foot')).ListFoot;

interface NoticeCardProps<N extends ListedNotice> extends Pick<
  NoticeListProps<N>,
  'actionOf' | 'plain'
> {
  /** The heading, in the plural: "Notifications", "Notices". */
  title: string;
  /** All items, sorted. */
  items: readonly N[];
  /** The number of items in the card. */
  shown?: number;
  /** Shown if there are no items. */
  empty: ReactNode;
  /** An action on all items, shown where all of them are listed. */
  action?: ReactNode;
  /** Content below the list in View All: notices that are not listed. */
  rest?: ReactNode;
  /** Content below the list in the card. */
  foot?: ReactNode;
}

/** Longer texts, in characters, do not fit into the card's three lines. */
const shortText = 90;

/** A card with the first notices; View All shows every one. */
export function NoticeCard<N extends ListedNotice>(props: NoticeCardProps<N>) {
  const { title, items, shown = 3, empty, actionOf, plain, action, rest, foot } = props;
  const kind = title.toLowerCase();
  const panel = `all-${kind}`;
  const all = items.length > shown || items.some(isLong) || Boolean(rest);
  const parts = { actionOf, plain };
  const inPanel = useShown(items);
  const { Component: ListFoot } = useLazyWhen(loadListFoot, inPanel.isLong);
  return (
    <Card title={title} action={all ? <ViewAll panel={panel} kind={kind} /> : action}>
      {items.length === 0 ? (
        empty
      ) : (
        <NoticeList items={items.slice(0, shown)} headingLevel={3} brief={all} {...parts} />
      )}
      {foot}
      {all && (
        <AllPanel id={panel} title={`All ${kind}`}>
          <div tabIndex={-1} className="outline-none">
            {action}
            {items.length > 0 && <NoticeList items={inPanel.records} headingLevel={4} {...parts} />}
            {ListFoot && <ListFoot shown={inPanel} kind={kind} />}
            {rest}
          </div>
        </AllPanel>
      )}
    </Card>
  );
}

function isLong({ text = '' }: ListedNotice): boolean {
  return text.length > shortText || text.split('\n').length > 3;
}
