'use client';

import type { ReactNode } from 'react';
import { useHasDrop } from '@/components/drop/use-boxes';
import { PageHeading } from '@/components/page/page-heading';
import { Card } from '@/components/ui/card';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';
import type { Chat } from '@/content/schema/student/chat';
import { RecordChats } from './record-chats';

interface StudentChatsProps {
  /** The messages in the college's record. */
  chats: readonly Chat[];
  timeZone: string;
  empty: ReactNode;
}

const load = async () => (await import('./chat-panel')).ChatPanel;

const withLetters =
  'These messages are in your record from the college and cannot be answered here. You can write to your teachers on this page.';

const withoutLetters = 'Letters are off at this college. Ask in class.';

/** The messages in the college's record and, on a site with a drop box, the conversations with the teachers. */
export function StudentChats({ chats, timeZone, empty }: StudentChatsProps) {
  const hasDrop = useHasDrop();
  const { Component: Panel } = useLazyWhen(load, hasDrop);
  const isEmpty = chats.length === 0;
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
      {isEmpty ? (
        <div className="rounded-card border border-line bg-surface">
          {hasDrop ? own('px-4 pb-4 sm:px-5') : empty}
        </div>
      ) : (
        <RecordChats chats={chats} hint={hasDrop ? withLetters : withoutLetters} />
      )}
    </>
  );
}
