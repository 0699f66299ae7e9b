import { EmptyPicture } from '@/components/page/empty-picture';
import { OfficeMail } from '@/components/page/office-mail';
import { calendarHost } from '@/components/schedule/model/calendar-host';
import { SignedOut } from '@/components/session/signed-out';
import { EmptyState } from '@/components/ui/empty-state';
import { academic, calendar } from '@/content/campus';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';
import { samplePage } from '@/lib/list/list-file';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { SubjectsPage } from './subjects';
import { subjectsOf } from './subjects-of';

export const metadata = portalMetadata(site, 'subjects');

const route = routes.subjects;

export default function Page() {
  return (
    <SubjectsPage
      sample={samplePage(route, subjectsOf, shownSample?.student)}
      week={{ timeZone: site.timeZone, weekStart: calendar.weekStart }}
      calendarHost={calendarHost(site)}
      hasFeeds={academic.publicTimetables.sections}
      signedOut={<SignedOut kind="student" route={route} what="subjects" title="Subjects" />}
      grading={academic.grading}
      threshold={site.attendanceThreshold}
      empty={
        <EmptyState
          sentence="No Subjects Yet"
          hint="The subjects of this semester will appear here, with their teachers and credits. If yours are missing, email the office."
          picture={<EmptyPicture subject="subjects" />}
          action={<OfficeMail email={site.helpCentre.email} />}
        />
      }
    />
  );
}
