import { underlinePath } from '@/components/marketing/model/underline-path';
import { buttonClass } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import type { Landing } from '@/content/schema/marketing/landing';
import { loginAddress, pageWidthClass, sectionHeadingClass } from './site-header';

interface HeroProps {
  hero: Landing['hero'];
  openSample: boolean;
}

/** The headline, one sentence and the ways in; on a college's own site also its own picture. */
export function Hero({ hero, openSample }: HeroProps) {
  const glued = /^\S*/.exec(hero.after)?.[0] ?? '';
  return (
    <section
      aria-labelledby="headline"
      className={`${pageWidthClass} pt-12 pb-10 md:pt-19 md:pb-16`}
    >
      <h1
        id="headline"
        className="max-w-[20ch] text-display leading-[1.04] font-bold tracking-[-0.035em] text-balance"
      >
        {hero.before}{' '}
        <span className="inline-block max-w-full hyphens-auto">
          <Underlined word={hero.underlined} />
          {glued}
        </span>
        {hero.after.slice(glued.length)}
      </h1>
      <p className="mt-6 max-w-[35rem] text-lead text-muted md:text-title md:leading-normal">
        {hero.lead}
      </p>
      <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-4">
        <EntryButtons openSample={openSample} />
        {openSample && (
          <p className="text-note text-muted print:hidden">Sample people, nothing to install</p>
        )}
      </div>
      {!openSample && hero.picture && (
        <Picture image={hero.picture} className="mt-12 h-auto w-full rounded-card" />
      )}
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

/** The ways in for a student and for a teacher: the tour, or on a college's own site the logins. */
function EntryButtons({ openSample }: { openSample: boolean }) {
  return (
    <div className="flex flex-wrap gap-3">
      <a
        href={loginAddress('student', openSample)}
        className={`${buttonClass('primary')} min-h-12 px-6 !whitespace-normal`}
      >
        {openSample ? 'Try it as a student' : 'Login'}
      </a>
      <a
        href={loginAddress('teacher', openSample)}
        className={`${buttonClass()} min-h-12 px-6 !whitespace-normal`}
      >
        {openSample ? (
          <span>
            <span className="sr-only">Try it </span>as a teacher
          </span>
        ) : (
          'Faculty Login'
        )}
      </a>
    </div>
  );
}

interface ClosingCallProps {
  call: Landing['callToAction'];
  openSample: boolean;
}

/** The call to action above the footer, with the ways in; renders nothing if there is none. */
export function ClosingCall({ call, openSample }: ClosingCallProps) {
  if (!call) return null;
  return (
    <section
      aria-labelledby="closing-heading"
      className={`${pageWidthClass} flex flex-wrap items-end justify-between gap-6 py-12 md:py-20`}
    >
      <h2 id="closing-heading" className={`max-w-[16ch] ${sectionHeadingClass}`}>
        {call.heading}
      </h2>
      <EntryButtons openSample={openSample} />
    </section>
  );
}
