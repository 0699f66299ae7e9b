'use client';

import { useLazyWhen } from '@/components/ui/use-lazy';
import type { ComplianceContent } from './model/compliance-content';

const load = async () => (await import('./compliance-panel')).CompliancePanel;

/** What is complete and what is missing, below a teacher's sections; nothing without students. */
export function ComplianceSection(props: ComplianceContent) {
  const isNeeded = props.students.length > 0;
  const { Component: Panel } = useLazyWhen(load, isNeeded);
  if (!isNeeded) return null;
  return (
    <div id="compliance" className="mt-4.5 min-h-96 scroll-mt-20">
      {Panel && <Panel {...props} />}
    </div>
  );
}
