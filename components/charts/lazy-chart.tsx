'use client';

import { useCallback, useState, type ComponentType } from 'react';
import { Button } from '@/components/ui/button';
import { importWithRetry } from '@/lib/browser/new-release';
import { whenNear } from '@/lib/browser/when-near';

/** Shown if the chart's code cannot be loaded. The page is not reloaded, because the user did not ask for the chart. */
function ChartFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="p-4 text-muted">
      <p>The chart could not be loaded. The table below has its figures.</p>
      <Button onClick={onRetry} className="mt-3">
        Load the chart
      </Button>
    </div>
  );
}

interface LazyChartProps<P> {
  /** Loads the code of the chart; the same on every rendering. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** The height. */
  className?: string;
}

/** Reserves the space of a chart and loads its code when it nears the viewport. */
export function LazyChart<P extends object>({
  load,
  props,
  className = 'h-[25vh] min-h-45',
}: LazyChartProps<P>) {
  const [Chart, setChart] = useState<ComponentType<P> | null>(null);
  const [failed, setFailed] = useState(false);
  const watch = useCallback(
    (element: HTMLDivElement) => {
      const get = () =>
        load().then(
          (loaded) => setChart(() => loaded),
          () => setFailed(true),
        );
      return whenNear(element, () => void get());
    },
    [load],
  );
  const retry = async () => {
    const loaded = await importWithRetry(load);
    if (loaded) setChart(() => loaded);
  };
  return (
    <div ref={watch} className={`relative no-js:hidden print:hidden ${className}`}>
      {Chart && <Chart {...props} />}
      {failed && !Chart && <ChartFailure onRetry={() => void retry()} />}
    </div>
  );
}
