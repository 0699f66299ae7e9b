import type { Landing } from '@/content/schema/marketing/landing';
import { FigureList } from './figure-list';
import { pageWidthClass } from './page-width';

interface StatisticStripProps extends Pick<Landing, 'statistics'> {
  /** The name of the portal. */
  product: string;
}

/** The figures below the demo; renders nothing when there are none. */
export function StatisticStrip({ product, statistics }: StatisticStripProps) {
  if (!statistics?.length) return null;
  return (
    <section aria-label={`${product} in figures`} className="bg-feature text-on-feature">
      <div className={`${pageWidthClass} py-9 md:py-11`}>
        <FigureList
          figures={statistics}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-7"
        />
      </div>
    </section>
  );
}
