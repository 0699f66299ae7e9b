import type { Landing } from '@/content/schema/marketing/landing';
import { pageWidthClass } from './site-header';

/** Grid classes by number of quotations, for rows without gaps. */
const columns: Readonly<Record<number, string>> = {
  1: 'max-w-3xl',
  2: 'lg:grid-cols-2',
  4: 'lg:grid-cols-2',
};

/** The testimonials as quotations; renders nothing when there are none. */
export function Testimonials({ testimonials }: Pick<Landing, 'testimonials'>) {
  if (!testimonials?.items.length) return null;
  const { length } = testimonials.items;
  return (
    <section id="testimonials" aria-labelledby="testimonials-heading" className="bg-sunken">
      <div className={`${pageWidthClass} py-16 md:py-24`}>
        <h2
          id="testimonials-heading"
          className="text-heading tracking-[-0.025em] md:text-figure md:leading-[1.08]"
        >
          {testimonials.heading}
        </h2>
        <div
          className={`mt-8 grid gap-x-10 gap-y-10 md:mt-11 print:mt-5 print:gap-y-6 ${columns[length] ?? 'lg:grid-cols-3'}`}
        >
          {testimonials.items.map(({ id, quote, name, role }) => (
            <figure key={id} className="flex flex-col border-t-2 border-text pt-5">
              <blockquote className="grow font-display text-title leading-normal font-medium text-pretty">
                <p dir="auto">“{quote}”</p>
              </blockquote>
              <figcaption className="mt-5">
                <span dir="auto" className="block font-semibold">
                  {name}
                </span>
                <span dir="auto" className="block text-note text-muted">
                  {role}
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
