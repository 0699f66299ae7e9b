import { ArrowsRightLeftIcon } from '@heroicons/react/16/solid';
import type { ComponentType } from 'react';
import { buttonClass } from '@/components/ui/button';
import { OnDemand, type OnDemandPart } from '@/components/ui/on-demand';

interface ExchangeButtonProps<P> {
  /** Fetches the dialog of this side. */
  load: () => Promise<ComponentType<P & OnDemandPart>>;
  given: P;
}

/** The button above the assignments of either side that opens the exchange of files with the other side. */
export function ExchangeButton<P extends object>(props: ExchangeButtonProps<P>) {
  return (
    <OnDemand {...props} name="exchange-assignments" className={buttonClass()}>
      <ArrowsRightLeftIcon className="size-4" aria-hidden="true" />
      Exchange files
    </OnDemand>
  );
}
