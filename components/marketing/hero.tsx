import { underlinePath } from '@/components/marketing/model/underline-path';
import { buttonClass } from '@/components/ui/button';
import type { Landing } from '@/content/schema/marketing/landing';
import { DemoLink, loginAddress, pageWidthClass } from './site-header';

interface HeroProps {
  hero: Landing['hero'];
  /** The address of the demo video. */
  video: string | null | undefined;
}

/** The headline, one sentence, and on a phone a link to the demo video, which the header has no space for. */
export function Hero({ hero, video }: HeroProps) {
  const glued = /^\S*/.exec(hero.after)?.[0] ?? '';
  return (
    <section
      aria-labelledby="headline"
      className={`${pageWidthClass} grid grid-cols-[minmax(0,1fr)] items-end gap-x-12 gap-y-7 py-12 md:py-16 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]`}
    >
      <h1
        id="headline"
        className="text-display leading-[1.04] font-bold tracking-[-0.035em] text-balance"
      >
        {hero.before}{' '}
        <span className="inline-block max-w-full hyphens-auto">
          <Underlined word={hero.underlined} />
          {glued}
        </span>
        {hero.after.slice(glued.length)}
      </h1>
      <div className="max-w-md lg:pb-2">
        <p className="text-lead text-muted md:text-title md:leading-normal">{hero.lead}</p>
        <DemoLink video={video} className="mt-6 min-h-12 px-6 sm:hidden" />
      </div>
    </section>
  );
}

/** A word with a marigold underline. */
function Underlined({ word }: { word: string }) {
  return (
    <span className="relative inline-block max-w-full">
      {word}
      <svg
        viewBox={underlinePath.viewBox}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-x-0 -bottom-[0.04em] h-[0.17em] w-full fill-accent"
      >
        <path d={underlinePath.path} />
      </svg>
    </span>
  );
}

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
      <a href={loginAddress(openSample)} className={`${buttonClass('accent')} min-h-12 px-6`}>
        {openSample ? 'Take a Tour' : 'Login'}
      </a>
    </section>
  );
}
