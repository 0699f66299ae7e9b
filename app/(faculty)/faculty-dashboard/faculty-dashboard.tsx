'use client';

import type { CalendarHost } from '@/components/schedule/model/calendar-host';
import { OwnRecord, type OwnPageProps } from '@/components/session/own-record';
import type { HelpRules } from '@/content/schema/academic';
import { FacultyDashboardBody } from './faculty-dashboard-body';
import { facultyDashboardOf, type FacultyDashboardProps } from './faculty-dashboard-of';

interface FacultyDashboardPageProps extends OwnPageProps<FacultyDashboardProps> {
  calendarHost: CalendarHost;
  rules: HelpRules;
}

export function FacultyDashboardPage({
  sample,
  signedOut,
  calendarHost,
  rules,
}: FacultyDashboardPageProps) {
  return (
    <OwnRecord kind="teacher" sample={sample} read={facultyDashboardOf} signedOut={signedOut}>
      {(props) => <FacultyDashboardBody {...props} calendarHost={calendarHost} rules={rules} />}
    </OwnRecord>
  );
}
