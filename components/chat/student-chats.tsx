'use client';

import type { ReactNode } from 'react';
import { useHasDrop } from '@/components/drop/use-boxes';
import { ListFoot } from '@/components/list/list-foot';
import { ManagedList } from '@/components/list/managed-list';
import type { RecordItem } from '@/components/list/record-list';
import { useShown } from '@/components/list/use-shown';
import { PageHeading } from '@/components/page/page-heading';
import { Card } from '@/components/ui/card';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';

interface StudentChatsProps {
  /** The messages in the college's record. */
  items: readonly RecordItem[];
  timeZone: string;
  empty: ReactNode;
}

const load = async () => (await import('./chat-panel')).ChatPanel;
const loadMessage = async () => (await import('./chat-panel')).RecordMessage;
const toItem = (item: RecordItem) => item;

/** The messages in the college's record and, on a site with a drop box, the conversations with the teachers. */
export function StudentChats({ items, timeZone, empty }: StudentChatsProps) {
  const hasDrop = useHasDrop();
  const { Component: Panel } = useLazyWhen(load, hasDrop);
  const shown = useShown(items);
  const isEmpty = items.length === 0;
  const own = (className: string) => (
    <div className="min-h-40">
      {Panel && <Panel kind="student" {...{ timeZone, className }} empty={isEmpty && empty} />}
    </div>
  );
  return (
    <>
      <PageHeading title="Chats" />
      {hasDrop && !isEmpty && (
        <Card title="Your teachers" className="mb-4.5">
          {own('')}
        </Card>
      )}
      <ManagedList
        label="Chats"
        records={shown.records}
        all={items}
        toItem={toItem}
        verb="Open"
        load={loadMessage}
        props={{ hint: hasDrop ? 'You can write to your teachers on this page.' : '' }}
        empty={hasDrop ? own('px-4 pb-4 sm:px-5') : empty}
      />
      <ListFoot shown={shown} kind="chats" />
    </>
  );
}
