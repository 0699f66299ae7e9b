'use client';

import { useHasDrop } from '@/components/drop/use-boxes';
import { withDrafts } from '@/components/form/with-drafts';
import { EmptyState } from '@/components/ui/empty-state';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';

const load = async () => (await withDrafts(import('./chat-panel'))).ChatPanel;

const empty = (
  <EmptyState sentence="No Chats Yet" hint="Messages from your students will appear here." />
);

/** A teacher's conversations with students; nothing on a site without a drop box. */
export function ChatSection({ timeZone }: { timeZone: string }) {
  const hasDrop = useHasDrop();
  const { Component: Panel } = useLazyWhen(load, hasDrop);
  if (!hasDrop) return null;
  return (
    <section aria-labelledby="chats-heading" className="mt-4.5 min-h-52">
      <h2 id="chats-heading" className="mb-3 text-lead">
        Chats
      </h2>
      {Panel && <Panel kind="teacher" chats={[]} timeZone={timeZone} empty={empty} />}
    </section>
  );
}
