'use client';

import type { ReactNode } from 'react';
import { useHasDrop } from '@/components/drop/use-boxes';
import { ListPage } from '@/components/list/list-page';
import type { RecordItem } from '@/components/list/record-list';
import { Card } from '@/components/ui/card';
import { useLazyWhen } from '@/components/ui/use-lazy';
import { lengthOf, type PageList } from '@/lib/list/long-list';

interface StudentChatsProps {
  /** The messages in the college's record. */
  items: PageList<RecordItem>;
  timeZone: string;
  empty: ReactNode;
}

const load = async () => (await import('./chat-panel')).ChatPanel;

/** The messages in the college's record and, on a site with a drop box, the conversations with the teachers. */
export function StudentChats({ items, timeZone, empty }: StudentChatsProps) {
  const hasDrop = useHasDrop();
  const { Component: Panel } = useLazyWhen(load, hasDrop);
  const isEmpty = lengthOf(items) === 0;
  const own = (className: string) => (
    <div className="min-h-40">
      {Panel && <Panel kind="student" {...{ timeZone, className }} empty={isEmpty && empty} />}
    </div>
  );
  return (
    <ListPage title="Chats" items={items} empty={hasDrop ? own('px-4 pb-4 sm:px-5') : empty}>
      {hasDrop && !isEmpty && (
        <Card title="Your teachers" className="mb-4.5">
          {own('')}
        </Card>
      )}
    </ListPage>
  );
}
