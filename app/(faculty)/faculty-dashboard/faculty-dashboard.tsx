'use client';

import type { ReactNode } from 'react';
import type { CalendarHost } from '@/components/schedule/model/calendar-host';
import { OwnRecord } from '@/components/session/own-record';
import { FacultyDashboardBody } from './faculty-dashboard-body';
import { facultyDashboardOf, type FacultyDashboardProps } from './faculty-dashboard-of';

interface FacultyDashboardPageProps {
  sample: FacultyDashboardProps | null;
  signedOut: ReactNode;
  calendarHost: CalendarHost;
}

export function FacultyDashboardPage({
  sample,
  signedOut,
  calendarHost,
}: FacultyDashboardPageProps) {
  return (
    <OwnRecord kind="teacher" sample={sample} read={facultyDashboardOf} signedOut={signedOut}>
      {(props) => <FacultyDashboardBody {...props} calendarHost={calendarHost} />}
    </OwnRecord>
  );
}
