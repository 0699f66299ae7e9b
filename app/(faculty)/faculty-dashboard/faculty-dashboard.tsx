'use client';

import type { CalendarHost } from '@/components/schedule/model/calendar-host';
import { OwnRecord, type OwnPageProps } from '@/components/session/own-record';
import { FacultyDashboardBody } from './faculty-dashboard-body';
import { facultyDashboardOf, type FacultyDashboardProps } from './faculty-dashboard-of';

interface FacultyDashboardPageProps extends OwnPageProps<FacultyDashboardProps> {
  calendarHost: CalendarHost;
  /** The names of the categories of activities. */
  categories: readonly string[];
}

export function FacultyDashboardPage({
  sample,
  signedOut,
  calendarHost,
  categories,
}: FacultyDashboardPageProps) {
  return (
    <OwnRecord kind="teacher" sample={sample} read={facultyDashboardOf} signedOut={signedOut}>
      {(props) => (
        <FacultyDashboardBody {...props} calendarHost={calendarHost} categories={categories} />
      )}
    </OwnRecord>
  );
}
