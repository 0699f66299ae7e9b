import type { ReactNode } from 'react';
import type { WholeList } from '@/components/list/use-page-list';
import { useShown } from '@/components/list/use-shown';
import { WholeFile } from '@/components/list/whole-file';
import { AllPanel, ViewAll } from '@/components/ui/all-panel';
import { Card } from '@/components/ui/card';
import { useLazyWhen } from '@/components/ui/use-lazy';
import { NoticeList, type Notice } from './notice-list';

const loadListFoot = async () => (await import('@/components/list/list-foot')).ListFoot;

interface NoticeCardProps<N extends Notice> {
  /** The heading, in the plural: Notifications, Notices. */
  title: string;
  /** All there is, in its order. */
  items: readonly N[];
  /** The college's list that they were made of. */
  list: WholeList<unknown>;
  /** How many stand in the card. */
  shown?: number;
  /** What stands there when there is nothing. */
  empty: ReactNode;
  /** What stands below what a notice says. */
  belowOf?: (notice: N) => ReactNode;
  /** What stands at the end of a notice. */
  actionOf?: (notice: N) => ReactNode;
  /** What can be done with all of them; it stands where all of them are to be seen. */
  action?: ReactNode;
  /** What View All has below the list: notices that stand in none. */
  rest?: ReactNode;
  /** What stands below the list in the card. */
  foot?: ReactNode;
}

/** A text of more characters does not fit into the three lines that a card has for it. */
const shortText = 90;

/** The first of what was told; View All shows everything. */
export function NoticeCard<N extends Notice>(props: NoticeCardProps<N>) {
  const { title, items, list, shown = 3, empty, belowOf, actionOf, action, rest, foot } = props;
  const kind = title.toLowerCase();
  const panel = `all-${kind}`;
  const all = items.length > shown || items.some(isLong) || Boolean(rest);
  const parts = { belowOf, actionOf };
  const inPanel = useShown(list, items, 100);
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
            {ListFoot ? (
              <ListFoot shown={inPanel} kind={kind} />
            ) : (
              <WholeFile list={list} kind={kind} />
            )}
            {rest}
          </div>
        </AllPanel>
      )}
    </Card>
  );
}

function isLong({ text = '' }: Notice): boolean {
  return text.length > shortText || text.split('\n').length > 3;
}
