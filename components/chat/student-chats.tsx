'use client';

import type { ReactNode } from 'react';
import { useHasDrop } from '@/components/drop/use-boxes';
import { withDrafts } from '@/components/form/with-drafts';
import { PageHeading } from '@/components/page/page-heading';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';
import type { Chat } from '@/content/schema/student/chat';
import { RecordChats } from './record-chats';

interface StudentChatsProps {
  /** The messages in the college's record. */
  chats: readonly Chat[];
  timeZone: string;
  empty: ReactNode;
}

const load = async () => (await withDrafts(import('./chat-panel'))).ChatPanel;

/** The messages in the college's record and, on a site with a drop box, the conversations with the teachers. */
export function StudentChats({ chats, timeZone, empty }: StudentChatsProps) {
  const hasDrop = useHasDrop();
  const { Component: Panel } = useLazyWhen(load, hasDrop);
  return (
    <>
      <PageHeading title="Chats" />
      {hasDrop ? (
        <div className="min-h-40">
          {Panel && <Panel kind="student" {...{ timeZone, chats, empty }} />}
        </div>
      ) : chats.length > 0 ? (
        <RecordChats chats={chats} />
      ) : (
        <div className="rounded-card border border-line bg-surface">{empty}</div>
      )}
    </>
  );
}
