import { StarIcon } from '@heroicons/react/20/solid';
import type { Landing } from '@/content/schema/marketing/landing';
import { pageWidthClass } from './site-header';

interface FigureListProps {
  figures: readonly { value: string; label: string }[];
  className?: string;
  /** Font size class of the figures, where the default does not fit. */
  figureClass?: string;
}

/** Large figures with labels; renders nothing when there are none. */
export function FigureList({
  figures,
  className = 'flex flex-wrap gap-x-8 gap-y-4',
  figureClass = figures.some(({ value }) => value.length > 7) ? 'text-heading' : 'text-figure',
}: FigureListProps) {
  if (figures.length === 0) return null;
  return (
    <dl className={className}>
      {figures.map(({ value, label }, index) => (
        <div key={index} className="flex min-w-0 flex-col-reverse justify-end gap-1">
          <dt dir="auto">{label}</dt>
          <dd dir="auto" className={`figure ${figureClass}`}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

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

/** The rating and the figures next to it; renders nothing when there is no rating. */
export function RatingStrip({ rating }: Pick<Landing, 'rating'>) {
  if (!rating) return null;
  return (
    <section aria-label="Rating" className="border-y border-line bg-surface">
      <div
        className={`${pageWidthClass} flex flex-wrap items-end justify-between gap-x-16 gap-y-8 py-10 md:py-12`}
      >
        <div>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="figure text-figure">{rating.score}/5</span>
            <Stars count={Math.round(rating.score)} />
          </p>
          <p className="mt-1 text-muted">{rating.text}</p>
        </div>
        <FigureList
          figures={rating.figures}
          className="flex flex-wrap gap-x-7 gap-y-4 text-muted sm:gap-x-14 [&_dd]:text-text"
          figureClass="text-heading sm:text-figure"
        />
      </div>
    </section>
  );
}

function Stars({ count }: { count: number }) {
  return (
    <span aria-hidden="true" className="flex text-accent">
      {Array.from({ length: count }, (_, index) => (
        <StarIcon key={index} className="size-6" />
      ))}
    </span>
  );
}
