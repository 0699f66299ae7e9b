import { BeakerIcon } from '@heroicons/react/16/solid';
import type { Landing } from '@/content/schema/marketing/landing';
import { FigureList } from './figure-list';
import { pageWidthClass } from './site-header';

interface TestimonialsProps extends Pick<Landing, 'testimonials' | 'figures'> {
  /** True if the band says that its quotes and figures are invented. */
  isSample: boolean;
}

/** Quotes and figures in one band. Without quotes it has figures only, and without either it is not there. */
export function Testimonials({ testimonials, figures, isSample }: TestimonialsProps) {
  const quotes = testimonials?.items ?? [];
  if (quotes.length === 0 && !figures?.length) return null;
  return (
    <section
      id="testimonials"
      aria-labelledby={quotes.length > 0 ? 'testimonials-heading' : undefined}
      aria-label={quotes.length > 0 ? undefined : 'In figures'}
      className="bg-sunken"
    >
      <div className={`${pageWidthClass} py-12 md:py-16`}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
          {quotes.length > 0 && (
            <h2 id="testimonials-heading" className="text-heading">
              {testimonials?.heading}
            </h2>
          )}
          {isSample && <SampleLabel />}
        </div>
        <Quotes quotes={quotes} />
        <FigureList
          figures={figures ?? []}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-x-4 gap-y-5 border-line not-first:mt-8 not-first:border-t not-first:pt-6 sm:grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))]"
          figureClass="text-title"
          labelClass="text-small text-muted"
        />
      </div>
    </section>
  );
}

function SampleLabel() {
  return (
    <p className="inline-flex items-center gap-1.5 rounded-full border border-control px-3 py-0.5 text-small font-semibold text-muted">
      <BeakerIcon className="size-3.5 shrink-0" aria-hidden="true" />
      Sample quotes and figures, invented
    </p>
  );
}

/** Grid classes by number of quotes, for rows without gaps. */
const columns: Readonly<Record<number, string>> = {
  1: 'max-w-3xl',
  2: 'lg:grid-cols-2',
  4: 'lg:grid-cols-2',
};

function Quotes({ quotes }: { quotes: NonNullable<Landing['testimonials']>['items'] }) {
  if (quotes.length === 0) return null;
  return (
    <div
      className={`mt-7 grid gap-x-8 gap-y-8 print:gap-y-6 ${columns[quotes.length] ?? 'lg:grid-cols-3'}`}
    >
      {quotes.map(({ id, quote, name, role }) => (
        <figure key={id}>
          <blockquote className="text-lead text-pretty">
            <p dir="auto">“{quote}”</p>
          </blockquote>
          <figcaption className="mt-3 text-note text-muted">
            <bdi className="font-semibold text-text">{name}</bdi>, <bdi>{role}</bdi>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
