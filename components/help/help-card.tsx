import { Card } from '@/components/ui/card';
import { useLazyNear } from '@/components/ui/lazy/use-lazy-near';
import type { NeedsHelpProps } from './needs-help';

const load = async () => (await import('./needs-help')).NeedsHelp;

/** The students who need help most, whose code is loaded when the card is near. */
export function HelpCard(content: NeedsHelpProps) {
  const { Component: NeedsHelp, watch } = useLazyNear(load);
  return (
    <div ref={watch} className="grid min-h-40 min-w-0">
      {NeedsHelp ? <NeedsHelp {...content} /> : <Card title="Who needs help">{null}</Card>}
    </div>
  );
}
