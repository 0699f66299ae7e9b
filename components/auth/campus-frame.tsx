import type { ReactNode } from 'react';
import { CampusArt } from '@/components/campus/campus-art';
import { SiteLogo } from '@/components/page/college-logo';
import { SpeculationRules } from '@/components/page/speculation-rules';
import { SkipLink } from '@/components/ui/skip-link';
import type { Site } from '@/content/schema/site';
import type { CampusMap } from '@/content/schema/student/campus-map';
import { asset, routes } from '@/lib/site/routes';
import { linkClass } from './link-class';

interface CampusFrameProps {
  site: Pick<Site, 'product' | 'openSample' | 'logo' | 'college'>;
  map: CampusMap;
  /** Draws the campus with a building missing. */
  missing?: boolean;
  /** Shown at the foot of the page. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A page next to a drawing of the campus; on narrow screens the drawing is a band above the page. */
export function CampusFrame({ site, map, missing, foot, children }: CampusFrameProps) {
  return (
    <>
      <SkipLink />
      <div className="grid min-h-dvh grid-rows-[auto_1fr] md:grid-cols-2 md:grid-rows-1">
        <div className="flex min-w-0 flex-col max-md:row-start-2">
          <header className="flex flex-wrap items-center justify-between gap-x-4 px-4 pt-3 sm:px-8 md:pt-6">
            <a
              href={asset(routes.landing)}
              className="inline-flex min-h-10 pointer-coarse:min-h-11 items-center"
            >
              <SiteLogo site={site} />
            </a>
            <p className="text-note text-muted">{site.college}</p>
          </header>
          <main
            id="main"
            className="flex grow justify-center px-4 pt-6 pb-6 sm:px-8 md:items-center md:pb-12"
          >
            {children}
          </main>
          <footer className="flex flex-wrap justify-between gap-x-4 px-4 pb-4 text-note text-muted sm:px-8 print:hidden">
            {foot}
            <a href={asset(routes.accessibility)} className={linkClass}>
              Accessibility
            </a>
          </footer>
        </div>
        <div className="relative forced-color-adjust-none bg-feature max-md:row-start-1 max-md:h-24 print:hidden">
          <CampusArt map={map} missing={missing} className="absolute inset-0 size-full" />
        </div>
      </div>
      <SpeculationRules />
    </>
  );
}
