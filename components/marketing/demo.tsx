import type { Landing } from '@/content/schema/marketing/landing';
import { DemoPicture } from './demo-picture';
import { pageWidthClass } from './page-width';

/** A picture of the dashboard, with its lower edge at the figures below it. */
export function Demo({ demo }: { demo: Landing['demo'] }) {
  return (
    <section id="demo" aria-labelledby="demo-heading" className={`${pageWidthClass} scroll-mt-6`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 pb-5">
        <h2 id="demo-heading" className="text-title">
          {demo.heading}
        </h2>
        <p className="text-muted">{demo.text}</p>
      </div>
      <div className="-mx-px overflow-hidden rounded-t-card border border-b-0 border-line bg-canvas">
        <DemoPicture alt={demo.alt} />
      </div>
    </section>
  );
}
