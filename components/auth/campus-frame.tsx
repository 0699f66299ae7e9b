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
  children: ReactNode;
}

/** A page next to a drawing of the campus; on narrow screens the drawing is a band above the page. */
export function CampusFrame({ site, map, missing, children }: CampusFrameProps) {
  return (
    <>
      <SkipLink />
      <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-2 lg:grid-rows-1">
        <div className="flex min-w-0 flex-col max-lg:row-start-2">
          <header className="px-4 pt-5 sm:px-8 lg:pt-7">
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
            className="flex grow justify-center px-4 pt-6 pb-12 sm:px-8 lg:items-center lg:pb-24"
          >
            {children}
          </main>
          <footer className="px-4 pb-5 text-note sm:px-8 print:hidden">
            <a href={asset(routes.accessibility)} className={linkClass}>
              Accessibility
            </a>
          </footer>
        </div>
        <div className="relative forced-color-adjust-none bg-feature max-lg:row-start-1 max-lg:h-44 sm:max-lg:h-72 print:hidden">
          <CampusArt map={map} missing={missing} className="absolute inset-0 size-full" />
        </div>
      </div>
      <SpeculationRules />
    </>
  );
}
