import type { Landing } from '@/content/schema/marketing/landing';
import { linkAddress } from '@/lib/site/routes';
import { pageWidthClass } from './site-header';

interface FactStripProps extends Pick<Landing, 'facts'> {
  /** The name of the portal. */
  product: string;
}

/** Shows what is true of the product, each fact with a link to where it is checked; renders nothing when there are none. */
export function FactStrip({ product, facts }: FactStripProps) {
  if (!facts?.length) return null;
  return (
    <section aria-label={`Facts about ${product}`} className="bg-feature text-on-feature">
      <ul
        className={`${pageWidthClass} grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-7 py-8 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]`}
      >
        {facts.map(({ value, label, href }) => (
          <li key={value}>
            <a
              href={linkAddress(href)}
              className="group block h-full -outline-offset-2 outline-current"
            >
              <span className="figure block text-heading md:text-[2.125rem] md:leading-tight">
                <bdi>{value}</bdi>
              </span>{' '}
              <span dir="auto" className="underline-offset-4 group-hover:underline">
                {label}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
