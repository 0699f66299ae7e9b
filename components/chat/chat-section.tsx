'use client';

import { useHasDrop } from '@/components/drop/use-boxes';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';

const load = async () => (await import('./teacher-chats')).TeacherChats;

/** A teacher's conversations with students; nothing on a site without a drop box. */
export function ChatSection({ timeZone }: { timeZone: string }) {
  const hasDrop = useHasDrop();
  const { Component: Panel } = useLazyWhen(load, hasDrop);
  if (!hasDrop) return null;
  return <div className="mt-4.5 min-h-52">{Panel && <Panel timeZone={timeZone} />}</div>;
}
