'use client';

import { useLazyWhen } from '@/components/ui/lazy/use-lazy';
import type { HelpContent } from './model/help-content';

const load = async () => (await import('./help-panel')).HelpPanel;

/** Who needs help, below a teacher's sections; nothing without students. */
export function HelpSection(props: HelpContent) {
  const isNeeded = props.students.length > 0;
  const { Component: Panel } = useLazyWhen(load, isNeeded);
  if (!isNeeded) return null;
  return (
    <div id="who-needs-help" className="mt-4.5 min-h-96 scroll-mt-20">
      {Panel && <Panel {...props} />}
    </div>
  );
}
