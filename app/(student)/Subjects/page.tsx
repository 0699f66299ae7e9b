import { OfficeMail } from '@/components/page/office-mail';
import { calendarHost } from '@/components/schedule/model/icalendar';
import { EmptyPage } from '@/components/session/empty-page';
import { SignedOut } from '@/components/session/signed-out';
import { academic, calendar, dutyRule } from '@/content/campus';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { SubjectsPage } from './subjects';

export const metadata = portalMetadata(site, 'subjects');

const route = routes.subjects;

export default function Page() {
  return (
    <SubjectsPage
      sample={shownSample?.student ?? null}
      week={{ timeZone: site.timeZone, weekStart: calendar.weekStart }}
      calendarHost={calendarHost(site)}
      signedOut={shownSample ? null : <SignedOut kind="student" route={route} what="subjects" />}
      grading={academic.grading}
      threshold={site.attendanceThreshold}
      duty={dutyRule}
      empty={
        <EmptyPage
          kind="student"
          route={route}
          sentence="No Subjects Yet"
          hint="The subjects of this semester, with teachers and credits, will appear here."
          subject="subjects"
        >
          <OfficeMail email={site.helpCentre.email} />
        </EmptyPage>
      }
    />
  );
}
