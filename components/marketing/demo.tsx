import type { Landing } from '@/content/schema/marketing/landing';
import { Picture } from '@/components/ui/picture';
import { wideClass } from './wide';

const crop = 'h-full w-full object-cover object-[66%_0] sm:object-top';

/** The dashboard as the product draws it, rising from behind the figures below it. */
export function Demo({ demo }: { demo: Landing['demo'] }) {
  return (
    <section id="demo" aria-labelledby="demo-heading" className={`${wideClass} scroll-mt-6`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 pb-5">
        <h2 id="demo-heading" className="text-title">
          {demo.heading}
        </h2>
        <p className="text-muted">{demo.text}</p>
      </div>
      <div className="aspect-[6/5] overflow-hidden rounded-t-card border border-b-0 border-line bg-canvas sm:aspect-[1440/780]">
        <Picture image={demo.image} className={`${crop} dark:hidden`} />
        <Picture image={demo.darkImage} className={`${crop} hidden dark:block`} />
      </div>
    </section>
  );
}
