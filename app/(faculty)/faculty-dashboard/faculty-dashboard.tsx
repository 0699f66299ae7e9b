'use client';

import { StudentProfiles } from '@/components/activity/faculty/student-profiles';
import { NewAssignment } from '@/components/assignment/faculty/new-assignment';
import { ProgressBanner } from '@/components/assignment/faculty/progress-banner';
import type { CredentialIssuer } from '@/components/credential/model/issuer';
import { HelpLink } from '@/components/help/help-link';
import { Notices } from '@/components/notice/faculty/notices';
import { PrintHeading } from '@/components/print/print-heading';
import { UpcomingClasses } from '@/components/schedule/classes/upcoming-classes';
import type { CalendarHost } from '@/components/schedule/model/calendar-host';
import { OwnRecord, type OwnPageProps } from '@/components/session/own-record';
import type { HelpRules } from '@/content/schema/academic';
import { facultyDashboardOf, type FacultyDashboardProps } from './faculty-dashboard-of';

/** What the college's files say. */
interface FacultyDashboardSite {
  calendarHost: CalendarHost;
  rules: HelpRules;
  issuer: CredentialIssuer;
  /** Whether only signed decisions are accepted. */
  signedOnly?: boolean;
  /** The names of the categories of activities. */
  categories: readonly string[];
}

type FacultyDashboardPageProps = OwnPageProps<FacultyDashboardProps> & FacultyDashboardSite;

export function FacultyDashboardPage({ sample, signedOut, ...college }: FacultyDashboardPageProps) {
  return (
    <OwnRecord kind="teacher" sample={sample} read={facultyDashboardOf} signedOut={signedOut}>
      {(props) => <FacultyDashboardBody {...props} {...college} />}
    </OwnRecord>
  );
}

function FacultyDashboardBody(props: FacultyDashboardProps & FacultyDashboardSite) {
  const { progress, classes, schedule, notices, sections, calendarHost, rules, ...profiles } =
    props;
  const { by, employeeId } = profiles;
  return (
    <div className="grid grid-cols-1 gap-4.5">
      <PrintHeading title="Dashboard" />
      <StudentProfiles {...profiles} />
      <UpcomingClasses classes={classes} schedule={schedule} by={by} calendarHost={calendarHost} />
      <HelpLink students={profiles.students} rules={rules} />
      <div className="grid grid-cols-1 items-start gap-4.5 xl:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <ProgressBanner progress={progress} />
        <NewAssignment
          sections={sections}
          by={by}
          employeeId={employeeId}
          className="xl:row-span-2"
        />
        <Notices notices={notices} by={by} />
      </div>
    </div>
  );
}
