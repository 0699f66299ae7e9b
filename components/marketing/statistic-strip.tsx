import type { Landing } from '@/content/schema/marketing/landing';
import { FigureList } from './figure-list';
import { wideClass } from './wide';

/** The four figures below the demo. */
export function StatisticStrip({ statistics }: Pick<Landing, 'statistics'>) {
  return (
    <section aria-label="Edify in figures" className="bg-feature text-on-feature">
      <div className={`${wideClass} py-9 md:py-11`}>
        <FigureList
          figures={statistics}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-7"
        />
      </div>
    </section>
  );
}
