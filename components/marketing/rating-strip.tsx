import { StarIcon } from '@heroicons/react/20/solid';
import type { Landing } from '@/content/schema/marketing/landing';
import { FigureList } from './figure-list';
import { pageWidthClass } from './page-width';

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
