import { Bars3Icon, MagnifyingGlassIcon, SunIcon } from '@heroicons/react/24/outline';
import { Bell } from '@/components/notice/bell';
import type { NotificationItem } from '@/components/notice/model/notifications';
import { CollegeLogo } from '@/components/page/college-logo';
import { ThemeChoice } from '@/components/page/theme-choice';
import { buttonClass } from '@/components/ui/button';
import { Panel, PanelButton } from '@/components/ui/panel';
import type { Site } from '@/content/schema/site';
import type { PageList } from '@/lib/list/long-list';
import type { ShownPerson } from '@/lib/record/session-flag';
import type { ShellAudience } from './audience';
import { paletteId, paletteTitle } from './palette-props';
import { ProfileMenu } from './profile-menu';
import { sidebarId } from './sidebar';
import { TopBarLead } from './top-bar-lead';

export interface TopBarProps {
  audience: ShellAudience;
  /** The person of the sample; null on a site without one. */
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
    | 'timeZone'
    | 'signedDecisionsOnly'
  >;
  /** The college's notifications for this side. */
  notifications?: PageList<NotificationItem>;
}

/** The bar above a portal page: greeting, search, theme, bell and account. */
export function TopBar({ audience, person, site, notifications }: TopBarProps) {
  const icon = buttonClass('icon');
  return (
    <header className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-4 print:hidden">
      <PanelButton panel={sidebarId} label="Menu" className={`${icon} md:hidden`}>
        <Bars3Icon className="size-5" aria-hidden="true" />
      </PanelButton>
      <div className="order-last w-full min-w-0 md:order-none md:w-auto md:grow md:basis-48">
        <TopBarLead
          person={person}
          home={audience.home}
          profile={audience.profile}
          logo={<CollegeLogo logo={site.logo} />}
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-2.5 md:flex-none">
        <PanelButton
          panel={paletteId}
          label={paletteTitle}
          shortcut="Control+K Meta+K"
          className={`${icon} no-js:hidden`}
        >
          <MagnifyingGlassIcon className="size-5" aria-hidden="true" />
        </PanelButton>
        <PanelButton panel="theme" label="Theme" className={`${icon} no-js:hidden`}>
          <SunIcon className="size-5" aria-hidden="true" />
        </PanelButton>
        <Panel id="theme" label="Theme">
          <ThemeChoice />
        </Panel>
        <Bell side={audience.side} timeZone={site.timeZone} notifications={notifications} />
        <ProfileMenu audience={audience} person={person} site={site} />
      </div>
    </header>
  );
}
