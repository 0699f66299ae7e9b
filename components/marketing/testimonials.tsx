import type { Landing } from '@/content/schema/marketing/landing';
import { wideClass } from './wide';

/** What three people say, as quotations. */
export function Testimonials({ testimonials }: Pick<Landing, 'testimonials'>) {
  return (
    <section
      id="testimonials"
      aria-labelledby="testimonials-heading"
      className="later bg-sunken [--room:56rem] lg:[--room:28rem]"
    >
      <div className={`${wideClass} py-16 md:py-24`}>
        <h2
          id="testimonials-heading"
          className="text-heading tracking-[-0.025em] md:text-figure md:leading-[1.08]"
        >
          {testimonials.heading}
        </h2>
        <div className="mt-8 grid gap-x-10 gap-y-10 md:mt-11 lg:grid-cols-3 print:mt-5 print:gap-y-6">
          {testimonials.items.map(({ id, quote, name, role }) => (
            <figure key={id} className="flex flex-col border-t-2 border-text pt-5">
              <blockquote className="grow font-display text-title leading-normal font-medium text-pretty">
                <p>“{quote}”</p>
              </blockquote>
              <figcaption className="mt-5">
                <span className="block font-semibold">{name}</span>
                <span className="block text-note text-muted">{role}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
