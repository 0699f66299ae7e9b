'use client';

import { useEffect, useMemo, useRef } from 'react';
import { StudentProfiles } from '@/components/activity/faculty/student-profiles';
import { leaveDesk, useDesk } from '@/components/activity/faculty/use-desk';
import type { ReviewContent } from '@/components/activity/faculty/use-review-queue';
import { sectionsOf } from '@/components/activity/model/register';
import { NewAssignment } from '@/components/assignment/faculty/new-assignment';
import { OpenAssignments } from '@/components/assignment/faculty/open-assignments';
import { ProgressBanner } from '@/components/assignment/faculty/progress-banner';
import { sectionSizes } from '@/components/assignment/model/open-assignment';
import type { CredentialIssuer } from '@/components/credential/model/issuer';
import { withDrafts } from '@/components/form/with-drafts';
import { canList, HelpCard } from '@/components/progress/faculty/help-card';
import { Notices } from '@/components/notice/faculty/notices';
import { PrintHeading } from '@/components/print/print-heading';
import { UpcomingClasses } from '@/components/schedule/classes/upcoming-classes';
import { OwnRecord, type OwnPageProps } from '@/components/session/own-record';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';
import type { DecisionReasons, DutyRule, HelpRules } from '@/content/schema/academic';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import type { Activity } from '@/lib/activity/activity';
import { workspace } from '@/lib/store/device';

interface FacultyDashboardSite {
  rules: HelpRules;
  /** The college's time zone, as an IANA name. */
  timeZone: string;
  duty: DutyRule;
  issuer: CredentialIssuer;
  /** True if only signed decisions are accepted. */
  signedOnly?: boolean;
  activityRules: ActivityRules;
  reasons: DecisionReasons;
}

interface FacultyDashboardPageProps extends OwnPageProps<TeacherRecord>, FacultyDashboardSite {
  /** The sample's student, who submits on the same device. */
  sampleStudent?: StudentRecord | undefined;
}

export function FacultyDashboardPage(props: FacultyDashboardPageProps) {
  const { sample, sampleStudent, signedOut, ...site } = props;
  return (
    <OwnRecord kind="teacher" sample={sample} signedOut={signedOut}>
      {(record) => (
        <FacultyDashboardBody
          record={record}
          onDevice={record === sample ? sampleStudent : undefined}
          {...site}
        />
      )}
    </OwnRecord>
  );
}

interface FacultyDashboardBodyProps extends FacultyDashboardSite {
  record: TeacherRecord;
  onDevice: StudentRecord | undefined;
}

const none: readonly Activity[] = [];

const loadDesk = async () => {
  const [desk] = await Promise.all([
    import('@/components/activity/faculty/decision-desk'),
    workspace.load('drafts'),
    workspace.load('keys'),
  ]);
  return desk.DecisionDesk;
};

const loadWrite = async () =>
  (await withDrafts(import('@/components/progress/faculty/message-dialog'))).MessageDialog;

function FacultyDashboardBody({ record, onDevice, ...site }: FacultyDashboardBodyProps) {
  const { progress, classes, classroom, schedule, notices, register, assignments } = record;
  const { rules, activityRules, timeZone, duty, ...decisions } = site;
  const { name: by, employeeId } = record.facultyProfile;
  const review: ReviewContent = {
    by,
    employeeId,
    rows: record.studentRows.items,
    students: register.items,
    student: onDevice?.student ?? null,
    activities: onDevice?.activities.items ?? none,
    keys: record.keys.items,
    rules: activityRules,
    categories: activityRules.categories.map(({ name }) => name),
    ...decisions,
  };
  const sizes = useMemo(() => sectionSizes(record), [record]);
  const desk = useDesk();
  const { Component: Desk } = useLazyWhen(loadDesk, desk !== null, {}, leaveDesk);
  useReturnFocus(desk);
  if (desk !== null) return Desk && <Desk content={review} id={desk} />;
  const row = 'grid grid-cols-1 gap-4.5';
  const wideFirst = `${row} @4xl/page:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]`;
  const hasHelp = canList(register.items, rules);
  return (
    <div className="@container/page">
      <PrintHeading title="Dashboard" />
      <div className={row}>
        <div className={wideFirst}>
          <StudentProfiles {...review} />
          <UpcomingClasses
            classes={classes.items}
            schedule={schedule}
            by={by}
            timeZone={timeZone}
            className="order-first @4xl/page:order-none"
          />
        </div>
        <div className={`${row} ${hasHelp ? '@4xl/page:grid-cols-2' : ''}`}>
          {hasHelp && <HelpCard {...{ record, rules, by, loadWrite, timeZone, duty }} />}
          <ProgressBanner progress={progress}>
            <OpenAssignments items={assignments.items} sizes={sizes} />
          </ProgressBanner>
        </div>
        <div className={wideFirst}>
          <NewAssignment
            sections={sectionsOf(classroom.items, classes.items, register.items)}
            sizes={sizes}
            by={by}
            employeeId={employeeId}
          />
          <Notices notices={notices.items} by={by} />
        </div>
      </div>
    </div>
  );
}

/** Focuses the row that the desk was left at, or the button that opened it. */
function useReturnFocus(desk: string | null): void {
  const left = useRef<string | null>(null);
  useEffect(() => {
    if (desk === null && left.current !== null) {
      const linkOf = (id: string) => document.querySelector<HTMLElement>(`[data-desk="${id}"]`);
      (linkOf(left.current ?? '') ?? linkOf(''))?.focus();
    }
    left.current = desk;
  }, [desk]);
}
