'use client';

import { Card } from '@/components/ui/card';
import { useLazyNear } from '@/components/ui/lazy/use-lazy-near';
import type { ComplianceContent } from './model/compliance-content';

const load = async () => (await import('./compliance-panel')).CompliancePanel;

/** What is complete and what is missing, below a teacher's sections; nothing without students. */
export function ComplianceSection(props: ComplianceContent) {
  const { Component: Panel, watch } = useLazyNear(load);
  if (props.students.length === 0) return null;
  return (
    <div id="compliance" ref={watch} className="mt-4.5 min-h-96 scroll-mt-20 no-js:hidden">
      {Panel ? <Panel {...props} /> : <Card title="Compliance">{null}</Card>}
    </div>
  );
}
