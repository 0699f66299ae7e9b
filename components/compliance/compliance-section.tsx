'use client';

import { useCallback, useState } from 'react';
import { Card } from '@/components/ui/card';
import { useLazyWhen } from '@/components/ui/use-lazy';
import { whenNear } from '@/lib/browser/when-near';
import type { ComplianceContent } from './model/compliance-content';

const load = async () => (await import('./compliance-panel')).CompliancePanel;

const firstUse = ['keydown', 'pointerdown', 'focusin'] as const;

/**
 * What is complete and what is missing, below a teacher's sections; nothing without students. Its code is loaded when it is
 * near the window, and with the first key, press or focus on the page, so that Tab, search and print reach it.
 */
export function ComplianceSection(props: ComplianceContent) {
  const [isNear, setNear] = useState(false);
  const { Component: Panel } = useLazyWhen(load, isNear);
  const watch = useCallback(
    (element: HTMLDivElement) => whenNear(element, () => setNear(true), firstUse),
    [],
  );
  if (props.students.length === 0) return null;
  return (
    <div id="compliance" ref={watch} className="mt-4.5 min-h-96 scroll-mt-20 no-js:hidden">
      {Panel ? <Panel {...props} /> : <Card title="Compliance">{null}</Card>}
    </div>
  );
}
