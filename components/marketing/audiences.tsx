import { ArrowRightIcon } from '@heroicons/react/16/solid';
import type { Landing } from '@/content/schema/marketing/landing';
import { linkAddress } from '@/lib/site/routes';
import { pageWidthClass } from './site-header';

/** For whom the portal is, each with a link to see it; on a phone only names and links. Renders nothing for none. */
export function Audiences({ audiences }: Pick<Landing, 'audiences'>) {
  if (!audiences?.length) return null;
  return (
    <section aria-label="For whom it is" className="border-y border-line bg-surface">
      <ul
        className={`${pageWidthClass} grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-7 py-12 sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-4`}
      >
        {audiences.map(({ id, title, text, link }) => (
          <li key={id} className="flex min-w-0 flex-col border-t-2 border-text pt-4">
            <h2 dir="auto" className="text-lead">
              {title}
            </h2>
            <p dir="auto" className="mt-1 text-note text-muted max-sm:hidden">
              {text}
            </p>
            <p className="mt-auto pt-2">
              <a
                href={linkAddress(link.href)}
                className="inline-flex min-h-8 items-center gap-1.5 text-note font-semibold text-brand underline-offset-4 hover:underline pointer-coarse:min-h-11"
              >
                {link.text}
                <ArrowRightIcon className="size-4 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
