import { PortalLink } from '@/components/page/portal-link';
import { calendarHost } from '@/components/schedule/model/icalendar';
import { cornerLinkClass } from '@/components/ui/button';
import { EmptyPage } from '@/components/session/empty-page';
import { SignedOut } from '@/components/session/signed-out';
import { academic, calendar } from '@/content/campus';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { FacultyClassroomPage } from './faculty-classroom';

export const metadata = portalMetadata(site, 'facultyClassroom');

const route = routes.facultyClassroom;

export default function Page() {
  return (
    <FacultyClassroomPage
      sample={shownSample?.teacher ?? null}
      week={{ timeZone: site.timeZone, weekStart: calendar.weekStart }}
      calendarHost={calendarHost(site)}
      signedOut={shownSample ? null : <SignedOut kind="teacher" route={route} what="classroom" />}
      hours={academic.hours}
      empty={
        <EmptyPage
          kind="teacher"
          route={route}
          sentence="Not Available Yet"
          hint="Your sections and their rooms will appear here."
          subject="classroom"
        >
          <PortalLink href={routes.facultyDashboard} className={cornerLinkClass}>
            Open the dashboard
          </PortalLink>
        </EmptyPage>
      }
    />
  );
}
