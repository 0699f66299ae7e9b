import { Bars3Icon, MagnifyingGlassIcon, SunIcon } from '@heroicons/react/24/outline';
import { Bell } from '@/components/notice/bell';
import { CollegeLogo } from '@/components/page/college-logo';
import { ThemeChoice } from '@/components/page/theme-choice';
import { buttonClass } from '@/components/ui/button';
import { Panel, PanelButton } from '@/components/ui/panel';
import type { Site } from '@/content/schema/site';
import type { SampleRecord } from '@/components/session/own-record';
import type { ShownPerson } from '@/lib/record/session-flag';
import type { ShellAudience } from './audience';
import { paletteId, paletteTitle } from './palette-pages';
import { ProfileMenu } from './profile-menu';
import { sidebarId } from './sidebar';
import { TopBarLead } from './top-bar-lead';

export interface TopBarProps {
  audience: ShellAudience;
  /** The record of the sample; null on a site without one. */
  sample: SampleRecord | null;
  person: ShownPerson | null;
  site: Pick<
    Site,
    | 'product'
    | 'openSample'
    | 'logo'
    | 'helpCentre'
    | 'notice'
    | 'passwords'
    | 'passwordPage'
    | 'offline'
    | 'timeZone'
    | 'search'
    | 'attendanceThreshold'
    | 'signedDecisionsOnly'
  >;
}

/** The bar above a portal page: greeting, search, theme, bell and account. */
export function TopBar({ audience, sample, person, site }: TopBarProps) {
  const icon = buttonClass('icon');
  return (
    <header className="mb-6 flex flex-wrap items-center justify-between gap-4 print:hidden">
      <PanelButton panel={sidebarId} label="Menu" className={`${icon} md:hidden`}>
        <Bars3Icon className="size-5" aria-hidden="true" />
      </PanelButton>
      <div className="order-last w-full min-w-0 md:order-none md:w-auto md:grow md:basis-48">
        <TopBarLead
          person={person}
          titles={[...audience.navigation, ...(audience.further ?? [])]
            .filter(({ href }) => href !== audience.home)
            .map(({ href, label }) => ({ href, label }))}
          profile={audience.profile}
          logo={<CollegeLogo logo={site.logo} />}
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-2.5 md:flex-none">
        <PanelButton
          panel={paletteId}
          label={paletteTitle}
          shortcut="Control+K Meta+K"
          className={`${icon} no-js:hidden lg:w-44! lg:justify-start lg:border-control lg:px-3! xl:w-56!`}
        >
          <MagnifyingGlassIcon className="size-5" aria-hidden="true" />
          <span className="hidden font-normal text-muted lg:inline">Search</span>
          <kbd
            aria-hidden="true"
            data-keys="Ctrl K"
            className="ms-auto hidden rounded-[5px] border border-line px-1.5 text-small font-normal before:content-[attr(data-keys)] lg:inline"
          />
        </PanelButton>
        <PanelButton panel="theme" label="Theme" className={`${icon} no-js:hidden`}>
          <SunIcon className="size-5" aria-hidden="true" />
        </PanelButton>
        <Panel id="theme" label="Theme">
          <ThemeChoice />
        </Panel>
        <Bell side={audience.side} timeZone={site.timeZone} sample={sample} />
        <ProfileMenu audience={audience} person={person} site={site} />
      </div>
    </header>
  );
}
