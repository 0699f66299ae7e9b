import type { ReactNode } from 'react';
import { credentialIssuer } from '@/components/credential/model/issuer';
import { BackupReminder } from '@/components/device/backup-reminder';
import { Offline } from '@/components/offline/offline';
import { OwnName } from '@/components/session/own-name';
import { PanelHead } from '@/components/ui/all-panel';
import { Announcer } from '@/components/ui/announcer';
import { SkipLink } from '@/components/ui/skip-link';
import { ownCopyId } from '@/lib/record/own-copy';
import { shownPerson } from '@/lib/record/session-flag';
import type { DutyRule } from '@/content/schema/academic';
import type { Site } from '@/content/schema/site';
import { asset } from '@/lib/site/routes';
import { HydratedPage } from './hydrated-page';
import { CloseOnNavigate } from './close-on-navigate';
import { NewReleaseNote } from './new-release-note';
import { PalettePages, paletteId, paletteTitle } from './palette-pages';
import { PalettePanel } from './palette-panel';
import { PageDeletions, PageToasts } from './page-toasts';
import { RecordDay } from './record-day';
import { Sidebar } from './sidebar';
import { TourSlot } from './tour/tour-slot';
import { TopBar, type TopBarProps } from './top-bar';

interface ShellProps extends Omit<TopBarProps, 'person' | 'site'> {
  site: TopBarProps['site'] & Pick<Site, 'siteUrl' | 'college' | 'credentialYears'>;
  duty: DutyRule;
  children: ReactNode;
}

/** The frame around every portal page: sidebar, top bar, the page and the notice of a sample. */
export function Shell({ audience, sample, site, duty, children }: ShellProps) {
  const person = sample && shownPerson(sample);
  const pages = audience.navigation.map(({ href, label }) => ({ href, label }));
  return (
    <>
      <SkipLink />
      {site.openSample && <TourSlot issuer={credentialIssuer(site)} />}
      <CloseOnNavigate />
      {site.offline !== false && <Offline />}
      <BackupReminder settings={asset(audience.settings)} />
      <div className="flex min-h-dvh">
        <Sidebar site={site} audience={audience} hasSample={person !== null} />
        <div className="flex min-w-0 grow border-line not-print:md:border-s">
          <div className="mx-auto flex w-full max-w-7xl min-w-0 flex-col px-4 py-5 md:p-8 print:pb-0">
            <TopBar audience={audience} sample={sample} person={person} site={site} />
            <main id="main" tabIndex={-1} className="grow outline-none">
              {/* The build adds the script that fills it with the copy of the person's page; React leaves its content alone. */}
              <div
                id={ownCopyId}
                inert
                suppressHydrationWarning
                dangerouslySetInnerHTML={{ __html: '' }}
              />
              <OwnName person={person}>
                <HydratedPage signedOnly={site.signedDecisionsOnly ?? false}>
                  {children}
                </HydratedPage>
                <PageDeletions />
              </OwnName>
            </main>
            <RecordDay person={person} notice={site.notice} />
          </div>
        </div>
      </div>
      <PalettePanel
        side={audience.side}
        pages={pages}
        sample={sample}
        timeZone={site.timeZone}
        synonyms={site.search}
        threshold={site.attendanceThreshold}
        duty={duty}
        head={<PanelHead panel={paletteId} title={paletteTitle} heading="h2" />}
        start={<PalettePages pages={pages} />}
      />
      <Announcer />
      <PageToasts />
      <NewReleaseNote />
    </>
  );
}
