'use client';

import { useHasDrop } from '@/components/drop/use-boxes';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';

const load = async () => (await import('./chat-panel')).ChatPanel;

const empty = (
  <EmptyState
    sentence="No Chats Yet"
    hint="Messages from your students will appear here. Search for a student to write first."
  />
);

/** A teacher's conversations with students; nothing on a site without a drop box. */
export function ChatSection({ timeZone }: { timeZone: string }) {
  const hasDrop = useHasDrop();
  const { Component: Panel } = useLazyWhen(load, hasDrop);
  if (!hasDrop) return null;
  return (
    <div className="mt-4.5 min-h-52">
      {Panel && (
        <Card title="Chats">
          <Panel kind="teacher" timeZone={timeZone} empty={empty} />
        </Card>
      )}
    </div>
  );
}
