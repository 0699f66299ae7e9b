'use client';

import { lazy, Suspense, useCallback, useState } from 'react';
import type { AreaChartProps } from './area-chart';

const AreaChart = lazy(() =>
  import('./area-chart').then(
    (module) => ({ default: module.AreaChart }),
    () => ({ default: ChartFailure }),
  ),
);

/** What stands in a chart's place when its code could not be fetched. */
function ChartFailure() {
  return (
    <p className="p-4 text-muted">
      The chart could not be loaded. The table below has its figures.
    </p>
  );
}

/** The held place of an area chart; the code of the chart is fetched when the place nears the viewport. */
export function LazyAreaChart(props: AreaChartProps) {
  const [near, setNear] = useState(false);
  const watch = useCallback((place: HTMLDivElement) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '200px 0px' },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={watch} className="relative h-[25vh] min-h-45 unscripted:hidden">
      {near && (
        <Suspense fallback={null}>
          <AreaChart {...props} />
        </Suspense>
      )}
    </div>
  );
}
