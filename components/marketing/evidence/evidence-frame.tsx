import type { ReactNode } from 'react';
import { pageWidthClass } from '@/components/marketing/site-header';
import { SiteLogo } from '@/components/page/college-logo';
import { SpeculationRules } from '@/components/page/speculation-rules';
import { SkipLink } from '@/components/ui/skip-link';
import type { Site } from '@/content/schema/site';
import { asset, routes } from '@/lib/site/routes';

const homeClass = 'inline-flex min-h-10 pointer-coarse:min-h-11 items-center';
const linkClass = `${homeClass} font-semibold text-brand underline`;

interface EvidenceFrameProps {
  site: Pick<Site, 'product' | 'logo' | 'openSample'>;
  children: ReactNode;
}

/** A public page of text: the way home above and below it. */
export function EvidenceFrame({ site, children }: EvidenceFrameProps) {
  const home = asset(routes.landing);
  return (
    <>
      <SkipLink />
      <header className="border-b border-line">
        <div className={`${pageWidthClass} py-2.5 md:py-3.5`}>
          <a href={home} className={homeClass}>
            <SiteLogo site={site} />
          </a>
        </div>
      </header>
      <main id="main" className={`${pageWidthClass} py-12 md:py-16`}>
        {children}
        <p className="mt-12 flex flex-wrap justify-between gap-x-6 border-t border-line pt-6 print:hidden">
          <a href={home} className={linkClass}>
            Go to the home page
          </a>
          <a href="#main" className={linkClass}>
            Back to the top
          </a>
        </p>
      </main>
      <footer className={`${pageWidthClass} pb-8 print:hidden`}>
        <a href={asset(routes.accessibility)} className={linkClass}>
          Accessibility
        </a>
      </footer>
      <SpeculationRules />
    </>
  );
}

interface SentenceListProps {
  heading: string;
  sentences: readonly string[];
  /** The decorative icon in front of each sentence. */
  icon: ReactNode;
}

/** Sentences with a heading; renders nothing when there are none. */
export function SentenceList({ heading, sentences, icon }: SentenceListProps) {
  if (sentences.length === 0) return null;
  return (
    <div>
      <h3 className="text-lead">{heading}</h3>
      <ul className="mt-2 space-y-1.5">
        {sentences.map((sentence) => (
          <li key={sentence} className="flex gap-2.5">
            {icon}
            <span className="min-w-0">{sentence}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
