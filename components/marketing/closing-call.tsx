import { buttonClass } from '@/components/ui/button';
import type { Landing } from '@/content/schema/marketing/landing';
import { asset, routes } from '@/lib/site/routes';
import { pageWidthClass } from './page-width';

interface ClosingCallProps {
  call: Landing['callToAction'];
  openSample: boolean;
}

/** The call to action above the footer, with a link to the login page; renders nothing if there is none. */
export function ClosingCall({ call, openSample }: ClosingCallProps) {
  if (!call) return null;
  return (
    <section
      aria-labelledby="closing-heading"
      className={`${pageWidthClass} flex flex-col items-start gap-6 py-16 md:py-28 lg:flex-row lg:items-end lg:justify-between`}
    >
      <div>
        <h2
          id="closing-heading"
          className="max-w-[18ch] text-[clamp(2rem,1.2rem+3.4vw,3.75rem)] leading-[1.05] font-bold tracking-[-0.03em]"
        >
          {call.heading}
        </h2>
        <p className="mt-4 text-lead text-muted">{call.text}</p>
      </div>
      <a href={asset(routes.login)} className={`${buttonClass('accent')} min-h-12 px-6`}>
        {openSample ? 'Take a Tour' : 'Login'}
      </a>
    </section>
  );
}
